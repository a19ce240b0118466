import type { CancelSignal, FileSource, LocalFile, TakenKind } from '@/platform/types';

export interface UploadRules {
  /** Judged by content. */
  types: readonly TakenKind[];
  /** After compression. */
  maxBytes: number;
  /** 0: no cap (specification, flows, 5.4). */
  max: number;
}

/** `cut`, `stalled` and `stopped` files can be sent again. */
export type UploadProblem =
  | { kind: 'tooLarge'; limitBytes: number }
  | { kind: 'wrongType' }
  | { kind: 'rawPicture' }
  | { kind: 'empty' }
  | { kind: 'cut' }
  /** No progress for a while. */
  | { kind: 'stalled' }
  | { kind: 'stopped' }
  /** Sent again on return. */
  | { kind: 'resuming' }
  | { kind: 'refused'; text: string }
  /** Can be sent anyway. */
  | { kind: 'doubtful'; text: string };

/** In words; null: none, or unknown. Never rejects. */
export type DoubtOf = (file: LocalFile) => Promise<string | null>;

export interface UploadEntry {
  readonly id: number;
  /** Shown to the user, from 1. */
  readonly number: number;
  readonly state: 'preparing' | 'uploading' | 'done' | 'failed';
  readonly percent: number;
  /** Chosen, later sent; null: only the key is known. */
  readonly file: LocalFile | null;
  /** The same at every try: one file at the server. '' before. */
  readonly fileNumber: string;
  /** ossFileKey. */
  readonly key: string | null;
  readonly problem: UploadProblem | null;
}

export interface UploadsState {
  readonly entries: readonly UploadEntry[];
  readonly choosing: boolean;
  readonly barred: 'denied' | 'unsupported' | null;
}

export interface SendOptions {
  fileNumber: string;
  onProgress: (percent: number) => void;
  signal: CancelSignal;
}
/** Rejects with AppError. */
export type SendFile = (file: LocalFile, options: SendOptions) => Promise<{ ossFileKey: string }>;

export interface Uploads {
  getState: () => UploadsState;
  subscribe: (listener: () => void) => () => void;
  /** Replaces `instead`. Within a tap. */
  choose: (source: FileSource, instead?: number) => Promise<void>;
  /** As it is. Null: failed, see its entry. */
  add: (file: LocalFile) => Promise<string | null>;
  /** Also for a doubtful file. */
  retry: (id: number) => Promise<void>;
  stop: (id: number) => void;
  remove: (id: number) => void;
  /** While shown; the returned call stops uploads. */
  begin: () => () => void;
}

export const keysOf = ({ entries }: UploadsState): string[] =>
  entries.flatMap(({ key }) => (key === null ? [] : [key]));

const KEPT: readonly UploadProblem['kind'][] = ['cut', 'stalled', 'stopped', 'resuming', 'refused'];

/** Refusals may concern more than the file. */
export const isKept = (problem: UploadProblem | null): boolean =>
  problem !== null && KEPT.includes(problem.kind);

/** Takes no place; goes when another is chosen. */
export const isTurnedDown = ({ state, problem }: UploadEntry): boolean =>
  state === 'failed' && !isKept(problem);

export const isUnfinished = ({ entries }: UploadsState): boolean =>
  entries.some((entry) => entry.state !== 'done' && !isTurnedDown(entry));

/** Null: nothing lacks. */
export function lackOf(
  state: UploadsState | undefined | null,
  required = true,
): 'missing' | 'waiting' | 'troubled' | null {
  const entries = state?.entries ?? [];
  const answered = !required || entries.some(({ key }) => key !== null);
  if (entries.some((entry) => entry.state === 'failed' && !(answered && isTurnedDown(entry))))
    return 'troubled';
  if (state && isUnfinished(state)) return 'waiting';
  return answered ? null : 'missing';
}

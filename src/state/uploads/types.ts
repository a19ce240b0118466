import type { CancelSignal, FileSource, LocalFile, TakenKind } from '@/platform/types';

export interface UploadRules {
  /** Judged by content. */
  types: readonly TakenKind[];
  /** After compression. */
  maxBytes: number;
  /** 0: no cap (specification, flows, 5.4). */
  max: number;
}

/** A file that was `cut`, `stalled` or `stopped` is kept and can be sent again. */
export type UploadProblem =
  | { kind: 'tooLarge'; limitBytes: number }
  | { kind: 'wrongType' }
  | { kind: 'rawPicture' }
  | { kind: 'empty' }
  | { kind: 'cut' }
  /** No progress for a while. */
  | { kind: 'stalled' }
  | { kind: 'stopped' }
  /** Interrupted in the background: sent again on return. */
  | { kind: 'resuming' }
  | { kind: 'refused'; text: string }
  /** Better taken again; can be sent all the same. */
  | { kind: 'doubtful'; text: string };

/** The fault in words; null: none, or unknown. Never rejects. */
export type DoubtOf = (file: LocalFile) => Promise<string | null>;

export interface UploadEntry {
  readonly id: number;
  /** Shown to the user, from 1. */
  readonly number: number;
  readonly state: 'preparing' | 'uploading' | 'done' | 'failed';
  readonly percent: number;
  /** As chosen, later as sent; null when only the key is known. */
  readonly file: LocalFile | null;
  /** Timestamp and 6 digits, the same at every try, so that the server keeps one file. '' before the first. */
  readonly fileNumber: string;
  /** ossFileKey, once the server has the file. */
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
  /** Replaces the entry `instead`, if given. Must be called within a tap. */
  choose: (source: FileSource, instead?: number) => Promise<void>;
  /** Sends a file made by the app as it is. Null when it did not arrive; its entry has the reason. */
  add: (file: LocalFile) => Promise<string | null>;
  /** Resends a kept file under its number, or a doubtful one all the same. */
  retry: (id: number) => Promise<void>;
  stop: (id: number) => void;
  remove: (id: number) => void;
  /** Call when the screen is shown. The returned function also stops running uploads. */
  begin: () => () => void;
}

/** Files the server has; only these are submitted. */
export const keysOf = ({ entries }: UploadsState): string[] =>
  entries.flatMap(({ key }) => (key === null ? [] : [key]));

const KEPT: readonly UploadProblem['kind'][] = ['cut', 'stalled', 'stopped', 'resuming', 'refused'];

/** Worth sending again; a refusal may concern more than the file. */
export const isKept = (problem: UploadProblem | null): boolean =>
  problem !== null && KEPT.includes(problem.kind);

/** Takes no place, and goes when another file is chosen. */
export const isTurnedDown = ({ state, problem }: UploadEntry): boolean =>
  state === 'failed' && !isKept(problem);

/** Not the moment to submit. */
export const isUnfinished = ({ entries }: UploadsState): boolean =>
  entries.some((entry) => entry.state !== 'done' && !isTurnedDown(entry));

/** Null: answered, or no file needed and none waiting. */
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

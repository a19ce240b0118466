import type { CancelSignal, FileSource, LocalFile, TakenKind } from '@/platform/types';

export interface UploadRules {
  /** Accepted file kinds, judged by content. */
  types: readonly TakenKind[];
  /** Bytes as sent, so after compression. */
  maxBytes: number;
  /** How many files; 0 means no cap (specification, flows, 5.4). */
  max: number;
}

/** Why a file is not sent, or not yet. A file that was `cut`, `stalled` or `stopped` is kept and can be sent again. */
export type UploadProblem =
  | { kind: 'tooLarge'; limitBytes: number }
  | { kind: 'wrongType' }
  | { kind: 'rawPicture' }
  | { kind: 'empty' }
  | { kind: 'cut' }
  /** Nothing of it went through for a while. */
  | { kind: 'stalled' }
  | { kind: 'stopped' }
  /** The app was away: sent again of itself as soon as it is back. */
  | { kind: 'resuming' }
  | { kind: 'refused'; text: string }
  /** Looked at on the device and better taken again; the person may send it all the same. */
  | { kind: 'doubtful'; text: string };

/** The fault of a chosen picture, in words; null where there is none, or where it cannot be told. Never rejects. */
export type DoubtOf = (file: LocalFile) => Promise<string | null>;

export interface UploadEntry {
  readonly id: number;
  /** From 1, among those that are there: what a person counts by. */
  readonly number: number;
  readonly state: 'preparing' | 'uploading' | 'done' | 'failed';
  /** 0 to 100. */
  readonly percent: number;
  /** As chosen, later as sent; null for a file of which only the key is known. */
  readonly file: LocalFile | null;
  /** Timestamp and 6 digits; the same at every try, so that the server keeps one file. '' before the first. */
  readonly fileNumber: string;
  /** ossFileKey, once the server has the file. */
  readonly key: string | null;
  readonly problem: UploadProblem | null;
}

export interface UploadsState {
  readonly entries: readonly UploadEntry[];
  /** The target's picker is open. */
  readonly choosing: boolean;
  /** Why the last choice came to nothing. */
  readonly barred: 'denied' | 'unsupported' | null;
}

export interface SendOptions {
  fileNumber: string;
  onProgress: (percent: number) => void;
  signal: CancelSignal;
}
/** The call that takes the file. Rejects with AppError. */
export type SendFile = (file: LocalFile, options: SendOptions) => Promise<{ ossFileKey: string }>;

export interface Uploads {
  getState: () => UploadsState;
  subscribe: (listener: () => void) => () => void;
  /** Asks the user for files and sends them, one of them instead of the entry `instead`. Must be called within a tap. */
  choose: (source: FileSource, instead?: number) => Promise<void>;
  /** Sends a file that the app has made, as it is; its ossFileKey, or null when it did not arrive (its entry says why). */
  add: (file: LocalFile) => Promise<string | null>;
  /** Sends a kept file again under its number, or a doubtful one all the same. */
  retry: (id: number) => Promise<void>;
  /** Stops sending and keeps the file. */
  stop: (id: number) => void;
  remove: (id: number) => void;
  /** The screen is there (again): listens for the app's coming and going until the returned function is called, which also stops what is under way. */
  begin: () => () => void;
}

/** Files the server has. Nothing is ever submitted but these. */
export const keysOf = ({ entries }: UploadsState): string[] =>
  entries.flatMap(({ key }) => (key === null ? [] : [key]));

const KEPT: readonly UploadProblem['kind'][] = ['cut', 'stalled', 'stopped', 'resuming', 'refused'];

/** Worth sending again. The server's refusal may have been about something else than the file. */
export const isKept = (problem: UploadProblem | null): boolean =>
  problem !== null && KEPT.includes(problem.kind);

/** Judged and not taken: it takes no place, and goes when another one is chosen. */
export const isTurnedDown = ({ state, problem }: UploadEntry): boolean =>
  state === 'failed' && !isKept(problem);

/** Some file is neither there nor removed: not the moment to submit. */
export const isUnfinished = ({ entries }: UploadsState): boolean =>
  entries.some((entry) => entry.state !== 'done' && !isTurnedDown(entry));

/**
 * Why a question is not answered: nothing is there, something is on its way, or a file that says itself what is wrong with it
 * and what to do. Null: it is answered, or needs no file and has none that waits.
 */
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

import type { LocalFile } from './files';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** As used of AbortSignal. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener: (type: 'abort', listener: () => void) => void;
  removeEventListener: (type: 'abort', listener: () => void) => void;
}

export interface PlatformRequest {
  url: string;
  method: HttpMethod;
  headers: Record<string, string>;
  body?: string;
  /** Milliseconds. */
  timeoutMs: number;
  /** 'arraybuffer': in `bytes`, `text` is empty. */
  responseType?: 'text' | 'arraybuffer';
  signal?: CancelSignal;
}

export interface PlatformResponse {
  /** Every status resolves; transport failures reject. */
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  text: string;
  bytes?: Uint8Array;
}

export interface PlatformUpload {
  url: string;
  file: LocalFile;
  fieldName: string;
  form: Record<string, string>;
  headers: Record<string, string>;
  /** Milliseconds without progress. */
  stallMs: number;
  /** Milliseconds in all. */
  longestMs: number;
  /** 0 to 100. */
  onProgress?: (percent: number) => void;
  signal?: CancelSignal;
}

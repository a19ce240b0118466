import {
  PlatformError,
  type CancelSignal,
  type PlatformRequest,
  type PlatformResponse,
  type PlatformUpload,
} from '../types';
import { stallClock } from '../shared/stallClock';

function headersOf(raw: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of raw.split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers[line.slice(0, at).trim().toLowerCase()] = line.slice(at + 1).trim();
  }
  return headers;
}

interface Sending {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
  timeoutMs: number;
  /** Milliseconds without progress. */
  stallMs?: number;
  signal?: CancelSignal;
  binary?: boolean;
  onProgress?: (percent: number) => void;
}

/** Fetch has no upload progress and no distinct timeout. */
function send(sending: Sending): Promise<PlatformResponse> {
  return new Promise((resolve, reject) => {
    if (sending.signal?.aborted) return reject(new PlatformError('cancelled'));
    const xhr = new XMLHttpRequest();
    const onAbort = () => xhr.abort();
    let stall: ReturnType<typeof stallClock> | undefined;
    const settle = (finish: () => void) => {
      stall?.stop();
      sending.signal?.removeEventListener('abort', onAbort);
      finish();
    };
    const fail = (kind: 'network' | 'timeout' | 'cancelled') => () =>
      settle(() => reject(new PlatformError(kind)));
    try {
      xhr.open(sending.method, sending.url, true);
      if (sending.binary) xhr.responseType = 'arraybuffer';
      xhr.timeout = sending.timeoutMs;
      for (const name of Object.keys(sending.headers))
        xhr.setRequestHeader(name, sending.headers[name] as string);
    } catch {
      return reject(new PlatformError('network', 'address'));
    }
    xhr.onerror = fail('network');
    xhr.ontimeout = fail('timeout');
    xhr.onabort = fail('cancelled');
    xhr.onload = () =>
      settle(() =>
        resolve({
          status: xhr.status,
          headers: headersOf(xhr.getAllResponseHeaders() ?? ''),
          text: sending.binary ? '' : xhr.responseText,
          bytes: sending.binary && xhr.response ? new Uint8Array(xhr.response as ArrayBuffer) : undefined,
        }),
      );
    const { onProgress, stallMs } = sending;
    if (stallMs !== undefined) {
      stall = stallClock(stallMs, () => {
        fail('timeout')();
        xhr.abort();
      });
      xhr.upload.onprogress = (event) => {
        stall?.touch();
        if (event.lengthComputable && event.total > 0)
          onProgress?.(Math.round((event.loaded / event.total) * 100));
      };
    }
    sending.signal?.addEventListener('abort', onAbort);
    try {
      xhr.send(sending.body ?? null);
    } catch {
      fail('network')();
    }
    return undefined;
  });
}

export function request(req: PlatformRequest): Promise<PlatformResponse> {
  return send({ ...req, binary: req.responseType === 'arraybuffer' });
}

export async function upload({
  file,
  fieldName,
  form,
  longestMs,
  ...rest
}: PlatformUpload): Promise<PlatformResponse> {
  if (!(file.source instanceof Blob)) throw new PlatformError('failed', 'file');
  const body = new FormData();
  for (const name of Object.keys(form)) body.append(name, form[name] as string);
  // Some servers ignore fields after the file.
  body.append(fieldName, file.source, file.name);
  return send({ ...rest, timeoutMs: longestMs, method: 'POST', body });
}

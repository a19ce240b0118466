import {
  PlatformError,
  type CancelSignal,
  type PlatformRequest,
  type PlatformResponse,
  type PlatformUpload,
} from '../types';
import { stallClock } from '../shared/stallClock';
import { apiOf, failureOf, type FailureCodes, type MiniHost, type Options } from './invoke';

export interface TransportNames {
  headers: 'header' | 'headers';
  /** Old and new clients read different names. */
  fieldNames: readonly ('name' | 'fileName')[];
  codes: FailureCodes;
}

interface HostAnswer {
  statusCode?: number;
  status?: number;
  data?: unknown;
  header?: Record<string, unknown>;
  headers?: Record<string, unknown>;
}

interface HostTask {
  abort?: () => void;
  onProgressUpdate?: (cb: (event: { progress: number; totalBytesSent?: number }) => void) => void;
}

function responseOf(answer: HostAnswer): PlatformResponse {
  const headers: Record<string, string> = {};
  const given = answer.header ?? answer.headers ?? {};
  for (const name of Object.keys(given)) headers[name.toLowerCase()] = String(given[name]);
  const { data } = answer;
  const bytes =
    typeof ArrayBuffer !== 'undefined' && data instanceof ArrayBuffer ? new Uint8Array(data) : undefined;
  const text =
    bytes || data === undefined || data === null
      ? ''
      : typeof data === 'string'
        ? data
        : JSON.stringify(data);
  return { status: answer.statusCode ?? answer.status ?? 0, headers, text, bytes };
}

/** Payment app: statuses other than 2xx fail with their answer. */
function answerInFailure(raw: unknown): HostAnswer | null {
  const answer = (raw ?? {}) as HostAnswer;
  const status = answer.statusCode ?? answer.status;
  return typeof status === 'number' && status >= 100 ? answer : null;
}

/** Some clients ignore timeouts. */
const CLOCK_GRACE_MS = 1000;

interface Limits {
  timeoutMs: number;
  /** Milliseconds without progress. */
  stallMs?: number;
  signal?: CancelSignal;
  onProgress?: (percent: number) => void;
}

function transport(
  host: MiniHost,
  api: 'request' | 'uploadFile',
  options: Options,
  names: TransportNames,
  limits: Limits,
): Promise<PlatformResponse> {
  return new Promise((resolve, reject) => {
    const start = apiOf(host, api);
    if (!start) return reject(new PlatformError('unsupported', api));
    if (limits.signal?.aborted) return reject(new PlatformError('cancelled'));
    let task: HostTask | undefined;
    const settle = (finish: () => void) => {
      clearTimeout(clock);
      stall?.stop();
      limits.signal?.removeEventListener('abort', onAbort);
      finish();
    };
    const stop = (kind: 'cancelled' | 'timeout') => {
      settle(() => reject(new PlatformError(kind)));
      task?.abort?.();
    };
    const onAbort = () => stop('cancelled');
    const clock = setTimeout(() => stop('timeout'), limits.timeoutMs + CLOCK_GRACE_MS);
    const { stallMs } = limits;
    const stall = stallMs === undefined ? undefined : stallClock(stallMs, () => stop('timeout'));
    limits.signal?.addEventListener('abort', onAbort);
    try {
      task = start({
        ...options,
        timeout: limits.timeoutMs,
        success: (answer: HostAnswer) => settle(() => resolve(responseOf(answer))),
        fail: (failure: unknown) =>
          settle(() => {
            const answer = answerInFailure(failure);
            if (answer) resolve(responseOf(answer));
            else reject(failureOf(failure, names.codes, 'network'));
          }),
      }) as HostTask | undefined;
      let reached: number | undefined;
      task?.onProgressUpdate?.(({ progress, totalBytesSent = progress }) => {
        if (totalBytesSent !== reached) stall?.touch();
        reached = totalBytesSent;
        limits.onProgress?.(progress);
      });
      // No progress, no stall.
      if (!task?.onProgressUpdate) stall?.stop();
    } catch (error) {
      settle(() => reject(failureOf({ errMsg: String(error) }, names.codes, 'network')));
    }
    return undefined;
  });
}

export function createTransport(host: MiniHost, names: TransportNames) {
  return {
    request: (req: PlatformRequest): Promise<PlatformResponse> => {
      const options: Options = {
        url: req.url,
        method: req.method,
        [names.headers]: req.headers,
        // Parsed where it is checked.
        dataType: req.responseType === 'arraybuffer' ? 'arraybuffer' : 'text',
        responseType: req.responseType ?? 'text',
      };
      if (req.body !== undefined) options.data = req.body;
      return transport(host, 'request', options, names, req);
    },
    upload: (req: PlatformUpload): Promise<PlatformResponse> => {
      const options: Options = {
        url: req.url,
        filePath: req.file.path,
        fileType: req.file.kind === 'image' ? 'image' : 'file',
        formData: req.form,
        // One host uses `header` for uploads.
        header: req.headers,
        [names.headers]: req.headers,
      };
      for (const name of names.fieldNames) options[name] = req.fieldName;
      const { longestMs, stallMs, signal, onProgress } = req;
      return transport(host, 'uploadFile', options, names, {
        timeoutMs: longestMs,
        stallMs,
        signal,
        onProgress,
      });
    },
  };
}

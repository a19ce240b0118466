import { PlatformError, type PlatformErrorKind } from '../types';

/** `wx` or `my`. Looked up at each call: old clients lack some. */
export type MiniHost = Record<string, unknown>;

/** Chat app: `errMsg`; payment app: `errorMessage`. */
export interface HostFailure {
  errMsg?: string;
  errno?: number;
  error?: number | string;
  errorMessage?: string;
}

export type Options = Record<string, unknown>;
type HostApi = (options: Options) => unknown;

/** The payment app's, by API. */
export type FailureCodes = Partial<Record<number, PlatformErrorKind>>;

/** Chat app: notice not accepted. */
const PRIVACY_REFUSED = 104;

/** Not a permission. */
let noticeRefused = false;
export const isNoticeRefused = (): boolean => noticeRefused;

export function failureOf(
  raw: unknown,
  codes: FailureCodes = {},
  otherwise: PlatformErrorKind = 'failed',
): PlatformError {
  if (raw instanceof PlatformError) return raw;
  const failure = (raw ?? {}) as HostFailure;
  const text = String(failure.errMsg ?? failure.errorMessage ?? '');
  const code = Number(failure.error ?? NaN);
  const known = codes[code];
  const detail = text || (Number.isNaN(code) ? undefined : String(code));
  if (known) return new PlatformError(known, detail);
  if (/interrupted/i.test(text)) return new PlatformError('interrupted', detail);
  if (/time ?out|超时/i.test(text)) return new PlatformError('timeout', detail);
  if (/cancel|abort|取消/i.test(text)) return new PlatformError('cancelled', detail);
  if (failure.errno === PRIVACY_REFUSED || /auth den|deny|denied|privacy|permission|unauthorized/i.test(text))
    return new PlatformError('denied', detail);
  return new PlatformError(otherwise, detail);
}

export function apiOf(host: MiniHost, name: string): HostApi | undefined {
  const api = host[name];
  return typeof api === 'function' ? (api as HostApi).bind(host) : undefined;
}

/** Rejects with PlatformError only. */
export function invoke<T = Options>(
  host: MiniHost,
  name: string,
  options: Options = {},
  codes: FailureCodes = {},
): Promise<T> {
  return new Promise((resolve, reject) => {
    const api = apiOf(host, name);
    if (!api) {
      reject(new PlatformError('unsupported', name));
      return;
    }
    try {
      api({
        ...options,
        success: (result: T) => resolve(result),
        fail(failure: HostFailure | undefined) {
          const error = failureOf(failure, codes);
          if (error.kind === 'denied') noticeRefused = failure?.errno === PRIVACY_REFUSED;
          reject(error);
        },
      });
    } catch (error) {
      reject(failureOf({ errMsg: String((error as Error | null)?.message ?? error) }, codes));
    }
  });
}

/** Null when missing or throwing. */
export function invokeSync<T>(host: MiniHost, name: string, ...args: unknown[]): T | null {
  const api = host[name];
  if (typeof api !== 'function') return null;
  try {
    return (api as (...all: unknown[]) => T).apply(host, args) ?? null;
  } catch {
    return null;
  }
}

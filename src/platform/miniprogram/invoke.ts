import { PlatformError, type PlatformErrorKind } from '../types';

/** `wx` or `my`. Every API is looked up when it is called, since old clients lack some. */
export type MiniHost = Record<string, unknown>;

/** Failure as the hosts report it: text in `errMsg` (chat app) or a number and `errorMessage` (payment app). */
export interface HostFailure {
  errMsg?: string;
  errno?: number;
  error?: number | string;
  errorMessage?: string;
}

export type Options = Record<string, unknown>;
type HostApi = (options: Options) => unknown;

/** Numbers that an API of the payment app uses for a kind of failure; they differ from API to API. */
export type FailureCodes = Partial<Record<number, PlatformErrorKind>>;

/** The chat app's number for a privacy notice that its user has not agreed to. */
const PRIVACY_REFUSED = 104;

/** Whether it was that notice, and no permission, that was refused last. */
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

/** Looks an API up; undefined when this client has none of that name. */
export function apiOf(host: MiniHost, name: string): HostApi | undefined {
  const api = host[name];
  return typeof api === 'function' ? (api as HostApi).bind(host) : undefined;
}

/** Calls an API with success and fail callbacks as a promise. Rejects with PlatformError only. */
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

/** Calls a synchronous API; null when it is missing or throws. */
export function invokeSync<T>(host: MiniHost, name: string, ...args: unknown[]): T | null {
  const api = host[name];
  if (typeof api !== 'function') return null;
  try {
    return (api as (...all: unknown[]) => T).apply(host, args) ?? null;
  } catch {
    return null;
  }
}

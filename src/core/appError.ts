export const errorKinds = [
  'business',
  'silent',
  'auth',
  'crypto',
  'http',
  'forbidden',
  'network',
  'timeout',
  'contract',
  'channel',
  'random',
  'untrusted',
  'cancelled',
  'unsupported',
] as const;
export type ErrorKind = (typeof errorKinds)[number];

export interface AppErrorInit {
  readonly code: string;
  readonly kind: ErrorKind;
  readonly messageKey: string;
  /** In the user's language; shown if there is no message of ours. */
  readonly serverMessage?: string | undefined;
  /** Such as residualAmount and link. */
  readonly data?: unknown;
  /** Handled by the shared layer: the screen stays quiet. */
  readonly handled?: boolean;
  /** For logs: no personal data. */
  readonly internal?: string | undefined;
  readonly cause?: unknown;
}

/** All that calls and platform reject with; match codes, never text. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: string;
  readonly kind: ErrorKind;
  readonly messageKey: string;
  readonly serverMessage?: string;
  readonly data?: unknown;
  readonly origin?: unknown;
  handled: boolean;

  constructor(init: AppErrorInit) {
    super(init.internal ?? `${init.kind}:${init.code}`);
    // Subclasses of Error lose their prototype in ES5.
    Object.setPrototypeOf(this, AppError.prototype);
    this.code = init.code;
    this.kind = init.kind;
    this.messageKey = init.messageKey;
    this.handled = init.handled ?? false;
    if (init.serverMessage) this.serverMessage = init.serverMessage;
    if (init.data !== undefined) this.data = init.data;
    if (init.cause !== undefined) this.origin = init.cause;
  }
}

/** Also of another copy of this module, as in subpackages. */
export const isAppError = (value: unknown): value is AppError =>
  value instanceof AppError ||
  (value instanceof Error && value.name === 'AppError' && 'kind' in value && 'messageKey' in value);

/** The server could not be reached, or failed. */
export const isUnreachable = (error: unknown): boolean =>
  isAppError(error) && ['network', 'timeout', 'http'].includes(error.kind);

/** Others become `unknown` with the general message. */
export function toAppError(thrown: unknown): AppError {
  if (isAppError(thrown)) return thrown;
  const internal = thrown instanceof Error ? thrown.name : typeof thrown;
  return new AppError({
    code: 'unknown',
    kind: 'contract',
    messageKey: 'errors.unknown',
    internal,
    cause: thrown,
  });
}

export const hasCode = (value: unknown, ...codes: readonly string[]): value is AppError =>
  isAppError(value) && codes.includes(value.code);

export type PlatformErrorKind =
  | 'network'
  | 'timeout'
  /** The client was put in the background and cut the request. */
  | 'interrupted'
  | 'cancelled'
  /** The user or the system withheld a permission. */
  | 'denied'
  | 'unsupported'
  | 'failed';

/** Every failure of a platform call. Nothing else is thrown by an implementation. */
export class PlatformError extends Error {
  readonly kind: PlatformErrorKind;
  readonly detail?: string;

  constructor(kind: PlatformErrorKind, detail?: string) {
    super(detail ? `${kind}: ${detail}` : kind);
    this.name = 'PlatformError';
    this.kind = kind;
    this.detail = detail;
    Object.setPrototypeOf(this, PlatformError.prototype);
  }
}

/** True for what the user stopped: nothing to tell. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof PlatformError && error.kind === 'cancelled';

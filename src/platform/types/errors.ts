export type PlatformErrorKind =
  | 'network'
  | 'timeout'
  /** The request was cut in the background. */
  | 'interrupted'
  | 'cancelled'
  /** By user or system. */
  | 'denied'
  | 'unsupported'
  | 'failed';

/** Implementations throw nothing else. */
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

/** Stopped by the user: not to be reported. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof PlatformError && error.kind === 'cancelled';

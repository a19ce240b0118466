export type PlatformErrorKind =
  | 'network'
  | 'timeout'
  /** Cut in the background. */
  | 'interrupted'
  | 'cancelled'
  /** By user or system. */
  | 'denied'
  | 'unsupported'
  | 'failed';

/** The only error of implementations. */
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

/** Not to be shown. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof PlatformError && error.kind === 'cancelled';

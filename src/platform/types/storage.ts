/** Synchronous, never throws. Broken or missing storage reads as null. */
export interface PlatformStorage {
  get: (key: string) => string | null;
  /** False: not stored (full, disabled); the caller keeps the value in memory. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  keys: () => string[];
}

/** No-op outside a browser. */
export interface PlatformCookie {
  get: (name: string) => string | null;
  set: (name: string, value: string, opts: { days: number }) => void;
  remove: (name: string) => void;
}

/** Secure random only. */
export interface PlatformRandom {
  /** Resolves once `minBytes` may be drawn; rejects 'unsupported' without a secure source. */
  ready: (minBytes: number) => Promise<void>;
  /** Throws 'unsupported' when the pool is too small. Never returns bytes twice. */
  bytes: (n: number) => Uint8Array;
  /** Received over TLS; mixed by HMAC with device data. */
  addServerSeed: (seed: Uint8Array) => void;
  /** True while `ready` would reject for want of a seed. */
  needsServerSeed: () => boolean;
}

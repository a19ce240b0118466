/** Synchronous, never throws. Broken or missing storage reads as null. */
export interface PlatformStorage {
  get: (key: string) => string | null;
  /** False: not stored (full, disabled), not even for this run. The caller goes on with what it holds in memory. */
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
  /** Resolves once at least `minBytes` may be drawn; rejects with 'unsupported' when there is no secure source. */
  ready: (minBytes: number) => Promise<void>;
  /** Throws 'unsupported' when the pool holds fewer than `n` bytes. Bytes are never handed out twice. */
  bytes: (n: number) => Uint8Array;
  /** A server seed over TLS, for a target without a source of its own; mixed by HMAC with what the device gives. */
  addServerSeed: (seed: Uint8Array) => void;
  /** True when `ready` would reject until a server seed is added. */
  needsServerSeed: () => boolean;
}

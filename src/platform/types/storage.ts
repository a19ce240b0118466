/** Never throws; broken storage reads as null. */
export interface PlatformStorage {
  get: (key: string) => string | null;
  /** False: refused; keep it in memory. */
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

/** Secure only. */
export interface PlatformRandom {
  /** Rejects 'unsupported' without a secure source. */
  ready: (minBytes: number) => Promise<void>;
  /** Throws 'unsupported' when the pool is too small. */
  bytes: (n: number) => Uint8Array;
  /** Over TLS; mixed with device data. */
  addServerSeed: (seed: Uint8Array) => void;
  /** Until then `ready` rejects. */
  needsServerSeed: () => boolean;
}

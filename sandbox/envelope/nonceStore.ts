export interface NonceStore {
  /** False until `expiresAt` (ms). Several servers need a table with unique key. */
  take: (nonce: string, expiresAt: number) => boolean | Promise<boolean>;
}

const sweepMs = 10_000;

export function createMemoryNonceStore(now: () => number = Date.now): NonceStore & { size: () => number } {
  const seen = new Map<string, number>();
  let nextSweep = 0;
  return {
    take(nonce, expiresAt) {
      const time = now();
      if (time >= nextSweep) {
        for (const [old, end] of seen) if (end < time) seen.delete(old);
        nextSweep = time + sweepMs;
      }
      if (seen.has(nonce)) return false;
      seen.set(nonce, expiresAt);
      return true;
    },
    size: () => seen.size,
  };
}

/** Remembers the nonces of accepted requests for as long as their stamps are accepted. */
export interface NonceStore {
  /**
   * True the first time a nonce is seen, false ever after until `expiresAt` (ms). Several servers on one database
   * need an implementation over a table with a unique key.
   */
  take(nonce: string, expiresAt: number): boolean | Promise<boolean>;
}

/** Nonces that end in the same five minutes go together: forgetting a million costs nothing, looking asks four sets. */
const bucketMs = 300_000;

/** For one process. Old nonces go when their time is over. */
export function createMemoryNonceStore(now: () => number = Date.now): NonceStore & { size(): number } {
  const buckets = new Map<number, Set<string>>();
  let nextSweep = 0;
  return {
    take(nonce, expiresAt) {
      const time = now();
      if (time >= nextSweep) {
        for (const end of buckets.keys()) if (end < time) buckets.delete(end);
        nextSweep = time + bucketMs / 30;
      }
      for (const seen of buckets.values()) if (seen.has(nonce)) return false;
      const end = Math.ceil(expiresAt / bucketMs) * bucketMs;
      let bucket = buckets.get(end);
      if (!bucket) buckets.set(end, (bucket = new Set()));
      bucket.add(nonce);
      return true;
    },
    size: () => [...buckets.values()].reduce((sum, bucket) => sum + bucket.size, 0),
  };
}

import { PlatformError, type PlatformRandom } from '../types';

const LOW_WATER = 256;
const FILL = 1024;
/** By `ready`, not drawn yet. */
const MAX_RESERVED = 16_384;

const refused = () => new PlatformError('unsupported', 'random');

/**
 * Prefetches from an asynchronous secure source; throws when empty.
 * @param source null: the target has none
 */
export function createRandomPool(source: ((length: number) => Promise<Uint8Array>) | null): PlatformRandom {
  let pool = new Uint8Array(0);
  let filling: Promise<void> | null = null;
  /** Concurrent callers each find theirs. */
  let reserved = 0;

  function fill(): Promise<void> {
    if (!source) return Promise.reject(refused());
    filling ??= source(FILL)
      .then(
        (fresh) => {
          if (fresh.length < FILL || fresh.every((byte) => byte === 0)) throw refused();
          const joined = new Uint8Array(pool.length + fresh.length);
          joined.set(pool);
          joined.set(fresh, pool.length);
          pool = joined;
        },
        () => {
          throw refused();
        },
      )
      .finally(() => {
        filling = null;
      });
    return filling;
  }

  const fillAhead = () => {
    if (source && pool.length < LOW_WATER) fill().catch(() => undefined);
  };
  fillAhead();

  return {
    async ready(minBytes) {
      reserved = Math.min(reserved + minBytes, MAX_RESERVED);
      while (pool.length < Math.max(minBytes, reserved)) await fill();
    },
    bytes(n) {
      if (pool.length < n) throw refused();
      const taken = pool.slice(0, n);
      pool.fill(0, 0, n);
      pool = pool.slice(n);
      reserved = Math.max(0, reserved - n);
      fillAhead();
      return taken;
    },
    addServerSeed() {},
    needsServerSeed: () => source === null,
  };
}

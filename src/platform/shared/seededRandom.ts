import CryptoJS from 'crypto-js/core';
import hmacSha256 from 'crypto-js/hmac-sha256';
import { PlatformError, type PlatformRandom } from '../types';

const MIN_SEED = 32;
const BLOCK = 32;

function toWords(bytes: Uint8Array) {
  const words: number[] = [];
  bytes.forEach((byte, i) => {
    words[i >>> 2] = (words[i >>> 2] ?? 0) | (byte << (24 - (i % 4) * 8));
  });
  return CryptoJS.lib.WordArray.create(words, bytes.length);
}

/** HMAC-SHA256 keyed by a server seed (32 bytes or more, over TLS), device and time. Throws without seed. */
export function createSeededRandom(deviceText: () => string): PlatformRandom {
  let key: CryptoJS.lib.WordArray | null = null;
  let counter = 0;

  function refuse(): never {
    throw new PlatformError('unsupported', 'random');
  }

  return {
    ready: () => (key ? Promise.resolve() : Promise.reject(new PlatformError('unsupported', 'random'))),
    bytes(n) {
      if (!key) return refuse();
      const out = new Uint8Array(n);
      for (let at = 0; at < n; at += BLOCK) {
        counter += 1;
        const block = hmacSha256(`block|${counter}`, key).words;
        for (let i = 0; i < BLOCK && at + i < n; i += 1)
          out[at + i] = ((block[i >>> 2] ?? 0) >>> (24 - (i % 4) * 8)) & 0xff;
      }
      // A leaked key must not reveal earlier output.
      key = hmacSha256('next', key);
      return out;
    },
    addServerSeed(seed) {
      if (seed.length < MIN_SEED) return;
      const mixed = hmacSha256(`seed|${deviceText()}`, toWords(seed));
      key = key ? hmacSha256(mixed, key) : mixed;
    },
    needsServerSeed: () => key === null,
  };
}

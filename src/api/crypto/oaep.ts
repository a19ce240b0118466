import sha256 from 'crypto-js/sha256';
import { bytesOf, concatBytes, wordsOf } from './bytes';

const HASH_BYTES = 32;
const hash = (bytes: Uint8Array) => bytesOf(sha256(wordsOf(bytes)));

function maskOf(seed: Uint8Array, length: number): Uint8Array {
  const mask = new Uint8Array(length);
  for (let counter = 0, at = 0; at < length; counter += 1, at += HASH_BYTES) {
    const block = hash(concatBytes(seed, [0, 0, (counter >>> 8) & 0xff, counter & 0xff]));
    mask.set(block.subarray(0, Math.min(HASH_BYTES, length - at)), at);
  }
  return mask;
}

const xor = (left: Uint8Array, right: Uint8Array) => left.map((value, i) => value ^ (right[i] as number));

/**
 * EME-OAEP with SHA-256, MGF1-SHA-256 and the empty label (RFC 8017, 7.1.1).
 * @param seed 32 fresh random bytes
 * @param size bytes of the modulus
 * @throws RangeError when the message does not fit
 */
export function padOaep(message: Uint8Array, seed: Uint8Array, size: number): Uint8Array {
  if (seed.length !== HASH_BYTES) throw new RangeError('seed');
  const fill = size - message.length - 2 * HASH_BYTES - 2;
  if (fill < 0) throw new RangeError('message too long');
  const block = concatBytes(hash(new Uint8Array(0)), new Uint8Array(fill), [1], message);
  const maskedBlock = xor(block, maskOf(seed, block.length));
  const maskedSeed = xor(seed, maskOf(maskedBlock, HASH_BYTES));
  return concatBytes([0], maskedSeed, maskedBlock);
}

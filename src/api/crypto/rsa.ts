import { parseBigInt } from './bigInteger';
import { fromBase64Url } from './bytes';
import { padOaep } from './oaep';

const MIN_MODULUS_BYTES = 256;

interface DerItem {
  tag: number;
  body: Uint8Array;
  next: number;
}

function readDer(bytes: Uint8Array, at: number): DerItem {
  const tag = bytes[at];
  let length = bytes[at + 1];
  if (tag === undefined || length === undefined) throw new RangeError('public key');
  let start = at + 2;
  if (length & 0x80) {
    const count = length & 0x7f;
    if (count === 0 || count > 3) throw new RangeError('public key');
    length = 0;
    for (let i = 0; i < count; i += 1) length = (length << 8) | (bytes[start + i] ?? 0);
    start += count;
  }
  if (start + length > bytes.length) throw new RangeError('public key');
  return { tag, body: bytes.subarray(start, start + length), next: start + length };
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export interface PublicKey {
  modulus: string;
  exponent: number;
  /** Bytes of the modulus. */
  size: number;
}

/** Reads a SubjectPublicKeyInfo, as PEM or bare base64. Throws RangeError on anything else or on a key under 2048 bits. */
export function readPublicKey(pem: string): PublicKey {
  const der = fromBase64Url(pem.replace(/-----[^-]+-----/g, '').replace(/\s+/g, ''));
  if (!der) throw new RangeError('public key');
  const outer = readDer(der, 0);
  const algorithm = readDer(outer.body, 0);
  const bits = readDer(outer.body, algorithm.next);
  if (outer.tag !== 0x30 || algorithm.tag !== 0x30 || bits.tag !== 0x03) throw new RangeError('public key');
  const pair = readDer(bits.body.subarray(1), 0);
  const modulus = readDer(pair.body, 0);
  const exponent = readDer(pair.body, modulus.next);
  if (modulus.tag !== 0x02 || exponent.tag !== 0x02) throw new RangeError('public key');
  const digits = hexOf(modulus.body).replace(/^(00)+/, '');
  const size = digits.length / 2;
  if (size < MIN_MODULUS_BYTES) throw new RangeError('public key too short');
  return { modulus: digits, exponent: parseInt(hexOf(exponent.body), 16), size };
}

/** RSA-OAEP-SHA256 of a short message. @param seed 32 fresh random bytes */
export function encryptOaep(key: PublicKey, message: Uint8Array, seed: Uint8Array): Uint8Array {
  const padded = parseBigInt(hexOf(padOaep(message, seed, key.size)), 16);
  const cipher = padded
    .modPowInt(key.exponent, parseBigInt(key.modulus, 16))
    .toString(16)
    .padStart(key.size * 2, '0');
  return Uint8Array.from({ length: key.size }, (_, i) => parseInt(cipher.substr(i * 2, 2), 16));
}

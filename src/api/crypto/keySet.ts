import hmacSha256 from 'crypto-js/hmac-sha256';
import utf8 from 'crypto-js/enc-utf8';
import { keyLabel } from '@/contracts/envelope';
import { toBase64Url, type Words } from './bytes';
import { encryptOaep, RSA_SEED, type RandomBytes } from './rsa';

/** 64: a masked random byte picks evenly. */
export const KEY_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
const LONG_KEY = 24;
const SHORT_KEY = 16;
export const KEY_SET_RANDOM = LONG_KEY + SHORT_KEY + RSA_SEED;

export interface WorkingKeys {
  encrypt: Words;
  mac: Words;
}

export interface KeySet {
  keyId: string;
  /** Key id, a dot, and the wrapped keys. */
  rs: string;
  request: WorkingKeys;
  answer: WorkingKeys;
}

export interface SecureInit {
  keyId: string;
  /** RSA, PEM or base64. */
  publicKey: string;
}

const symbols = (random: Uint8Array) => Array.from(random, (byte) => KEY_ALPHABET.charAt(byte & 63)).join('');

/** An HMAC label per purpose and direction. */
export function deriveKeys(
  keyId: string,
  longKey: string,
  shortKey: string,
): Pick<KeySet, 'request' | 'answer'> {
  const master = utf8.parse(longKey + shortKey);
  const derive = (purpose: string) => hmacSha256(utf8.parse(keyLabel(keyId, purpose)), master);
  return {
    request: { encrypt: derive('request|encrypt'), mac: derive('request|mac') },
    answer: { encrypt: derive('answer|encrypt'), mac: derive('answer|mac') },
  };
}

/**
 * Fresh 24- and 16-character keys: a session's only RSA.
 * @param randomBytes secure; its errors pass through
 */
export async function createKeySet(init: SecureInit, randomBytes: RandomBytes): Promise<KeySet> {
  const longKey = symbols(randomBytes(LONG_KEY));
  const shortKey = symbols(randomBytes(SHORT_KEY));
  const wrapped = await encryptOaep(init.publicKey, longKey + shortKey, randomBytes);
  return {
    keyId: init.keyId,
    rs: `${init.keyId}.${toBase64Url(wrapped)}`,
    ...deriveKeys(init.keyId, longKey, shortKey),
  };
}

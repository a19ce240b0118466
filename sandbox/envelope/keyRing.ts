import {
  constants,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  privateDecrypt,
} from 'node:crypto';
import { keyLabel } from '@/contracts/envelope';

const MODULUS_BITS = 3072;
const LONG_KEY = 24;
const SHORT_KEY = 16;
const SESSION_KEYS = /^[A-Za-z0-9+-]{40}$/;
const CACHE_SIZE = 5000;

export interface SessionKeys {
  keyId: string;
  request: { encrypt: Buffer; mac: Buffer };
  answer: { encrypt: Buffer; mac: Buffer };
}

export interface KeyRing {
  readonly keyId: string;
  readonly publicKeyPem: string;
  /** null for another ring's. Cached by header: RSA once per session. */
  unwrap: (rs: string) => SessionKeys | null;
  readonly privateKeyPem: string;
  /** The previous key still opens messages. */
  rotate: (privateKeyPem?: string) => void;
  take: (privateKeyPem: string, previousPem: string | null) => void;
}

/** PKCS#8 PEM, the same for all servers of a database. */
export function createPrivateKeyPem(bits = MODULUS_BITS): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function keyPair(pem: string) {
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const keyId = createHash('sha256').update(publicKeyPem).digest('hex').slice(0, 16);
  return { privateKeyPem: pem, privateKey, publicKeyPem, keyId };
}

/** An HMAC label per purpose and direction. */
export function deriveSessionKeys(keyId: string, longKey: string, shortKey: string): SessionKeys {
  const derive = (purpose: string) =>
    createHmac('sha256', longKey + shortKey)
      .update(keyLabel(keyId, purpose))
      .digest();
  return {
    keyId,
    request: { encrypt: derive('request|encrypt'), mac: derive('request|mac') },
    answer: { encrypt: derive('answer|encrypt'), mac: derive('answer|mac') },
  };
}

/** @param privateKeyPem PKCS#8 PEM from the settings, else a new key */
export function createKeyRing(
  privateKeyPem: string = createPrivateKeyPem(),
  previousPem: string | null = null,
): KeyRing {
  let current = keyPair(privateKeyPem);
  let previous = previousPem === null ? null : keyPair(previousPem);
  const cache = new Map<string, SessionKeys>();
  const forgetOthers = () => {
    for (const [rs, { keyId }] of cache)
      if (keyId !== current.keyId && keyId !== previous?.keyId) cache.delete(rs);
  };

  return {
    get keyId() {
      return current.keyId;
    },
    get publicKeyPem() {
      return current.publicKeyPem;
    },
    unwrap(rs) {
      const known = cache.get(rs);
      if (known) return known;
      const dot = rs.indexOf('.');
      const keyId = rs.slice(0, Math.max(dot, 0));
      const pair = [current, previous].find((candidate) => candidate?.keyId === keyId);
      if (!pair) return null;
      const wrapped = Buffer.from(rs.slice(dot + 1), 'base64url');
      // Only the exact spelling counts.
      if (wrapped.toString('base64url') !== rs.slice(dot + 1)) return null;
      let plain: string;
      try {
        plain = privateDecrypt(
          { key: pair.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
          wrapped,
        ).toString('latin1');
      } catch {
        return null;
      }
      if (!SESSION_KEYS.test(plain)) return null;
      const keys = deriveSessionKeys(
        keyId,
        plain.slice(0, LONG_KEY),
        plain.slice(LONG_KEY, LONG_KEY + SHORT_KEY),
      );
      if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value as string);
      cache.set(rs, keys);
      return keys;
    },
    get privateKeyPem() {
      return current.privateKeyPem;
    },
    rotate(pem = createPrivateKeyPem()) {
      previous = current;
      current = keyPair(pem);
      forgetOthers();
    },
    take(pem, before) {
      current = keyPair(pem);
      previous = before === null ? null : keyPair(before);
      forgetOthers();
    },
  };
}

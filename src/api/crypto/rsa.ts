import { fromBase64Url } from './bytes';

const MIN_CIPHER_BYTES = 256;
/** For jsencrypt's generator. */
export const RSA_SEED = 256;

export type RandomBytes = (n: number) => Uint8Array;

/**
 * RSA-OAEP with SHA-256, for short ASCII.
 * @param publicKey a SubjectPublicKeyInfo, as PEM or bare base64
 * @throws RangeError for anything else, or below 2048 bits
 */
export async function encryptOaep(
  publicKey: string,
  text: string,
  randomBytes: RandomBytes,
): Promise<Uint8Array> {
  const bare = publicKey.replace(/-----[^-]+-----|\s/g, '');
  const hasWebCrypto = typeof crypto !== 'undefined' && Boolean(crypto.subtle);
  const cipher = await (hasWebCrypto ? byWebCrypto(bare, text) : byJsEncrypt(bare, text, randomBytes));
  if (!cipher) throw new RangeError('public key');
  if (cipher.length < MIN_CIPHER_BYTES) throw new RangeError('public key too short');
  return cipher;
}

async function byWebCrypto(publicKey: string, text: string): Promise<Uint8Array | null> {
  const der = fromBase64Url(publicKey);
  if (!der) return null;
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('spki', der, algorithm, false, ['encrypt']).catch(() => null);
  if (!key) return null;
  const bytes = Uint8Array.from(text, (symbol) => symbol.charCodeAt(0));
  return new Uint8Array(await crypto.subtle.encrypt(algorithm, key, bytes));
}

async function byJsEncrypt(publicKey: string, text: string, randomBytes: RandomBytes) {
  const JSEncrypt = await loadJsEncrypt(randomBytes);
  // It would generate a key.
  if (!publicKey) return null;
  const encryptor = new JSEncrypt();
  encryptor.setPublicKey(publicKey);
  const cipher = encryptor.encryptOAEP(text);
  return cipher ? fromBase64Url(cipher) : null;
}

type JsEncryptClass = (typeof import('jsencrypt'))['default'];
let loading: Promise<JsEncryptClass> | null = null;

function loadJsEncrypt(randomBytes: RandomBytes): Promise<JsEncryptClass> {
  loading ??= loadSeeded(randomBytes).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/**
 * jsencrypt seeds itself from `self.crypto` on load, else silently from Math.random. We put ours there; if unused, the
 * library is rejected.
 */
async function loadSeeded(randomBytes: RandomBytes): Promise<JsEncryptClass> {
  if (typeof self.crypto?.getRandomValues === 'function') return (await import('jsencrypt')).default;
  const seed = randomBytes(RSA_SEED);
  let seeded = false;
  const getRandomValues = (into: Uint32Array): Uint32Array => {
    if (into.length !== seed.length) throw new RangeError('seed');
    into.set(seed);
    seeded = true;
    return into;
  };
  Object.defineProperty(self, 'crypto', { value: { getRandomValues }, configurable: true });
  try {
    const { default: JSEncrypt } = await import('jsencrypt');
    if (!seeded) throw new Error('jsencrypt took no secure seed');
    return JSEncrypt;
  } finally {
    Reflect.deleteProperty(self, 'crypto');
  }
}

import AES from 'crypto-js/aes';
import CryptoJS from 'crypto-js/core';
import base64url from 'crypto-js/enc-base64url';
import utf8 from 'crypto-js/enc-utf8';
import hmacSha256 from 'crypto-js/hmac-sha256';
import type { RouteName } from '@/routes';

type Words = CryptoJS.lib.WordArray;

export interface QueryContent {
  step: number;
  params: Record<string, unknown>;
}

const IV_WORDS = 4;
/** Longer than any mini-program address. */
const MAX_LENGTH = 8000;

interface Keys {
  cipher: Words;
  mac: Words;
}

let derived: { secret: string; keys: Keys } | null = null;

function keysOf(secret: string): Keys {
  if (derived?.secret !== secret) {
    const key = (label: string) => hmacSha256(label, secret);
    derived = { secret, keys: { cipher: key('route query cipher'), mac: key('route query mac') } };
  }
  return derived.keys;
}

/** Synthetic IV: the same text gives the same `q`. */
function ivOf(keys: Keys, route: RouteName, plain: string): Words {
  return CryptoJS.lib.WordArray.create(hmacSha256(`${route}\n${plain}`, keys.mac).words.slice(0, IV_WORDS));
}

/** AES-256-CBC bound to its route. Obfuscation, not protection. */
export function encodeQuery(secret: string, route: RouteName, content: QueryContent): string {
  const keys = keysOf(secret);
  const plain = JSON.stringify([content.step, content.params]);
  const iv = ivOf(keys, route, plain);
  const { ciphertext } = AES.encrypt(utf8.parse(plain), keys.cipher, { iv });
  return base64url.stringify(iv.clone().concat(ciphertext));
}

/** Null unless written by this build for this route. */
export function decodeQuery(secret: string, route: RouteName, q: string): QueryContent | null {
  if (q.length > MAX_LENGTH || !/^[\w-]+$/.test(q)) return null;
  try {
    const keys = keysOf(secret);
    const all = base64url.parse(q);
    const iv = CryptoJS.lib.WordArray.create(all.words.slice(0, IV_WORDS));
    const ciphertext = CryptoJS.lib.WordArray.create(all.words.slice(IV_WORDS), all.sigBytes - 4 * IV_WORDS);
    // Another base64 spelling would be a second address.
    if (ciphertext.sigBytes <= 0 || base64url.stringify(all) !== q) return null;
    const plain = utf8.stringify(
      AES.decrypt(CryptoJS.lib.CipherParams.create({ ciphertext }), keys.cipher, { iv }),
    );
    const expected = ivOf(keys, route, plain);
    if (expected.words.some((word, i) => word !== iv.words[i])) return null;
    const [step, params] = JSON.parse(plain) as [unknown, unknown];
    if (!Number.isInteger(step) || typeof params !== 'object' || params === null) return null;
    return { step: step as number, params: params as Record<string, unknown> };
  } catch {
    return null;
  }
}

import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { envelopeVersion, macText, type Binding } from '@/contracts/envelope';
import type { KeyRing, SessionKeys } from './keyRing';
import type { NonceStore } from './nonceStore';

const NONCE = /^[A-Za-z0-9_-]{22}$/;
const STAMP = /^\d{1,15}$/;
/** Most ms between a stamp and the server's clock. */
export const STAMP_WINDOW_MS = 300_000;

/** `mac`, `stamp`, `nonce`: 199 (signature); others: 198 (cannot decrypt). */
export type EnvelopeRefusal = 'keys' | 'shape' | 'version' | 'mac' | 'stamp' | 'nonce' | 'text';

export const REFUSAL_CODE: Record<EnvelopeRefusal, '198' | '199'> = {
  keys: '198',
  shape: '198',
  version: '198',
  text: '198',
  mac: '199',
  stamp: '199',
  nonce: '199',
};

export interface OpenedRequest extends Binding {
  keys: SessionKeys;
  nonce: string;
  text: string;
}

export type OpenResult = { ok: true; request: OpenedRequest } | { ok: false; refusal: EnvelopeRefusal };

const cipherName = 'aes-256-cbc';
const macOf = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
export const newNonce = (): string => randomBytes(16).toString('base64url');

const base64Url = /^[\w-]+$/;
/** By length modulo 4: unused bits must be 0. */
const lastSymbol: Readonly<Record<number, RegExp>> = { 0: /[\w-]$/, 2: /[AQgw]$/, 3: /[AEIMQUYcgkosw048]$/ };
/** Node accepts several spellings; only one counts. */
const wellSpelt = (text: string): boolean =>
  base64Url.test(text) && (lastSymbol[text.length % 4]?.test(text) ?? false);

interface OpenDeps {
  ring: KeyRing;
  nonces: NonceStore;
  now?: () => number;
}

/** MAC, stamp and nonce before decrypting. Never throws for client input. */
export async function openRequest(
  input: Binding & { rs: string; data: string },
  deps: OpenDeps,
): Promise<OpenResult> {
  const refuse = (refusal: EnvelopeRefusal): OpenResult => ({ ok: false, refusal });
  const parts = input.data.split('.');
  if (parts.length !== 6) return refuse('shape');
  if (parts[0] !== envelopeVersion) return refuse('version');
  const [, stamp = '', nonce = '', iv = '', cipher = '', mac = ''] = parts;
  if (iv.length !== 22 || mac.length !== 43) return refuse('shape');
  if (!wellSpelt(iv) || !wellSpelt(cipher) || !wellSpelt(mac)) return refuse('shape');
  if (!NONCE.test(nonce) || !STAMP.test(stamp)) return refuse('shape');

  const keys = deps.ring.unwrap(input.rs);
  if (!keys) return refuse('keys');
  const bound: Binding = { method: input.method, path: input.path, headers: input.headers };
  const signed = macText('request', keys.keyId, bound, { stamp, nonce, iv, cipher });
  if (!timingSafeEqual(macOf(keys.request.mac, signed), Buffer.from(mac, 'base64url'))) return refuse('mac');

  const now = (deps.now ?? Date.now)();
  if (!(Math.abs(Number(stamp) - now) <= STAMP_WINDOW_MS)) return refuse('stamp');
  // After the MAC: strangers cannot fill the store.
  const first = await deps.nonces.take(`${keys.keyId}.${nonce}`, Number(stamp) + STAMP_WINDOW_MS);
  if (!first) return refuse('nonce');
  const text = decrypted(keys.request.encrypt, iv, cipher);
  return text === null ? refuse('text') : { ok: true, request: { ...bound, keys, nonce, text } };
}

/** null for a wrong length or padding. */
function decrypted(key: Buffer, iv: string, cipher: string): string | null {
  const decipher = createDecipheriv(cipherName, key, Buffer.from(iv, 'base64url'));
  try {
    return decipher.update(cipher, 'base64url', 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

/** @param now server time, ms */
export function sealAnswer(request: OpenedRequest, text: string, now: number = Date.now()): string {
  const { keys } = request;
  const stamp = String(now);
  const nonce = newNonce();
  const ivBytes = randomBytes(16);
  const sealing = createCipheriv(cipherName, keys.answer.encrypt, ivBytes);
  const cipher = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]).toString('base64url');
  const iv = ivBytes.toString('base64url');
  const signed = macText('answer', keys.keyId, request, { stamp, nonce, iv, cipher }, request.nonce);
  const mac = macOf(keys.answer.mac, signed).toString('base64url');
  return [envelopeVersion, stamp, nonce, iv, cipher, mac].join('.');
}

/** `<id>.<HMAC of the id under master>`. */
export function newKoreaKey(master: string, id = randomBytes(16).toString('base64url')): string {
  return `${id}.${createHmac('sha256', master).update(id).digest('base64url')}`;
}

/** @param sortedParams `a=1&b=2`, percent-encoded, by name */
export function checkKoreaSignature(
  master: string,
  input: { method: string; path: string; sortedParams: string; timestamp: string; signature: string },
  now: number = Date.now(),
): boolean {
  if (!STAMP.test(input.timestamp) || Math.abs(Number(input.timestamp) - now) > STAMP_WINDOW_MS) return false;
  const text = [input.method, input.path, input.sortedParams, input.timestamp].join('\n');
  const [id = '', signature = ''] = input.signature.split('.');
  const expected = createHmac('sha256', newKoreaKey(master, id)).update(text).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

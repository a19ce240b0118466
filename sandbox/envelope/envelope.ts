import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { KeyRing, SessionKeys } from './keyRing';
import type { NonceStore } from './nonceStore';

const VERSION = '1';
const NONCE = /^[A-Za-z0-9_-]{22}$/;
const STAMP = /^\d{1,15}$/;
/** How far a stamp may stand from the server's clock, in milliseconds. */
export const STAMP_WINDOW_MS = 300_000;

/** `keys`, `shape` and `text` answer code 198 (cannot decrypt), the others 199 (signature). */
export type EnvelopeRefusal = 'keys' | 'shape' | 'mac' | 'stamp' | 'nonce' | 'text';

export const REFUSAL_CODE: Record<EnvelopeRefusal, '198' | '199'> = {
  keys: '198',
  shape: '198',
  text: '198',
  mac: '199',
  stamp: '199',
  nonce: '199',
};

export interface Binding {
  method: string;
  /** Path as received, relative to the host, without query. */
  path: string;
  /** Value of the token header, '' when none. */
  token: string;
}

/** What `sealAnswer` needs to know of the request. */
export interface OpenedRequest extends Binding {
  keys: SessionKeys;
  nonce: string;
  text: string;
}

export type OpenResult = { ok: true; request: OpenedRequest } | { ok: false; refusal: EnvelopeRefusal };

let lastHash: readonly [token: string, hash: string] = ['', hashText('')];
function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
/** Of a request and of its answer in a row. */
function hashOf(token: string): string {
  if (lastHash[0] !== token) lastHash = [token, hashText(token)];
  return lastHash[1];
}

const macText = (fields: readonly string[]) => fields.map((field) => `${field.length}:${field}`).join('');

function macOf(
  key: Buffer,
  direction: string,
  keyId: string,
  bound: Binding,
  parts: readonly string[],
  more: readonly string[] = [],
) {
  const tokenHash = hashOf(bound.token);
  const [stamp = '', nonce = '', iv = '', cipher = ''] = parts;
  const fields = [
    VERSION,
    direction,
    keyId,
    bound.method,
    bound.path,
    stamp,
    nonce,
    tokenHash,
    iv,
    cipher,
    ...more,
  ];
  return createHmac('sha256', key).update(macText(fields)).digest();
}

const bytesOf = (text: string) => {
  const bytes = Buffer.from(text, 'base64url');
  // Node skips what it cannot read; only the exact spelling counts.
  return bytes.toString('base64url') === text ? bytes : null;
};

interface OpenDeps {
  ring: KeyRing;
  nonces: NonceStore;
  now?: () => number;
}

/**
 * Opens the `data` field of a request: unwraps the keys, checks the MAC, the stamp and the nonce, then decrypts.
 * Never throws for what a client sent.
 */
export const openRequest = async (
  input: Binding & { rs: string; data: string },
  deps: OpenDeps,
): Promise<OpenResult> => openRequestNow(input, deps);

/** The same, at once where the nonces are kept in memory. */
export function openRequestNow(
  input: Binding & { rs: string; data: string },
  deps: OpenDeps,
): OpenResult | Promise<OpenResult> {
  const refuse = (refusal: EnvelopeRefusal): OpenResult => ({ ok: false, refusal });
  const parts = input.data.split('.');
  if (parts.length !== 6 || parts[0] !== VERSION) return refuse('shape');
  const [, stamp = '', nonce = '', ivText = '', cipherText = '', macTextPart = ''] = parts;
  const iv = bytesOf(ivText);
  const cipher = bytesOf(cipherText);
  const mac = bytesOf(macTextPart);
  if (!iv || !cipher || !mac || iv.length !== 16 || mac.length !== 32) return refuse('shape');
  if (!NONCE.test(nonce) || !STAMP.test(stamp)) return refuse('shape');

  const keys = deps.ring.unwrap(input.rs);
  if (!keys) return refuse('keys');
  const bound: Binding = { method: input.method, path: input.path, token: input.token };
  if (!timingSafeEqual(macOf(keys.request.mac, 'request', keys.keyId, bound, parts.slice(1, 5)), mac))
    return refuse('mac');

  const now = (deps.now ?? Date.now)();
  if (!(Math.abs(Number(stamp) - now) <= STAMP_WINDOW_MS)) return refuse('stamp');
  // After the MAC, so that a stranger cannot fill the store; for as long as the stamp would still pass.
  const taken = deps.nonces.take(`${keys.keyId}.${nonce}`, Number(stamp) + STAMP_WINDOW_MS);
  const open = (first: boolean): OpenResult =>
    first ? decrypt({ ...bound, keys, nonce }, cipher, iv) : refuse('nonce');
  return typeof taken === 'boolean' ? open(taken) : taken.then(open);
}

function decrypt(bound: Omit<OpenedRequest, 'text'>, cipher: Buffer, iv: Buffer): OpenResult {
  try {
    const decipher = createDecipheriv('aes-256-cbc', bound.keys.request.encrypt, iv);
    const text = Buffer.concat([decipher.update(cipher), decipher.final()]).toString('utf8');
    return { ok: true, request: { ...bound, text } };
  } catch {
    return { ok: false, refusal: 'text' };
  }
}

/** The `data` field of the answer to `request`. @param now server time in milliseconds */
export function sealAnswer(request: OpenedRequest, text: string, now: number = Date.now()): string {
  // One draw for both: each costs as much as a whole hash.
  const random = randomBytes(32);
  const iv = random.subarray(0, 16);
  const cipher = createCipheriv('aes-256-cbc', request.keys.answer.encrypt, iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const parts = [
    String(now),
    random.subarray(16).toString('base64url'),
    iv.toString('base64url'),
    sealed.toString('base64url'),
  ];
  const mac = macOf(request.keys.answer.mac, 'answer', request.keys.keyId, request, parts, [request.nonce]);
  return [VERSION, ...parts, mac.toString('base64url')].join('.');
}

/** Checks the headers of a Korea-market call. @param sortedParams `a=1&b=2`, percent-encoded, in the order of the names */
export function checkKoreaSignature(
  key: string,
  input: { method: string; path: string; sortedParams: string; timestamp: string; signature: string },
  now: number = Date.now(),
): boolean {
  if (!STAMP.test(input.timestamp) || Math.abs(Number(input.timestamp) - now) > STAMP_WINDOW_MS) return false;
  const text = [input.method, input.path, input.sortedParams, input.timestamp].join('\n');
  const expected = createHmac('sha256', key).update(text).digest();
  const given = Buffer.from(input.signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

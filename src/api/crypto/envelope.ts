import AES from 'crypto-js/aes';
import CryptoJS from 'crypto-js/core';
import utf8 from 'crypto-js/enc-utf8';
import hmacSha256 from 'crypto-js/hmac-sha256';
import { envelopeVersion, macText, type Binding } from '@/contracts/envelope';
import { bytesOf, fromBase64Url, sameBytes, toBase64Url, wordsOf } from './bytes';
import type { KeySet, WorkingKeys } from './keySet';

const IV_BYTES = 16;
const NONCE_BYTES = 16;
const MAC_BYTES = 32;
const PARTS = 6;
/** Between answer and request. */
export const STAMP_WINDOW_MS = 300_000;
export const REQUEST_RANDOM = IV_BYTES + NONCE_BYTES;

export type EnvelopeFault = 'shape' | 'version' | 'mac' | 'stamp' | 'text';

/** `fault` is for logs. */
export class EnvelopeError extends Error {
  readonly fault: EnvelopeFault;

  constructor(fault: EnvelopeFault) {
    super(`envelope: ${fault}`);
    this.name = 'EnvelopeError';
    this.fault = fault;
    Object.setPrototypeOf(this, EnvelopeError.prototype);
  }
}

export interface SentRequest extends Binding {
  keys: KeySet;
  nonce: string;
  /** Server time, ms. */
  stamp: number;
}

const macOf = (keys: WorkingKeys, text: string) => hmacSha256(utf8.parse(text), keys.mac);

/**
 * Version, stamp, nonce, IV, ciphertext and MAC, joined by dots.
 * @param stamp server time, ms
 * @throws EnvelopeError 'text' for invalid Unicode
 */
export function sealRequest(
  keys: KeySet,
  bound: Binding,
  text: string,
  stamp: number,
  randomBytes: (n: number) => Uint8Array,
): { data: string; sent: SentRequest } {
  const nonce = toBase64Url(randomBytes(NONCE_BYTES));
  const iv = randomBytes(IV_BYTES);
  const parts = {
    stamp: String(stamp),
    nonce,
    iv: toBase64Url(iv),
    cipher: cipherText(keys.request, text, iv),
  };
  const mac = macOf(keys.request, macText('request', keys.keyId, bound, parts));
  const { cipher } = parts;
  const data = [envelopeVersion, parts.stamp, nonce, parts.iv, cipher, toBase64Url(bytesOf(mac))].join('.');
  return { data, sent: { ...bound, keys, nonce, stamp } };
}

function cipherText(keys: WorkingKeys, text: string, iv: Uint8Array): string {
  try {
    const sealed = AES.encrypt(utf8.parse(text), keys.encrypt, { iv: wordsOf(iv) });
    return toBase64Url(bytesOf(sealed.ciphertext));
  } catch {
    throw new EnvelopeError('text');
  }
}

/**
 * The MAC covers the request's nonce.
 * @throws EnvelopeError when cut, changed, stale or another's
 */
export function openAnswer(sent: SentRequest, data: string): string {
  const parts = data.split('.');
  if (parts.length !== PARTS) throw new EnvelopeError('shape');
  const [version, stamp, nonce, ivText, cipherPart, macPart] = parts as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  if (version !== envelopeVersion) throw new EnvelopeError('version');
  const mac = fromBase64Url(macPart);
  const iv = fromBase64Url(ivText);
  const cipher = fromBase64Url(cipherPart);
  if (!mac || !iv || !cipher || mac.length !== MAC_BYTES || iv.length !== IV_BYTES)
    throw new EnvelopeError('shape');

  const keys = sent.keys.answer;
  const signed = { stamp, nonce, iv: ivText, cipher: cipherPart };
  const expected = macOf(keys, macText('answer', sent.keys.keyId, sent, signed, sent.nonce));
  if (!sameBytes(bytesOf(expected), mac) || toBase64Url(mac) !== macPart) throw new EnvelopeError('mac');
  // The clock may change during the call.
  if (!(Math.abs(Number(stamp) - sent.stamp) <= STAMP_WINDOW_MS)) throw new EnvelopeError('stamp');

  try {
    const sealed = CryptoJS.lib.CipherParams.create({ ciphertext: wordsOf(cipher) });
    return AES.decrypt(sealed, keys.encrypt, { iv: wordsOf(iv) }).toString(utf8);
  } catch {
    throw new EnvelopeError('text');
  }
}

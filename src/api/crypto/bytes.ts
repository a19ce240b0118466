import CryptoJS from 'crypto-js/core';
import { withoutEnd } from '@/core/trimmed';

/** Big-endian 32-bit words. */
export type Words = CryptoJS.lib.WordArray;

const URL_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function wordsOf(bytes: Uint8Array | readonly number[]): Words {
  const words: number[] = [];
  for (let i = 0; i < bytes.length; i += 1) {
    words[i >>> 2] = (words[i >>> 2] ?? 0) | ((bytes[i] as number) << (24 - (i % 4) * 8));
  }
  return CryptoJS.lib.WordArray.create(words, bytes.length);
}

export function bytesOf(words: Words): Uint8Array {
  const bytes = new Uint8Array(words.sigBytes);
  for (let i = 0; i < bytes.length; i += 1) {
    bytes[i] = ((words.words[i >>> 2] ?? 0) >>> (24 - (i % 4) * 8)) & 0xff;
  }
  return bytes;
}

/** Unpadded. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const left = bytes.length - i;
    const group = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    text += URL_ALPHABET.charAt(group >>> 18) + URL_ALPHABET.charAt((group >>> 12) & 63);
    if (left > 1) text += URL_ALPHABET.charAt((group >>> 6) & 63);
    if (left > 2) text += URL_ALPHABET.charAt(group & 63);
  }
  return text;
}

/** Both alphabets, with or without padding; else null. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  const plain = withoutEnd(text, '=').replace(/\+/g, '-').replace(/\//g, '_');
  if (plain.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((plain.length * 3) / 4));
  let at = 0;
  let buffer = 0;
  let bits = 0;
  for (let i = 0; i < plain.length; i += 1) {
    const value = URL_ALPHABET.indexOf(plain.charAt(i));
    if (value < 0) return null;
    buffer = ((buffer << 6) | value) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at] = (buffer >>> bits) & 0xff;
      at += 1;
    }
  }
  return bytes;
}

/** Constant time. */
export function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false;
  let difference = 0;
  for (let i = 0; i < left.length; i += 1) difference |= (left[i] as number) ^ (right[i] as number);
  return difference === 0;
}

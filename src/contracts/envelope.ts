// Shared by both ends of an encrypted call, besides the call table.

/** First part of every message. Ends with different versions refuse each other before anything is decrypted. */
export const envelopeVersion = '2';

/** Headers that decide what a call means: who asks, for which market and brand, and whether it counts once. */
export const boundHeaders = [
  'token',
  'idempotency-key',
  'market',
  'lang',
  'channel',
  'platform-type',
  'unique-identification',
  'merchantcode',
  'agentchannel',
  'payee-share-country',
] as const;

/** Values that a message is bound to besides its content. */
export interface Binding {
  method: string;
  /** Path relative to the host, without query. */
  path: string;
  /** Of the request; `boundHeaders` count, a missing one like an empty one. */
  headers: Readonly<Record<string, unknown>>;
}

/** Each field with its length before it, so that no two lists give one text. */
const lengthPrefixed = (fields: readonly string[]): string =>
  fields.map((field) => `${field.length}:${field}`).join('');

/** The text under the MAC of a message. An answer also covers the nonce of its request, so that it fits no other. */
export function macText(
  direction: 'request' | 'answer',
  keyId: string,
  { method, path, headers }: Binding,
  parts: { stamp: string; nonce: string; iv: string; cipher: string },
  answeredNonce = '',
): string {
  const bound = boundHeaders.map((name) => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  });
  const { stamp, nonce, iv, cipher } = parts;
  return lengthPrefixed([
    ...[envelopeVersion, direction, keyId, method, path, ...bound],
    ...[stamp, nonce, iv, cipher, answeredNonce],
  ]);
}

/** Label under which the working key of one purpose is derived from the session keys. */
export const keyLabel = (keyId: string, purpose: string) => `homeward|${envelopeVersion}|${keyId}|${purpose}`;

/** Answer of secure init, as far as its signature covers it: all of it. */
export interface SignedInit {
  keyId: string;
  publicKey: string;
  serverTime: number;
  signatureKey: string;
  seed?: string | undefined;
}

/** Signed by the server; the nonce is the asker's, so that an answer recorded earlier is worth nothing. */
export const initText = (init: SignedInit, nonce: string): string =>
  lengthPrefixed([
    ...['secureInit', envelopeVersion, nonce, init.keyId, init.publicKey],
    ...[String(init.serverTime), init.signatureKey, init.seed ?? ''],
  ]);

/** Others are refused before decryption. */
export const envelopeVersion = '2';

/** Headers that change what a call means. */
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

export interface Binding {
  method: string;
  /** Relative to the host, without query. */
  path: string;
  /** Only `boundHeaders`; missing equals empty. */
  headers: Readonly<Record<string, unknown>>;
}

/** Prefixed, so that different lists differ as text. */
const lengthPrefixed = (fields: readonly string[]): string =>
  fields.map((field) => `${field.length}:${field}`).join('');

/** Under the MAC. Answers also cover their request's nonce, to fit no other. */
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

/** Per purpose. */
export const keyLabel = (keyId: string, purpose: string) => `homeward|${envelopeVersion}|${keyId}|${purpose}`;

export interface SignedInit {
  keyId: string;
  publicKey: string;
  serverTime: number;
  signatureKey: string;
  seed?: string | undefined;
}

/** Signed by the server; the client's nonce defeats replays. */
export const initText = (init: SignedInit, nonce: string): string =>
  lengthPrefixed([
    ...['secureInit', envelopeVersion, nonce, init.keyId, init.publicKey],
    ...[String(init.serverTime), init.signatureKey, init.seed ?? ''],
  ]);

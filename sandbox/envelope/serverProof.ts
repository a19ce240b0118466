import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { initText, type SignedInit } from '@/contracts/envelope';

/** DEVELOPMENT KEY: public, proves nothing; `npm run release:check` refuses builds that pin its public half. */
export const developmentSigningKey = `-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIEc05j27MYUEsPGN7lyX5Bw9Ackhyg88rqNoZTRYfd4c
-----END PRIVATE KEY-----
`;

/** @throws unless a PEM of an Ed25519 private key */
export function readSigningKey(pem: string): KeyObject {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new TypeError('not an Ed25519 key');
  return key;
}

/** @internal As builds pin it (`TARO_APP_SERVER_KEY`). */
export const pinnedKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64url');

/** Lets the app verify the key it wraps with. */
export const proofOf = (init: SignedInit, nonce: string, key: KeyObject): string =>
  sign(null, Buffer.from(initText(init, nonce)), key).toString('base64url');

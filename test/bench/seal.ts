import {
  constants,
  createCipheriv,
  createHash,
  createHmac,
  createPublicKey,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';
import { deriveSessionKeys, type SessionKeys } from '../../sandbox/envelope';

/** node:crypto: the app's code would slow the load generator. */
export interface BenchKeys {
  rs: string;
  keys: SessionKeys;
}

export function benchKeys(init: { keyId: string; publicKey: string }): BenchKeys {
  const plain = randomBytes(30).toString('base64').replace(/\//g, '-');
  const wrapped = publicEncrypt(
    {
      key: createPublicKey(init.publicKey),
      padding: constants.RSA_PKCS1_OAEP_PADDING,
      oaepHash: 'sha256',
    },
    Buffer.from(plain),
  );
  return {
    rs: `${init.keyId}.${wrapped.toString('base64url')}`,
    keys: deriveSessionKeys(init.keyId, plain.slice(0, 24), plain.slice(24)),
  };
}

/** As src/api/crypto/envelope.ts seals. */
export function sealFast(
  { keys }: BenchKeys,
  bound: { method: string; path: string; token: string },
  text: string,
): string {
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', keys.request.encrypt, iv);
  const parts = [
    String(Date.now()),
    randomBytes(16).toString('base64url'),
    iv.toString('base64url'),
    Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64url'),
  ];
  const tokenHash = createHash('sha256').update(bound.token).digest('hex');
  const [stamp, nonce, ivText, sealed] = parts as [string, string, string, string];
  const fields = [
    '1',
    'request',
    keys.keyId,
    bound.method,
    bound.path,
    stamp,
    nonce,
    tokenHash,
    ivText,
    sealed,
  ];
  const mac = createHmac('sha256', keys.request.mac)
    .update(fields.map((field) => `${field.length}:${field}`).join(''))
    .digest('base64url');
  return ['1', ...parts, mac].join('.');
}

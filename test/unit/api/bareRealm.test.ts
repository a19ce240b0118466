import { build } from 'esbuild';
import { constants, generateKeyPairSync, privateDecrypt, randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type * as CryptoModule from '@/api/crypto';
import { encryptOaep } from '@/api/crypto/rsa';
import { createKeyRing, createMemoryNonceStore, openRequest, sealAnswer } from '../../../sandbox/envelope';

const KB = 1024;
const root = resolve(__dirname, '../../..');
const random = (n: number) => new Uint8Array(randomBytes(n));
const noSource = (): Uint8Array => {
  throw new Error('no source');
};

type Realm = typeof CryptoModule & { encryptOaep: typeof encryptOaep };

/**
 * The encryption code without crypto, navigator, btoa or TextEncoder; Math.random throws. `window` and `self`: the
 * mini-program build's bare object.
 */
async function bareRealm({ jsencrypt, before = '' }: { jsencrypt: string; before?: string }): Promise<Realm> {
  const { outputFiles } = await build({
    stdin: {
      contents: `${before}; export * from './src/api/crypto'; export { encryptOaep } from './src/api/crypto/rsa';`,
      resolveDir: root,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'encryption',
    target: 'es2017',
    external: ['crypto'],
    alias: { '@': resolve(root, 'src'), jsencrypt: resolve(root, 'node_modules/jsencrypt', jsencrypt) },
    define: { self: 'miniWindow', window: 'miniWindow' },
  });
  const realm = createContext({ miniWindow: {} }) as { encryption: Realm };
  runInContext("Math.random = () => { throw new Error('Math.random'); };", realm);
  runInContext(`${outputFiles[0]?.text ?? ''};globalThis.encryption = encryption;`, realm);
  return realm.encryption;
}

const makePair = (bits: number) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  const unwrap = (cipher: Uint8Array) =>
    privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      cipher,
    ).toString('latin1');
  return {
    pem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    unwrap,
  };
};
const pairs = new Map<number, ReturnType<typeof makePair>>();
/** Cached: a key takes up to a second. */
function pair(bits: number): ReturnType<typeof makePair> {
  const made = pairs.get(bits) ?? makePair(bits);
  pairs.set(bits, made);
  return made;
}

// Mini-programs bundle the require() file, H5 the import() file.
const libraries = ['bin/jsencrypt.min.js', 'lib/index.js'];
const ways: [string, () => Promise<typeof encryptOaep>][] = [
  ['Web Crypto', () => Promise.resolve(encryptOaep)],
  ...libraries.map((file): [string, () => Promise<typeof encryptOaep>] => [
    file,
    async () => (await bareRealm({ jsencrypt: file })).encryptOaep,
  ]),
];

describe.each(ways)('RSA-OAEP by %s', (_, make) => {
  let encrypt: typeof encryptOaep;
  beforeAll(async () => {
    encrypt = await make();
  });

  test.each([2048, 3072])('node opens what it wraps with a key of %d bits', async (bits) => {
    const { pem, unwrap } = pair(bits);
    const wrapped = new Set<string>();
    for (let i = 0; i < 40; i += 1) {
      const cipher = await encrypt(pem, `message ${i}`, random);
      expect(unwrap(Buffer.from(cipher))).toBe(`message ${i}`);
      wrapped.add(Buffer.from(await encrypt(pem, 'same', random)).toString('hex'));
    }
    expect(wrapped.size).toBe(40);
  });

  test.each(['', 'no key', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----'])(
    'a public key that is none is refused: %p',
    async (publicKey) => {
      await expect(encrypt(publicKey, 'text', random)).rejects.toMatchObject({ message: 'public key' });
    },
  );

  test('a key shorter than 2048 bits is refused', async () => {
    await expect(encrypt(pair(1024).pem, 'text', random)).rejects.toMatchObject({
      message: 'public key too short',
    });
  });
});

describe.each(libraries)('what %s draws from', (jsencrypt) => {
  const { pem, unwrap } = pair(2048);

  test('without a secure source nothing is wrapped; with one again it is', async () => {
    const { encryptOaep: encrypt } = await bareRealm({ jsencrypt });
    await expect(encrypt(pem, 'text', noSource)).rejects.toMatchObject({ message: 'no source' });
    expect(unwrap(Buffer.from(await encrypt(pem, 'text', random)))).toBe('text');
  });

  test('a library that was loaded without a secure seed is never used', async () => {
    const before = "import early from 'jsencrypt'; export { early }";
    const { encryptOaep: encrypt } = await bareRealm({ jsencrypt, before });
    for (let i = 0; i < 2; i += 1)
      await expect(encrypt(pem, 'text', random)).rejects.toMatchObject({
        message: 'jsencrypt took no secure seed',
      });
  });
});

test.each(libraries)('in a mini-program’s bare realm the envelope works, by %s', async (jsencrypt) => {
  const { createKeySet, openAnswer, sealRequest } = await bareRealm({ jsencrypt });
  const ring = createKeyRing(pair(3072).privatePem);
  const keys = await createKeySet({ keyId: ring.keyId, publicKey: ring.publicKeyPem }, random);
  const bound = { method: 'POST', path: '/login/captcha', headers: {} };
  const { data, sent } = sealRequest(keys, bound, '{"name":"美玲 🎉"}', Date.now(), random);
  const opened = await openRequest(
    { ...bound, rs: keys.rs, data },
    { ring, nonces: createMemoryNonceStore() },
  );
  if (!opened.ok) throw new Error(opened.refusal);
  expect(opened.request.text).toBe('{"name":"美玲 🎉"}');
  expect(openAnswer(sent, sealAnswer(opened.request, '{"code":"0"}'))).toBe('{"code":"0"}');
});

// The median: the machine may be busy.
test('an encrypted call of 1 KB costs the client less than 5 ms', async () => {
  const { createKeySet, openAnswer, sealRequest } = await import('@/api/crypto');
  const ring = createKeyRing(pair(2048).privatePem);
  const keys = await createKeySet({ keyId: ring.keyId, publicKey: ring.publicKeyPem }, random);
  const bound = { method: 'POST', path: '/a', headers: { token: 't' } };
  const text = 'x'.repeat(KB);
  const nonces = createMemoryNonceStore();
  const times: number[] = [];
  for (let i = 0; i < 300; i += 1) {
    const begun = performance.now();
    const { data, sent } = sealRequest(keys, bound, text, Date.now(), random);
    const sealed = performance.now() - begun;
    const opened = await openRequest({ ...bound, rs: keys.rs, data }, { ring, nonces });
    if (!opened.ok) throw new Error(opened.refusal);
    const answer = sealAnswer(opened.request, text);
    const again = performance.now();
    openAnswer(sent, answer);
    times.push(sealed + performance.now() - again);
  }
  expect(times.sort((a, b) => a - b)[150]).toBeLessThan(5);
});

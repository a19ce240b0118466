import { build } from 'esbuild';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createContext, runInContext } from 'node:vm';
import type * as CryptoModule from '@/api/crypto';
import {
  createKeyRing,
  createMemoryNonceStore,
  createPrivateKeyPem,
  openRequest,
  sealAnswer,
} from '../../../sandbox/envelope';

const KB = 1024;

/** The encryption code as one script, for a place that has nothing but the language: no crypto, window, self, navigator, btoa, TextEncoder. */
async function bundled(): Promise<string> {
  const result = await build({
    entryPoints: [resolve(__dirname, '../../../src/api/crypto/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'encryption',
    target: 'es2017',
    external: ['crypto'],
    alias: { '@': resolve(__dirname, '../../../src') },
  });
  return result.outputFiles[0]?.text ?? '';
}

test('given a mini-program’s bare realm, the envelope works in it and holds no way to Math.random', async () => {
  const code = await bundled();
  const realm = createContext({}) as { encryption: typeof CryptoModule };
  runInContext("Math.random = () => { throw new Error('Math.random'); };", realm);
  runInContext(`${code};globalThis.encryption = encryption;`, realm);
  const { createKeySet, openAnswer, sealRequest } = realm.encryption;

  const ring = createKeyRing(createPrivateKeyPem(3072));
  const random = (n: number) => new Uint8Array(randomBytes(n));
  const keys = createKeySet({ keyId: ring.keyId, publicKey: ring.publicKeyPem }, random);
  const bound = { method: 'POST', path: '/login/captcha', token: '' };
  const { data, sent } = sealRequest(keys, bound, '{"name":"美玲 🎉"}', Date.now(), random);
  const opened = await openRequest(
    { ...bound, rs: keys.rs, data },
    { ring, nonces: createMemoryNonceStore() },
  );
  if (!opened.ok) throw new Error(opened.refusal);
  expect(opened.request.text).toBe('{"name":"美玲 🎉"}');
  expect(openAnswer(sent, sealAnswer(opened.request, '{"code":"0"}'))).toBe('{"code":"0"}');
});

test('it stays small: only the integers of jsencrypt and four parts of crypto-js', async () => {
  const code = await bundled();
  expect(code.length).toBeLessThan(48 * KB);
  expect(gzipSync(code).length).toBeLessThan(17 * KB);
});

// The median, since tests share their machine with much else.
test('an encrypted call of 1 KB costs the client less than 5 ms', async () => {
  const { createKeySet, openAnswer, sealRequest } = await import('@/api/crypto');
  const ring = createKeyRing(createPrivateKeyPem(2048));
  const random = (n: number) => new Uint8Array(randomBytes(n));
  const keys = createKeySet({ keyId: ring.keyId, publicKey: ring.publicKeyPem }, random);
  const bound = { method: 'POST', path: '/a', token: 't' };
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

import { generateKeyPairSync } from 'node:crypto';
import { initText } from '@/contracts/envelope';
import { kycInfo } from '@/contracts/calls/kyc/info';
import { toAppError } from '@/core/appError';
import { build } from '@/variants';
import { readBuildInfo } from '../../../config/buildInfo';
import {
  createKeyRing,
  createPrivateKeyPem,
  developmentSigningKey,
  pinnedKeyOf,
  proofOf,
  readSigningKey,
} from '../../../sandbox/envelope';
import { clientWith } from '../../fakes/client';
import { nonceIn } from '../../fakes/server';

interface Init {
  keyId: string;
  publicKey: string;
  serverTime: number;
  signatureKey: string;
  seed?: string;
  proof?: string;
}

const foreignRing = createKeyRing(createPrivateKeyPem(2048));
const foreignKey = generateKeyPairSync('ed25519').privateKey;

function attacked(change: (init: Init, nonce: string) => Init) {
  const setup = clientWith(() => ({ code: '51002' }), {
    slowProof: true,
    between: (sent) => {
      if (!sent.url.includes('/secure/init')) return null;
      const nonce = nonceIn(sent);
      const { body } = setup.server.init(nonce, 'seed');
      return { body: { ...body, model: change(body.model, nonce) } };
    },
  });
  return setup;
}
const ask = (setup: ReturnType<typeof clientWith>) =>
  setup.client.call(kycInfo, {}, { softError: false }).catch(toAppError);

test('an answer that nobody has touched is believed', async () => {
  expect(await ask(attacked((init) => init))).toMatchObject({ code: '51002' });
});

const theirs = { keyId: foreignRing.keyId, publicKey: foreignRing.publicKeyPem };
let recorded: Init;
test.each<[string, (init: Init, nonce: string) => Init]>([
  ['another key under the same proof', (init) => ({ ...init, ...theirs })],
  ['another key without a proof', ({ proof: _, ...init }) => ({ ...init, ...theirs })],
  [
    'another key, signed by someone else',
    (init, nonce) => ({
      ...init,
      ...theirs,
      proof: proofOf({ ...init, ...theirs }, nonce, foreignKey),
    }),
  ],
  ['the true key without a proof', ({ proof: _, ...init }) => init],
  ['another time', (init) => ({ ...init, serverTime: init.serverTime - 1 })],
  ['another key of the Korea signature', (init) => ({ ...init, signatureKey: 'other' })],
  ['another seed', (init) => ({ ...init, seed: 'other' })],
  ['no seed', ({ seed: _, ...init }) => init],
  ['an answer to an earlier question', (init) => (recorded ??= init)],
  ['a proof cut short', (init) => ({ ...init, proof: init.proof?.slice(0, -4) })],
  ['a text that is no Unicode', (init) => ({ ...init, signatureKey: '\ud800' })],
])('%s: the user is told, nothing is sent and nothing tried again', async (_what, change) => {
  const setup = attacked(change);
  if (_what === 'an answer to an earlier question') {
    await ask(setup);
    setup.client.dropKeys();
    setup.sent.length = setup.told.toasts.length = 0;
  }
  const errors = await Promise.all([ask(setup), ask(setup), ask(setup)]);
  for (const error of errors)
    expect(error).toMatchObject({ code: 'serverNotProven', kind: 'untrusted', handled: true });
  expect(setup.told.toasts[0]).toEqual({ messageKey: 'errors.serverNotProven' });
  expect(setup.sent.map(({ url }) => new URL(url).pathname)).toEqual(['/web/common/secure/init']);
});

test('each question has a nonce of its own', async () => {
  const setup = attacked((init) => init);
  await ask(setup);
  setup.client.dropKeys();
  await ask(setup);
  const nonces = setup.sent.filter(({ url }) => url.includes('/secure/init')).map(nonceIn);
  expect(new Set(nonces).size).toBe(2);
  for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{32}$/);
});

test('no two answers are signed as one text', () => {
  const init = { keyId: 'a', publicKey: 'b', serverTime: 1, signatureKey: 'c' };
  expect(initText({ ...init, signatureKey: 'c', seed: 'd' }, 'n')).not.toBe(
    initText({ ...init, signatureKey: 'cd' }, 'n'),
  );
});

test('a build without settings pins the public half of the sandbox\u2019s development key', () => {
  const pinned = pinnedKeyOf(readSigningKey(developmentSigningKey));
  expect([readBuildInfo('h5', {}).serverKey, build.serverKey]).toEqual([pinned, pinned]);
  expect(readBuildInfo('h5', { TARO_APP_SERVER_KEY: 'own' }).serverKey).toBe('own');
});

import { randomBytes } from 'node:crypto';
import { userAgreeClause } from '@/contracts/calls/account/clauses';
import { kycInfo } from '@/contracts/calls/kyc/info';
import { createSeededRandom } from '@/platform/shared/seededRandom';
import { toAppError } from '@/core/appError';
import { build } from '@/variants';
import { clientWith } from '../../fakes/client';
import { nonceIn } from '../../fakes/server';

/** Without secure random; init answers `seed`. */
function device(seed: string | undefined, origin = 'https://api.example') {
  const random = createSeededRandom(() => 'device');
  const setup = clientWith(() => ({ code: '51002' }), {
    random,
    baseOf: () => origin,
    between: (sent) => {
      if (!sent.url.includes('/secure/init')) return null;
      return setup.server.init(nonceIn(sent), seed);
    },
  });
  return setup;
}
const ask = (setup: ReturnType<typeof clientWith>) => setup.client.call(kycInfo, {}).catch(toAppError);

test('given a device without a secure source, when the server sends a seed, then encrypted calls work', async () => {
  const setup = device(randomBytes(32).toString('base64url'));
  expect(await ask(setup)).toMatchObject({ code: '51002' });
  const keys = setup.sent.map((request) => request.headers.rs).filter(Boolean);
  setup.client.dropKeys();
  await ask(setup);
  expect(setup.sent.map((request) => request.headers.rs).filter(Boolean)[1]).not.toBe(keys[0]);
});

test.each([
  ['none', undefined],
  ['a short one', randomBytes(16).toString('base64url')],
  ['one that is no base64', '*'.repeat(44)],
])('when it sends %s, then nothing is encrypted and nothing is sent', async (_, seed) => {
  const setup = device(seed);
  expect(await ask(setup)).toMatchObject({ kind: 'random', handled: true });
  expect(setup.sent.filter((request) => !request.url.includes('/secure/init'))).toEqual([]);
  expect(setup.told.toasts).toEqual([{ messageKey: 'errors.noSecureRandom' }]);
});

test.each(['http://api.example', 'http://127.0.0.1.example', 'http://localhost.example:8080', ''])(
  'a seed that came from %p could have been read on its way: nothing is encrypted and nothing is sent',
  async (origin) => {
    const setup = device(randomBytes(32).toString('base64url'), origin);
    expect(await ask(setup)).toMatchObject({ kind: 'random', handled: true });
    expect(setup.sent.filter((request) => !request.url.includes('/secure/init'))).toEqual([]);
  },
);

test.each(['http://127.0.0.1:8080', 'http://localhost:8080'])(
  'a seed from this machine, %s, counts',
  async (origin) => {
    expect(await ask(device(randomBytes(32).toString('base64url'), origin))).toMatchObject({ code: '51002' });
  },
);

test('values that a header cannot hold are escaped, and start no header of their own', async () => {
  const setup = clientWith(() => ({ model: { done: true } }), {
    identity: { channel: '微信\r\ntoken: evil', deviceId: 'a b' },
  });
  await setup.client.call(userAgreeClause, { clauseIds: [] });
  expect(setup.sent[0]?.headers).toMatchObject({
    channel: '%E5%BE%AE%E4%BF%A1%0D%0Atoken%3A%20evil',
    imei: 'a%20b',
    token: 'T0',
  });
});

test('given a missing chunk of the encryption code, then it counts as a lost network and the next call tries again', async () => {
  const { createClient } = await import('@/api');
  const { createRecordingNotices, createMemorySession, testIdentity } = await import('../../fakes');
  const setup = clientWith(() => ({ code: '51002' }));
  let missing = true;
  const notices = createRecordingNotices();
  const client = createClient({
    platform: {
      platformCode: 'H5',
      random: (await import('../../fakes/platform')).secureRandom,
      request: async (sent) => {
        const given = (await setup.server.answer(sent)) as { status?: number; body: unknown };
        return { status: given.status ?? 200, headers: {}, text: JSON.stringify(given.body) };
      },
      upload: () => Promise.reject(new Error('none')),
    },
    session: createMemorySession('T0'),
    identity: () => testIdentity,
    baseOf: () => 'https://api.example',
    serverKey: build.serverKey,
    notices,
    loadCrypto: async () => {
      if (missing) throw new Error('Loading chunk failed');
      return import('@/api/crypto');
    },
  });
  expect(await client.call(kycInfo, {}).catch(toAppError)).toMatchObject({ kind: 'network' });
  missing = false;
  expect(await client.call(kycInfo, {}).catch(toAppError)).toMatchObject({ code: '51002' });
});

import { koreaSignature } from '@/api/crypto';
import { loginPhoneBind } from '@/contracts/calls/account/login';
import { userAgreeClause } from '@/contracts/calls/account/clauses';
import { payeeMethods } from '@/contracts/calls/payee/methods';
import { kycInfo } from '@/contracts/calls/kyc/info';
import { userProfile } from '@/contracts/calls/account/session';
import { toAppError } from '@/core/appError';
import { PlatformError } from '@/platform/types';
import { checkKoreaSignature, newKoreaKey } from '../../../sandbox/envelope';
import { clientWith } from '../../fakes/client';
import { noRandom } from '../../fakes/platform';

const captcha = { areaCode: '61', phoneNumber: '412345678' };
/** An encrypted GET: repeatable; by default its answer breaks the contract. */
const read = (setup: ReturnType<typeof clientWith>, options = {}) =>
  setup.client.call(kycInfo, {}, { softError: true, ...options }).catch(toAppError);
const bind = (setup: ReturnType<typeof clientWith>, options = {}) =>
  setup.client
    .call(
      loginPhoneBind,
      { ...captcha, ticket: 'ticket-1234567890' },
      {
        softError: false,
        ...options,
      },
    )
    .catch(toAppError);
const paths = (setup: ReturnType<typeof clientWith>) =>
  setup.sent.map((request) => request.url.replace(/^https:\/\/[^/]+/, '').split('?')[0]);

test('keys are fetched once for all that wait, and wrapped once [P7-20 C5-03 C7.1-28 C7.1-33]', async () => {
  const setup = clientWith(() => ({ code: '51002' }));
  await Promise.all(Array.from({ length: 12 }, () => read(setup)));
  expect(setup.server.state.inits).toBe(1);
  expect(setup.sent[0]?.url).toContain('/web/common/secure/init?');
  expect(setup.sent[0]?.url).toContain('version=5.4.9');
  expect(
    new Set(setup.sent.filter((request) => request.headers.rs).map((request) => request.headers.rs)).size,
  ).toBe(1);
});

test('neither params nor answer are readable on the wire [C7.1-27 C7.1-29]', async () => {
  const setup = clientWith(() => ({ code: '51002', msg: 'Jane Canary' }));
  const error = await bind(setup);
  expect(error).toMatchObject({ code: '51002', serverMessage: 'Jane Canary' });
  expect(JSON.stringify(setup.sent)).not.toContain('412345678');
  expect(setup.sent[1]?.body).toMatch(/^data=/);
});

test('refused keys: dropped, fetched once for all, and what may be repeated is sent once more', async () => {
  const setup = clientWith(() => ({ code: '51002' }));
  await read(setup);
  setup.server.state.refuseKeys = 6;
  const errors = await Promise.all(Array.from({ length: 6 }, () => read(setup)));
  expect(errors.map((error) => (error as { code: string }).code)).toEqual(Array(6).fill('51002'));
  expect(setup.server.state.inits).toBe(2);
});

test('refused twice: a toast asks to try again, and there is no third time', async () => {
  const setup = clientWith(() => ({ code: '51002' }));
  setup.server.state.refuseKeys = 99;
  const error = await read(setup, { softError: false });
  expect(error).toMatchObject({ code: '198', kind: 'crypto', handled: true });
  expect(setup.told.toasts).toHaveLength(1);
  expect(setup.sent.filter((request) => request.headers.rs)).toHaveLength(2);
});

test('what may not be repeated is not: a toast asks to try again', async () => {
  const setup = clientWith(() => ({ code: '51002' }));
  setup.server.state.refuseKeys = 1;
  expect(await bind(setup)).toMatchObject({ code: '198', handled: true });
  expect(paths(setup)).toEqual(['/web/common/secure/init', '/login/phone/bind']);
  expect(await bind(setup)).toMatchObject({ code: '51002' });
  expect(setup.server.state.inits).toBe(2);
});

test('a commit under an idempotency key is repeated under the same key', async () => {
  const setup = clientWith(() => ({ code: '51002' }));
  setup.server.state.refuseKeys = 1;
  expect(await bind(setup, { idempotencyKey: 'commit-key-0001' })).toMatchObject({ code: '51002' });
  const commits = setup.sent.filter((request) => request.headers.rs);
  expect(commits.map((request) => request.headers['idempotency-key'])).toEqual([
    'commit-key-0001',
    'commit-key-0001',
  ]);
  expect(new Set(commits.map((request) => request.body)).size).toBe(2);
});

test('11013 succeeds and drops the keys', async () => {
  const setup = clientWith(() => ({ code: '11013', model: { kycStatus: 'Init' } }));
  await read(setup);
  await read(setup);
  expect(setup.server.state.inits).toBe(2);
});

test.each([
  ['changed', (body: { data: string }) => ({ data: `${body.data.slice(0, -4)}AAAA` })],
  ['cut', (body: { data: string }) => ({ data: body.data.slice(0, 40) })],
  ['in clear', () => ({ code: '0', msg: '', model: { done: true } })],
  [
    'in clear with a new token',
    () => ({ code: '51002', msg: 'forged', model: null, responseHeader: { token: 'evil' } }),
  ],
  ['no JSON', () => 'null'],
])('an answer that is %s is not believed', async (_, tamper) => {
  const setup = clientWith(() => ({ code: '0', model: {} }), { tamper });
  expect(await bind(setup)).toMatchObject({ kind: 'crypto', handled: true });
  expect(setup.session.token).toBe('T0');
  expect(setup.told.toasts).toEqual([{ messageKey: 'errors.secureRetry' }]);
});

test('an HTTP failure in clear counts only by its status', async () => {
  const setup = clientWith(() => ({ status: 500, raw: { code: '21097', msg: 'forged' } }));
  expect(await bind(setup)).toMatchObject({ kind: 'http', code: '500' });
  expect([setup.told.dialogs, setup.told.toasts]).toEqual([[], [{ messageKey: 'errors.server' }]]);
});

test('without a secure source nothing is sent', async () => {
  const setup = clientWith(() => ({ code: '0' }), { random: noRandom });
  expect(await bind(setup)).toMatchObject({ kind: 'random', handled: true });
  expect(setup.sent).toEqual([]);
});

test('a failed init fails the waiting calls in its way, and the next call tries again', async () => {
  let down = true;
  const setup = clientWith(() => ({ code: '51002' }), {
    between: (sent) => (down && sent.url.includes('/secure/init') ? new PlatformError('network') : null),
  });
  expect(await Promise.all([bind(setup), bind(setup)])).toMatchObject([
    { kind: 'network' },
    { kind: 'network' },
  ]);
  expect(setup.told.toasts).toEqual([{ messageKey: 'errors.network' }, { messageKey: 'errors.network' }]);
  down = false;
  expect(await bind(setup)).toMatchObject({ code: '51002' });
});

test('a wrong clock on the device does no harm', async () => {
  const setup = clientWith(() => ({ code: '51002' }), { now: () => Date.now() - 86_400_000 });
  expect(await read(setup)).toMatchObject({ code: '51002' });
});

describe('Korea', () => {
  test('calls of the market are signed over method, path and sorted params; the init is not [C5-02 P5-18]', async () => {
    const setup = clientWith(() => ({ model: { list: [] } }), { identity: { market: 'KOR', signed: true } });
    await setup.client.call(payeeMethods, { source: 'KOR', target: 'CHN', remitType: 'personal' });
    const [init, request] = setup.sent;
    expect(init?.headers).not.toHaveProperty('signature');
    expect(init?.headers).not.toHaveProperty('market');
    const headers = request?.headers ?? {};
    expect(
      checkKoreaSignature('signature-key', {
        method: 'GET',
        path: '/web/payee/v2/query/payment/method/KOR/CHN',
        sortedParams: 'remitType=personal&source=KOR&target=CHN',
        timestamp: headers.timestamp ?? '',
        signature: headers.signature ?? '',
      }),
    ).toBe(true);
  });

  test("a session's key signs only under its own id", () => {
    const at = 1_800_000_000_000;
    const input = { method: 'GET', path: '/a', sortedParams: 'b=1', timestamp: String(at) };
    const sign = (key: string) => koreaSignature(key, 'GET', '/a', 'b=1', input.timestamp);
    const [one, other] = [newKoreaKey('key'), newKoreaKey('key')];
    const counts = (signature: string) => checkKoreaSignature('key', { ...input, signature }, at);
    const swapped = `${other.split('.')[0]}.${sign(one).split('.')[1]}`;
    expect([sign(one), sign(other), swapped, sign(newKoreaKey('another')), sign('key')].map(counts)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('a signature counts for 300 s before and after its time, both included', () => {
    const at = 1_800_000_000_000;
    const input = { method: 'GET', path: '/a', sortedParams: 'b=1', timestamp: String(at) };
    const signature = koreaSignature(newKoreaKey('key'), 'GET', '/a', 'b=1', input.timestamp);
    const counts = (now: number) => checkKoreaSignature('key', { ...input, signature }, now);
    expect([at - 300_001, at - 300_000, at, at + 300_000, at + 300_001].map(counts)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  test('a plain call refused for want of a signature is signed the second time', async () => {
    let asked = 0;
    const setup = clientWith(() => (asked++ === 0 ? { code: '199' } : { model: { done: true } }));
    await setup.client.call(userAgreeClause, { clauseIds: ['c1'] });
    expect(setup.sent.map((request) => 'signature' in request.headers)).toEqual([false, false, true]);
  });

  test('an encrypted one too: the profile of a Korean payer whose market the app does not know yet', async () => {
    let asked = 0;
    const setup = clientWith(() => (asked++ === 0 ? { code: '199' } : { model: { payer: {} } }));
    await setup.client.call(userProfile, {}).catch(() => undefined);
    const profiles = setup.sent.filter((request) => request.url.includes(userProfile.path));
    expect(profiles.map((request) => 'signature' in request.headers)).toEqual([false, true]);
  });
});

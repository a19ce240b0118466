import type { DialogAnswer } from '@/api';
import { userAgreeClause } from '@/contracts/calls/account/clauses';
import { partnerAuth } from '@/contracts/calls/partner';
import { kycInfo } from '@/contracts/calls/kyc/info';
import { type AppError, toAppError } from '@/core/appError';
import { clientWith, stateOf, turns } from '../../fakes/client';
import type { Answer } from '../../fakes/server';

beforeEach(() =>
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] }),
);
afterEach(() => jest.useRealTimers());

const shown = { hideLoading: false, softError: false };

async function meets(answer: Answer, dialog: DialogAnswer = 'confirm') {
  const setup = clientWith(() => answer, { dialog });
  let error: AppError | null = null;
  let model: unknown;
  const promise = setup.client.call(userAgreeClause, { clauseIds: ['c1'] }, shown);
  const settled = promise.then(
    (given) => void (model = given),
    (thrown: unknown) => void (error = toAppError(thrown)),
  );
  void settled;
  await turns();
  jest.advanceTimersByTime(2000);
  await turns();
  const { toasts, dialogs, logins } = setup.told;
  return {
    setup,
    model,
    error: error as AppError | null,
    state: await stateOf(promise),
    toasts,
    dialogs,
    logins,
  };
}

test.each([
  { holds: 'P8-01', code: '0' },
  { holds: 'P8-01', code: 0 },
  { holds: 'P8-02', code: '11013' },
])('$code is a success [$holds]', async ({ code }) => {
  const { state, toasts } = await meets({ code, model: { done: true } });
  expect([state, toasts]).toEqual(['resolved', []]);
});

test.each([
  { holds: 'P8-04', code: '401' },
  { holds: 'F8-25 P8-05', code: '10001' },
])('$code: told that the session has expired, and on to the login [$holds]', async ({ code }) => {
  const { state, toasts, logins, setup } = await meets({ code });
  expect([state, toasts, logins]).toEqual([
    'pending',
    [{ messageKey: 'errors.loginExpired', onLeaving: true }],
    ['expired'],
  ]);
  expect(setup.session.clears).toBe(1);
});

test('21030 is met with silence [P8-11]', async () => {
  const { toasts, dialogs, logins } = await meets({ code: '21030', msg: 'words' });
  expect([toasts, dialogs, logins]).toEqual([[], [], []]);
});

test.each([
  { holds: 'P8-12 P8-13', code: '11100', says: 'errors.countrySwitch' },
  { holds: 'P8-14 P8-15', code: '21084', says: 'errors.userExists' },
  { holds: 'P8-16', code: '21095', says: 'errors.phoneChanged' },
  { holds: 'P8-17', code: '21096', says: 'errors.emailChanged' },
  { holds: 'P8-18', code: '21097', says: 'errors.passwordChanged' },
])('$code asks in a dialog, then leads to the login [$holds]', async ({ code, says }) => {
  const { dialogs, logins, toasts } = await meets({ code });
  expect(dialogs).toMatchObject([
    { titleKey: 'common.warmTips', messageKey: says, confirmKey: 'errors.logInAgain' },
  ]);
  expect([toasts.length, logins.length]).toEqual([0, 1]);
  expect((await meets({ code }, 'cancel')).logins).toHaveLength(1);
});

describe('codes that belong to their screens', () => {
  const silent = async (code: string) => {
    const { toasts, dialogs, logins, error } = await meets({ code, msg: 'words' });
    return { code, told: toasts.length + dialogs.length + logins.length, handled: error?.handled };
  };

  test('the seventeen numbers [P8-19]', async () => {
    for (const code of [
      20051, 20052, 20053, 20054, 20055, 20061, 20080, 21001, 21028, 21042, 30055, 30060, 30061, 30109, 30110, 30500,
      51002,
    ].map(String))
      expect(await silent(code)).toEqual({ code, told: 0, handled: false });
  }); // prettier-ignore

  test('seven by name [P8-20]', async () => {
    for (const code of [
      'DuplicateAccount', 'FreeKycInfo', 'RemitterNotFound', 'AchAmountUpperLimit', 'InconsistentDocumentType',
      'CertificateQuality', 'Invited',
    ])
      expect(await silent(code)).toEqual({ code, told: 0, handled: false });
  }); // prettier-ignore

  test('and seven more [P8-21]', async () => {
    for (const code of [
      'PaymentLinkExists', 'WechatNameAuthFailed', 'FreezeLogin', 'MBWayPaid', 'KcbDocumentExpired', 'UsaBankPayeeDialog',
      'AchIncorrectDialog',
    ])
      expect(await silent(code)).toEqual({ code, told: 0, handled: false });
  }); // prettier-ignore
});

test.each([
  { holds: 'P8-03', code: '11013', model: { kycStatus: 'Init' } },
  { holds: 'P8-08 P8-10', code: '198', model: null },
  { holds: 'P8-09 P8-10', code: '199', model: null },
])('$code drops the keys [$holds]', async ({ code, model }) => {
  const setup = clientWith(() => ({ code, model }));
  const ask = () => setup.client.call(kycInfo, {}, { softError: false }).catch(toAppError);
  await ask();
  await ask();
  expect(setup.server.state.inits).toBe(code === '11013' ? 2 : 4);
  if (code !== '11013') expect(setup.told.toasts[0]).toEqual({ messageKey: 'errors.secureRetry' });

  const plain = clientWith(({ path }) =>
    path === userAgreeClause.path ? { code, model: { done: true } } : {},
  );
  await plain.client.call(kycInfo, {}).catch(toAppError);
  await plain.client.call(userAgreeClause, { clauseIds: [] }).catch(toAppError);
  await plain.client.call(kycInfo, {}).catch(toAppError);
  expect(plain.server.state.inits).toBe(code === '11013' ? 2 : 3);
});

test('an answer is code, msg, model and header: its model is the result, its tokens replace, none leaves them [C3-01 C3-02 C3-03 C3-04 P7-27 P7-28 P7-29]', async () => {
  const { setup, model } = await meets({
    model: { done: true },
    responseHeader: { token: 'T1', gToken: 'G1' },
  });
  expect(model).toEqual({ done: true });
  const token = 'of-the-bank-partner-1';
  expect(await clientWith(() => ({ model: token })).client.call(partnerAuth, { timestamp: 1 })).toBe(token);
  expect([setup.session.token, setup.session.gToken]).toEqual(['T1', 'G1']);
  const without = await meets({ model: { done: true } });
  expect([without.setup.session.token, without.setup.session.gToken]).toEqual(['T0', '']);
  const headers = [{ gToken: 'G1' }, { token: 'T1' }, {}];
  const kept: [string, string][] = [];
  const { client, session } = clientWith(() => ({
    model: { done: true },
    responseHeader: headers[kept.length],
  }));
  while (kept.length < headers.length) {
    await client.call(userAgreeClause, { clauseIds: ['c1'] }, shown);
    kept.push([session.token, session.gToken]);
  }
  expect(kept).toEqual([
    ['T0', 'G1'],
    ['T1', 'G1'],
    ['T1', 'G1'],
  ]);
  const refused = await meets({ code: '10409', msg: 'Words of the server' });
  expect([refused.error?.code, refused.error?.serverMessage]).toEqual(['10409', 'Words of the server']);
});

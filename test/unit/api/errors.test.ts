import { userAgreeClause } from '@/contracts/calls/account/clauses';
import { errorTable, type ErrorCase, type ErrorRow } from '@/contracts/errors';
import { type AppError, toAppError } from '@/core/appError';
import { PlatformError } from '@/platform/types';
import { showError } from '@/state/client/showError';
import { useNotices } from '@/state/notices/notices';
import { clientWith, stateOf, turns } from '../../fakes/client';
import type { Answer } from '../../fakes/server';

beforeEach(() =>
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] }),
);
afterEach(() => jest.useRealTimers());

const shown = { hideLoading: false, softError: false };
const ask = (setup: ReturnType<typeof clientWith>, flags = {}) =>
  setup.client.call(userAgreeClause, { clauseIds: ['c1'] }, { ...shown, ...flags });
const failing = async (answer: Answer | PlatformError, flags = {}) => {
  const setup = clientWith(() => answer);
  let error: AppError | null = null;
  const promise = ask(setup, flags).catch((thrown: unknown) => {
    error = toAppError(thrown);
    throw thrown;
  });
  promise.catch(() => undefined);
  await turns();
  jest.advanceTimersByTime(2000);
  await turns();
  return { ...setup, promise, state: await stateOf(promise), error: error as AppError | null };
};

const coded = Object.entries(errorTable).filter(([, row]) => 'code' in row) as [
  ErrorCase,
  ErrorRow & { code: string },
][];
const of = (...behaviours: string[]) =>
  coded
    .filter(([, row]) => behaviours.includes(row.behaviour))
    .map(([name, row]) => [row.code, name, row] as const);

describe('every code of the table', () => {
  test.each(of('success', 'successClearKeys'))('%s (%s) succeeds', async (code) => {
    const { state, told } = await failing({ code, model: { done: true } });
    expect(state).toBe('resolved');
    expect(told.toasts).toEqual([]);
  });

  test.each(of('loginExpired'))(
    '%s (%s) clears the session, tells once, leads to the login and stays unsettled [F8-25]',
    async (code) => {
      const { state, told, session } = await failing({ code });
      expect(state).toBe('pending');
      expect([session.clears, told.toasts, told.logins]).toEqual([
        1,
        [{ messageKey: 'errors.loginExpired', onLeaving: true }],
        ['expired'],
      ]);
    },
  );

  test.each(of('countryDialog', 'userExistsDialog', 'credentialChangedDialog'))(
    '%s (%s) asks in a dialog, then leads to the login',
    async (code, _, row) => {
      const { told, error, session } = await failing({ code });
      expect(told.dialogs).toEqual([row.dialog]);
      expect(told.logins).toEqual([row.loginReason]);
      expect(session.clears).toBe(1);
      expect(error).toMatchObject({ code, kind: 'auth', handled: true });
    },
  );

  test.each(of('silent'))('%s (%s) says nothing at all', async (code) => {
    const { told, error } = await failing({ code, msg: 'words' });
    expect([told.toasts, told.dialogs]).toEqual([[], []]);
    expect(error).toMatchObject({ code, kind: 'silent', handled: true });
  });

  test.each(of('screenHandles'))('%s (%s) is left to the screen, with its model', async (code) => {
    const { told, error } = await failing({ code, msg: 'words', model: { residualAmount: '5' } });
    expect([told.toasts, told.dialogs]).toEqual([[], []]);
    expect(error).toMatchObject({
      code,
      handled: false,
      serverMessage: 'words',
      data: { residualAmount: '5' },
    });
  });

  test.each(of('clearKeysRetryToast'))(
    '%s (%s) asks to try again in our words, since the server’s are not to be believed [P8-10]',
    async (code, _, row) => {
      const { told, error } = await failing({
        code,
        msg: 'Call this number',
        responseHeader: { token: 'T9' },
      });
      expect(told.toasts).toEqual([{ messageKey: row.messageKey }]);
      expect(error).toMatchObject({ code, kind: 'crypto', handled: true });
    },
  );

  test.each(of('toast', 'forbidden', 'serverError'))(
    '%s (%s) shows the server’s words, or its own without any',
    async (code, _, row) => {
      const spoken = await failing({ code, msg: 'Words of the server' });
      expect(spoken.told.toasts).toEqual([{ text: 'Words of the server' }]);
      expect(spoken.error).toMatchObject({ code, handled: true });
      const mute = await failing({ code });
      expect(mute.told.toasts).toEqual([{ messageKey: row.messageKey }]);
    },
  );

  test('a code without a row is a toast with the server’s words [P8-22 P8-39]', async () => {
    const { told, error } = await failing({ code: 987_654, msg: 'Something new' });
    expect(told.toasts).toEqual([{ text: 'Something new' }]);
    expect(error).toMatchObject({ code: '987654', kind: 'business', handled: true });
  });
});

describe('HTTP and transport', () => {
  test.each([
    [200, 'resolved'],
    [204, 'resolved'],
    [304, 'resolved'],
    [399, 'resolved'],
    [400, 'rejected'],
    [404, 'rejected'],
    [500, 'rejected'],
    [503, 'rejected'],
  ])('HTTP %i with the code of a success is %s [C7.1-18]', async (status, how) => {
    const { state, told } = await failing({ status, code: '0', model: { done: true } });
    expect([state, told.toasts.length]).toEqual([how, how === 'resolved' ? 0 : 1]);
  });

  test.each([
    ['a page', { raw: 'Unauthorized' }],
    ['another code', { code: '10409', msg: 'Words of the server' }],
  ])('401 leads to the login like the codes do, even with %s [P8-24 C4-02]', async (_, came) => {
    const { state, told, session } = await failing({ status: 401, ...came });
    expect([state, session.clears, told.logins]).toEqual(['pending', 1, ['expired']]);
    expect(told.toasts).toEqual([{ messageKey: 'errors.loginExpired', onLeaving: true }]);
  });
  test('406 shows that it is forbidden [P8-25]', async () => {
    const { told, error } = await failing({ status: 406, raw: '' });
    expect(told.toasts).toEqual([{ messageKey: 'errors.forbidden' }]);
    expect(error).toMatchObject({ kind: 'forbidden', handled: true });
  });
  test('406 is forbidden in our words, whatever the server says', async () => {
    const { told } = await failing({ status: 406, code: '10409', msg: 'Buy something' });
    expect(told.toasts).toEqual([{ messageKey: 'errors.forbidden' }]);
  });
  test.each([400, 404, 500, 503])(
    '%s shows the general message, whatever page came with it [P8-28 F8-28]',
    async (status) => {
      const { told, error } = await failing({ status, raw: '<html>proxy</html>' });
      expect(told.toasts).toEqual([{ messageKey: 'errors.server' }]);
      expect(error).toMatchObject({ kind: 'http', code: String(status) });
    },
  );
  test('500 with an envelope shows its words and code [P8-27]', async () => {
    const { told, error } = await failing({ status: 500, code: '10500', msg: 'Down for a moment' });
    expect(told.toasts).toEqual([{ text: 'Down for a moment' }]);
    expect(error).toMatchObject({ code: '10500', kind: 'http' });
    const odd = await failing({ status: 500, code: '0', msg: 'Down for longer' });
    expect(odd.told.toasts).toEqual([{ text: 'Down for longer' }]);
  });
  test('500 of a call whose screen shows its errors shows the same words there [P8-27]', async () => {
    const quiet = { softError: true };
    const { told, error } = await failing({ status: 500, code: '10500', msg: 'Down for a moment' }, quiet);
    expect(told.toasts).toEqual([]);
    showError(error);
    expect(useNotices.getState().toast).toMatchObject({ text: 'Down for a moment' });
  });
  test.each(['0', '11013'])('500 with %s, the code of a success, is no success', async (code) => {
    const { error } = await failing({ status: 500, code, model: { done: true } });
    expect(error).toMatchObject({ kind: 'http' });
  });
  test('a timeout shows nothing here, and its screen can say so [F8-27]', async () => {
    const { told, error } = await failing(new PlatformError('timeout'));
    expect(told.toasts).toEqual([]);
    expect(error).toMatchObject({ kind: 'timeout', messageKey: 'errors.timeout', handled: false });
  });
  test('a lost network shows that the network failed [P8-26]', async () => {
    const { told } = await failing(new PlatformError('network'));
    expect(told.toasts).toEqual([{ messageKey: 'errors.network' }]);
  });
  test('a call that its caller cancelled shows nothing', async () => {
    const { told, error } = await failing(new PlatformError('cancelled'));
    expect(told.toasts).toEqual([]);
    expect(error).toMatchObject({ kind: 'cancelled', handled: true });
  });
});

describe('broken answers', () => {
  test.each([
    ['nothing', ''],
    ['half an answer', '{"code":"0","mod'],
    ['a list', '[]'],
    ['null', 'null'],
    ['no code', '{"msg":"x"}'],
    ['a code of the wrong type', '{"code":{"a":1},"model":{"done":true}}'],
  ])('%s is a broken contract', async (_, raw) => {
    const { told, error } = await failing({ raw });
    expect(error).toMatchObject({ kind: 'contract', handled: true });
    expect(told.toasts).toEqual([{ messageKey: 'errors.contract' }]);
    expect(told.reports).toHaveLength(1);
  });
  test('a model that is not what the catalogue says is a broken contract, reported without its values', async () => {
    const { error, told } = await failing({ model: { done: 'secret name' } });
    expect(error).toMatchObject({ kind: 'contract' });
    expect(told.reports).toEqual(['contract user.agreeClause answer done']);
  });
  test('missing msg, model or header do no harm where the contract allows it', async () => {
    expect(
      (await failing({ raw: '{"code":0,"model":{"done":true},"responseHeader":null,"msg":null}' })).state,
    ).toBe('resolved');
  });
});

describe('flags', () => {
  test('softError and suppressToast leave the error to the screen [C7.1-20 C7.1-22]', async () => {
    for (const flags of [{ softError: true }, { suppressToast: true }]) {
      const { told, error } = await failing({ code: '10409', msg: 'x' }, flags);
      expect([told.toasts, error?.handled]).toEqual([[], false]);
    }
  });
  test.each(['11100', '21084', '21095', '21096', '21097'])(
    'suppressToast and softError still ask in a dialog after %s: no screen does',
    async (code) => {
      for (const flags of [{ suppressToast: true }, { softError: true }]) {
        const { told, error } = await failing({ code }, flags);
        expect([told.dialogs.length, error?.handled]).toEqual([1, true]);
      }
    },
  );
  test('ignoreHttpError shows nothing and rejects all the same [C7.1-24]', async () => {
    for (const answer of [
      { status: 500, raw: '' },
      { status: 500, code: '10500', msg: 'Down' },
      { status: 406, raw: '' },
      new PlatformError('network'),
      new PlatformError('timeout'),
      new PlatformError('interrupted'),
    ]) {
      const { told, error } = await failing(answer, { ignoreHttpError: true });
      expect([told.toasts, error?.handled]).toEqual([[], true]);
    }
    expect((await failing({ code: '10409' }, { ignoreHttpError: true })).told.toasts).toHaveLength(1);
  });
  test('ignoreAuthError rejects like any other error [C7.1-23]', async () => {
    const { told, session, error } = await failing({ code: '10001' }, { ignoreAuthError: true });
    expect([told.toasts, told.logins, session.clears]).toEqual([[], [], 0]);
    expect(error).toMatchObject({ kind: 'auth', handled: false });
    for (const code of ['11100', '21084', '21095', '21096', '21097']) {
      const changed = await failing({ code }, { ignoreAuthError: true });
      expect([changed.told.dialogs, changed.told.logins, changed.error?.handled]).toEqual([[], [], false]);
    }
  });
  test('skipToken sends none [C7.1-25]', async () => {
    const { sent } = await failing({ model: { done: true } }, { skipToken: true });
    expect(sent[0]?.headers).not.toHaveProperty('token');
  });
});

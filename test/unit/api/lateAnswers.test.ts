import { userAgreeClause } from '@/contracts/calls/account/clauses';
import { kycInfo } from '@/contracts/calls/kyc/info';
import { toAppError } from '@/core/appError';
import { clientWith, stateOf, turns } from '../../fakes/client';
import type { Answer } from '../../fakes/server';

beforeEach(() =>
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] }),
);
afterEach(() => jest.useRealTimers());

const ask = (setup: ReturnType<typeof clientWith>) => {
  const promise = setup.client.call(userAgreeClause, { clauseIds: [] });
  promise.catch(() => undefined);
  return promise;
};

function held(answers: Answer[], dialog?: Promise<'confirm'>) {
  const release: (() => void)[] = [];
  let turn = 0;
  const setup = clientWith(
    async () => {
      const answer = answers[turn++ % answers.length] as Answer;
      await new Promise<void>((resolve) => release.push(resolve));
      return answer;
    },
    dialog ? { dialog } : {},
  );
  const letGo = async (at: number) => {
    release[at]?.();
    await turns();
  };
  return { setup, letGo };
}

const signIn = ({ session }: ReturnType<typeof clientWith>) => {
  session.token = 'T-new';
  session.generation += 1;
};

async function signedInBetween(answers: [Answer, Answer], dialog?: Promise<'confirm'>) {
  const { setup, letGo } = held(answers, dialog);
  void ask(setup);
  await turns();
  await letGo(0);
  signIn(setup);
  void ask(setup);
  await turns();
  await letGo(1);
  return setup;
}

describe('given an answer that belongs to a session which is over', () => {
  test.each(['401', '10001', '11100', '21084', '21095', '21096', '21097'])(
    'when a new session has begun, then %s neither ends it nor asks anything',
    async (code) => {
      const { setup, letGo } = held([{ code }]);
      const late = ask(setup);
      await turns();
      signIn(setup);
      await letGo(0);
      jest.advanceTimersByTime(2000);
      expect(await late.catch(toAppError)).toMatchObject({ kind: 'auth', handled: true });
      expect([setup.session.token, setup.session.clears]).toEqual(['T-new', 0]);
      expect([setup.told.toasts, setup.told.dialogs, setup.told.logins]).toEqual([[], [], []]);
    },
  );

  test('when the user has logged out on purpose, then no expiry is told', async () => {
    const { setup, letGo } = held([{ code: '401' }]);
    const late = ask(setup);
    await turns();
    setup.session.token = '';
    setup.session.generation += 1;
    await letGo(0);
    jest.advanceTimersByTime(2000);
    expect(await stateOf(late)).toBe('pending');
    expect([setup.told.toasts, setup.told.logins]).toEqual([[], []]);
  });

  test('when its dialog has been answered, then the next answer of that session asks no second time', async () => {
    const { setup, letGo } = held([{ code: '21097' }]);
    void ask(setup);
    void ask(setup);
    await turns();
    await letGo(0);
    expect([setup.told.dialogs.length, setup.told.logins]).toEqual([1, ['changed']]);
    await letGo(1);
    expect([setup.told.dialogs.length, setup.told.logins, setup.session.clears]).toEqual([1, ['changed'], 1]);
  });
});

describe('given the way to the login', () => {
  test('when the user has signed in again before the redirect, then they stay where they are', async () => {
    const { setup, letGo } = held([{ code: '401' }]);
    void ask(setup);
    await turns();
    await letGo(0);
    signIn(setup);
    jest.advanceTimersByTime(2000);
    expect([setup.told.logins, setup.session.token]).toEqual([[], 'T-new']);
  });

  test('when the session begun before the redirect is over too, then it ends and shares the redirect', async () => {
    const setup = await signedInBetween([{ code: '401' }, { code: '401' }]);
    expect([setup.session.token, setup.session.clears]).toEqual(['', 2]);
    jest.advanceTimersByTime(2000);
    expect([setup.told.logins, setup.told.toasts.length]).toEqual([['expired'], 1]);
  });

  test('when the session begun before the redirect has changed, then it is asked about and goes the same way', async () => {
    const setup = await signedInBetween([{ code: '401' }, { code: '21097' }]);
    jest.advanceTimersByTime(2000);
    expect([setup.told.dialogs.length, setup.told.logins]).toEqual([1, ['expired']]);
  });

  test('when the session begun during a dialog is over, then it ends and leads to the login', async () => {
    const setup = await signedInBetween([{ code: '21095' }, { code: '401' }], new Promise(() => undefined));
    jest.advanceTimersByTime(2000);
    expect([setup.session.token, setup.told.logins]).toEqual(['', ['expired']]);
  });

  test('when a dialog is answered after a new login, then the new session lives', async () => {
    let answer: (a: 'confirm') => void = () => undefined;
    const { setup, letGo } = held([{ code: '21095' }], new Promise((resolve) => (answer = resolve)));
    void ask(setup);
    await turns();
    await letGo(0);
    signIn(setup);
    answer('confirm');
    await turns();
    expect([setup.told.logins, setup.session.token, setup.session.clears]).toEqual([[], 'T-new', 0]);
  });

  test('when a dialog is open, then a further expiry does not lead there a second time', async () => {
    let answer: (a: 'confirm') => void = () => undefined;
    const { setup, letGo } = held(
      [{ code: '21095' }, { code: '401' }],
      new Promise((resolve) => (answer = resolve)),
    );
    void ask(setup);
    const other = ask(setup);
    await turns();
    await letGo(0);
    await letGo(1);
    jest.advanceTimersByTime(2000);
    expect([setup.told.toasts, setup.told.logins, await stateOf(other)]).toEqual([[], [], 'pending']);
    answer('confirm');
    await turns();
    expect([setup.told.logins, setup.session.clears]).toEqual([['changed'], 1]);
  });

  test('when an expiry has been told, then a dialog code before the redirect asks nothing more', async () => {
    const { setup, letGo } = held([{ code: '401' }, { code: '21097' }]);
    void ask(setup);
    void ask(setup);
    await turns();
    await letGo(0);
    await letGo(1);
    jest.advanceTimersByTime(2000);
    await turns();
    expect([setup.told.dialogs, setup.told.logins, setup.session.clears]).toEqual([[], ['expired'], 1]);
  });
});

test('given a secure init that answers login expired, when calls wait for it, then they end and the next one tries again', async () => {
  let code = '401';
  const setup = clientWith(() => ({ code: '51002' }), {
    between: (sent) =>
      sent.url.includes('/secure/init') && code !== '0' ? { body: { code, msg: '', model: null } } : null,
  });
  const waiting = setup.client.call(kycInfo, {}, { softError: true, ignoreAuthError: true });
  await expect(waiting).rejects.toMatchObject({ kind: 'auth' });
  code = '0';
  await expect(setup.client.call(kycInfo, {}, { softError: true })).rejects.toMatchObject({
    code: '51002',
  });
  await expect(setup.client.prepareKeys()).resolves.toBeUndefined();
});

test('keys that cannot be had fail with an AppError too', async () => {
  const setup = clientWith(() => ({}), { between: () => ({ status: 500, body: '' }) });
  await expect(setup.client.prepareKeys()).rejects.toMatchObject({ name: 'AppError', kind: 'http' });
});

test('given keys that were renewed, when a call under the old ones is refused late, then the new ones stay', async () => {
  const waiting: (() => void)[] = [];
  let refusals = 2;
  const setup = clientWith(() => ({ code: '51002' }), {
    tamper: (body) => {
      if (refusals === 0) return body;
      refusals -= 1;
      return new Promise((resolve) => waiting.push(() => resolve({ code: '198', msg: '', model: null })));
    },
  });
  const read = () => setup.client.call(kycInfo, {}, { softError: true }).catch(toAppError);
  const [first, second] = [read(), read()];
  await turns(60);
  expect(waiting).toHaveLength(2);
  waiting[0]?.();
  expect(await first).toMatchObject({ code: '51002' });
  waiting[1]?.();
  expect(await second).toMatchObject({ code: '51002' });
  expect(setup.server.state.inits).toBe(2);
});

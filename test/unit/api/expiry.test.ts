import fc from 'fast-check';
import { createCallScope } from '@/api';
import { userAgreeClause } from '@/contracts/calls/account/clauses';
import { toAppError } from '@/core/appError';
import { clientWith, stateOf, turns } from '../../fakes/client';
import type { Answer } from '../../fakes/server';

beforeEach(() =>
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] }),
);
afterEach(() => jest.useRealTimers());

const expired: Answer[] = [{ code: '401' }, { code: 10001 }, { status: 401, raw: '' }];
const done: Answer = { model: { done: true } };
const ask = (setup: ReturnType<typeof clientWith>, options = {}) =>
  setup.client.call(userAgreeClause, { clauseIds: ['c1'] }, options);

test('given any number of parallel calls, when the session has expired, then one clear, one notice, one redirect [P4.3-25 P8-07]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 50 }),
      fc.array(fc.nat(60), { minLength: 50, maxLength: 50 }),
      fc.nat(),
      async (count, delays, seed) => {
        let served = 0;
        const setup = clientWith(async () => {
          const turn = served++;
          await turns((delays[turn % 50] ?? 0) % 6);
          return expired[(seed + turn) % 3] as Answer;
        });
        const calls = Array.from({ length: count }, () => ask(setup));
        await turns(30);
        jest.advanceTimersByTime(700);
        calls.push(ask(setup), ask(setup));
        await turns(30);
        jest.advanceTimersByTime(800);
        expect(setup.told.logins).toEqual(['expired']);
        expect(setup.session.clears).toBe(1);
        expect(setup.told.toasts).toHaveLength(1);
        expect(new Set(await Promise.all(calls.map(stateOf)))).toEqual(new Set(['pending']));
        jest.advanceTimersByTime(60_000);
        expect(setup.told.loading[setup.told.loading.length - 1]).toBe(false);
      },
    ),
    { numRuns: 60 },
  );
});

test.each(['401', '10001'])('the redirect after %s waits 1500 ms [P8-06]', async (code) => {
  const setup = clientWith(() => ({ code }));
  void ask(setup);
  await turns();
  jest.advanceTimersByTime(1499);
  expect(setup.told.logins).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(setup.told.logins).toEqual(['expired']);
});

test('a later expiry, after the redirect, is told again', async () => {
  const setup = clientWith(() => ({ code: '401' }));
  void ask(setup);
  await turns();
  jest.advanceTimersByTime(1500);
  setup.session.token = 'T1';
  setup.session.generation += 1;
  void ask(setup);
  await turns();
  jest.advanceTimersByTime(1500);
  expect([setup.session.clears, setup.told.logins]).toEqual([2, ['expired', 'expired']]);
});

test('an answer that comes after a new login does not end the new session', async () => {
  const release: (() => void)[] = [];
  const setup = clientWith(async () => {
    await new Promise<void>((resolve) => release.push(resolve));
    return { code: '401' };
  });
  const early = ask(setup);
  const late = ask(setup);
  late.catch(() => undefined);
  await turns();
  release[0]?.();
  await turns();
  jest.advanceTimersByTime(1500);
  setup.session.token = 'T1';
  setup.session.generation += 1;
  setup.client.releaseExpired();
  release[1]?.();
  await expect(late).rejects.toMatchObject({ kind: 'auth', handled: true });
  expect([setup.session.clears, setup.session.token, setup.told.toasts.length]).toEqual([1, 'T1', 1]);
  await expect(early).rejects.toMatchObject({ kind: 'cancelled', handled: true });
});

test('what a screen left unsettled is let go, quietly, when the screen goes', async () => {
  const setup = clientWith(() => ({ code: '401' }));
  const scope = createCallScope();
  const promise = ask(setup, { scope });
  promise.catch(() => undefined);
  await turns();
  expect([await stateOf(promise), scope.size()]).toEqual(['pending', 1]);
  setup.client.releaseExpired();
  expect(await stateOf(promise)).toBe('pending');
  scope.close();
  const error = await promise.catch(toAppError);
  expect(error).toMatchObject({ kind: 'cancelled', handled: true });
  await expect(ask(setup, { scope })).rejects.toMatchObject({ kind: 'cancelled' });
});

test('parallel dialogs that lead to the login are one dialog', async () => {
  const setup = clientWith(() => ({ code: '21097' }));
  const calls = Array.from({ length: 8 }, () => ask(setup).catch(() => undefined));
  await Promise.all(calls);
  await turns();
  expect([setup.told.dialogs.length, setup.told.logins, setup.session.clears]).toEqual([1, ['changed'], 1]);
});

describe('tokens', () => {
  const renewing = (responseHeader: object): Answer => ({ ...done, responseHeader });

  test('whatever of the two comes replaces what is stored, on refusals too', async () => {
    const answers = [
      renewing({ token: 'T1' }),
      renewing({ gToken: 'G1' }),
      { code: '10409', responseHeader: { token: 'T2', gToken: 'G2' } },
    ];
    const setup = clientWith(() => answers.shift() as Answer);
    await ask(setup);
    expect([setup.session.token, setup.session.gToken]).toEqual(['T1', '']);
    await ask(setup);
    expect([setup.session.token, setup.session.gToken]).toEqual(['T1', 'G1']);
    await ask(setup).catch(() => undefined);
    expect([setup.session.token, setup.session.gToken]).toEqual(['T2', 'G2']);
  });

  test('an answer to someone who has logged out since does not log them in again', async () => {
    let release = () => undefined as void;
    const setup = clientWith(async () => {
      await new Promise<void>((resolve) => (release = resolve));
      return renewing({ token: 'T9' });
    });
    const promise = ask(setup);
    await turns();
    setup.session.token = '';
    setup.session.generation += 1;
    release();
    await promise;
    expect(setup.session.token).toBe('');
  });

  test('an expired answer leaves no token, even where it brings one', async () => {
    const setup = clientWith(() => ({ code: '401', responseHeader: { token: 'T9' } }));
    void ask(setup);
    await turns();
    expect(setup.session.token).toBe('');
  });
});

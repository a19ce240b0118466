import { loginPhoneBind } from '@/contracts/calls/account/login';
import { userAgreeClause, userClauseList } from '@/contracts/calls/account/clauses';
import { kycInfo } from '@/contracts/calls/kyc/info';
import { toAppError } from '@/core/appError';
import { clientWith, stateOf, turns } from '../../fakes/client';
import type { Answer } from '../../fakes/server';

beforeEach(() =>
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] }),
);
afterEach(() => jest.useRealTimers());

const busy = (seconds?: string, status = 503): Answer => ({
  status,
  code: status === 503 ? '10503' : '10429',
  headers: seconds === undefined ? {} : { 'retry-after': seconds },
});
const spread = 1000;

async function pass(ms: number): Promise<void> {
  await turns();
  jest.advanceTimersByTime(ms);
  await turns();
}

/** In turn, the last for ever. */
function serverOf(...answers: Answer[]) {
  const setup = clientWith(() => (answers.length > 1 ? answers.shift() : answers[0]) as Answer);
  const asked = (): number => setup.sent.filter(({ url }) => !url.includes('/secure/init')).length;
  const read = (options = {}) =>
    setup.client.call(userClauseList, { countryCode: 'AUS' }, options).catch(toAppError);
  return { ...setup, asked, read };
}
const clauses: Answer = { model: { list: [] } };

test.each([503, 429])('%s: a reading call is asked again after the time the server names', async (status) => {
  const { read, asked, told } = serverOf(busy('3', status), clauses);
  const answer = read();
  await pass(2999);
  expect(asked()).toBe(1);
  await pass(1 + spread);
  expect(asked()).toBe(2);
  expect(await answer).toEqual(clauses.model);
  expect(told.toasts).toEqual([]);
});

test('clients of other devices come back at other times', async () => {
  const times = new Set<number>();
  for (const deviceId of ['abc', 'xyz', '123', 'A-Z', '']) {
    const setup = clientWith(() => busy('1'), { identity: { deviceId } });
    void setup.client.call(userClauseList, { countryCode: 'AUS' }).catch(() => undefined);
    await turns();
    let waited = 0;
    for (; setup.sent.length === 1 && waited <= 1000 + spread; waited += 10) await pass(10);
    expect(setup.sent).toHaveLength(2);
    times.add(waited);
  }
  expect(times.size).toBe(5);
});

test('twice at most: then the failure is shown', async () => {
  const { read, asked, told } = serverOf(busy('1'));
  const answer = read();
  for (let i = 0; i < 5; i += 1) await pass(1000 + spread);
  expect(await answer).toMatchObject({ code: '10503', kind: 'http' });
  expect(asked()).toBe(3);
  expect(told.toasts).toHaveLength(1);
});

test.each<[string, Answer]>([
  ['no time', busy()],
  ['more than 10 s', busy('11')],
  ['a date', busy('Wed, 21 Oct 2026 07:28:00 GMT')],
  ['a time with another failure', busy('1', 500)],
])('a server that names %s is not asked again', async (_, answer) => {
  const { read, asked } = serverOf(answer);
  expect(await read()).toMatchObject({ handled: true });
  await pass(60_000);
  expect(asked()).toBe(1);
});

test('a reading call that may not be repeated is not asked again', async () => {
  const { client, asked } = serverOf(busy('1'));
  const once = { ...userClauseList, idempotent: false };
  expect(await client.call(once, { countryCode: 'AUS' }).catch(toAppError)).toMatchObject({ code: '10503' });
  expect(asked()).toBe(1);
});

test('an encrypted call is sealed again', async () => {
  const setup = serverOf(busy('1'), { code: '51002' });
  const answer = setup.client.call(kycInfo, {}, { softError: true }).catch(toAppError);
  await pass(1000 + spread);
  expect(await answer).toMatchObject({ code: '51002' });
  const sent = setup.sent.filter(({ headers }) => headers.rs);
  expect(new Set(sent.map(({ url }) => url)).size).toBe(2);
});

test('keys too are asked for again', async () => {
  let inits = 0;
  const setup = clientWith(() => ({ code: '51002' }), {
    between: ({ url }) =>
      url.includes('/secure/init') && (inits += 1) === 1
        ? { status: 503, body: '', headers: { 'retry-after': '1' } }
        : null,
  });
  const answer = setup.client.call(kycInfo, {}, { softError: true }).catch(toAppError);
  await pass(1000 + spread);
  expect(await answer).toMatchObject({ code: '51002' });
  expect(inits).toBe(2);
});

describe('a writing call', () => {
  const bind = { areaCode: '61', phoneNumber: '412345678', ticket: 'ticket-1234567890' };

  test('is sent again under its idempotency key', async () => {
    const setup = serverOf(busy('1'), { code: '51002' });
    const answer = setup.client
      .call(loginPhoneBind, bind, { idempotencyKey: 'commit-key-0001' })
      .catch(toAppError);
    await pass(1000 + spread);
    expect(await answer).toMatchObject({ code: '51002' });
    const keys = setup.sent.map(({ headers }) => headers['idempotency-key']).filter(Boolean);
    expect(keys).toEqual(['commit-key-0001', 'commit-key-0001']);
  });

  test('is not sent again without one, even if it might be', async () => {
    const setup = serverOf(busy('1'));
    const answers = [
      setup.client.call(loginPhoneBind, bind).catch(toAppError),
      setup.client.call(userAgreeClause, { clauseIds: ['c1'] }).catch(toAppError),
    ];
    for (const answer of answers) expect(await answer).toMatchObject({ code: '10503' });
    await pass(60_000);
    expect(setup.asked()).toBe(2);
  });
});

test('a call that is cancelled while it waits ends at once and is not sent again', async () => {
  const { read, asked } = serverOf(busy('9'));
  const controller = new AbortController();
  const answer = read({ signal: controller.signal });
  await turns();
  expect(await stateOf(answer)).toBe('pending');
  controller.abort();
  await turns();
  expect(await stateOf(answer)).toBe('resolved');
  expect(jest.getTimerCount()).toBe(0);
  await pass(60_000);
  expect(asked()).toBe(1);
});

test('what one person asked is not asked for the next', async () => {
  const { read, asked, session } = serverOf(busy('1'));
  const answer = read();
  await turns();
  session.generation += 1;
  await pass(1000 + spread);
  expect(await answer).toMatchObject({ code: '10503' });
  expect(asked()).toBe(1);
});

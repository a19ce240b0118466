import { userClauseList } from '@/contracts/calls/account/clauses';
import { platform } from '@/platform';

const opened: string[] = [];
jest.doMock('@/state/navigation', () => ({ loginAgain: async () => void opened.push('login') }));

const { call } = jest.requireActual<typeof import('@/state/client/client')>('@/state/client/client');
const { answerDialog, useNotices } =
  jest.requireActual<typeof import('@/state/notices/notices')>('@/state/notices/notices');

beforeEach(() => {
  opened.length = 0;
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
});
afterEach(() => jest.useRealTimers());

async function turns(): Promise<void> {
  for (let count = 0; count < 20; count += 1) await new Promise((next) => setImmediate(next));
}

async function answered(code: string): Promise<void> {
  platform.request = async () => ({ status: 200, headers: {}, text: JSON.stringify({ code }) });
  call(userClauseList, { countryCode: 'AUS' }).catch(() => undefined);
  await turns();
}

test.each(['401', '10001'])(
  '%s: the app says that the session has expired and opens its login',
  async (code) => {
    await answered(code);
    expect(useNotices.getState().toast?.messageKey).toBe('errors.loginExpired');
    jest.advanceTimersByTime(1500);
    expect(opened).toEqual(['login']);
  },
);

test.each([
  ['21084', 'errors.userExists'],
  ['21095', 'errors.phoneChanged'],
  ['21096', 'errors.emailChanged'],
])('%s: the app asks in a dialog, and an answer opens its login', async (code, messageKey) => {
  await answered(code);
  const { dialog } = useNotices.getState();
  expect([dialog?.spec.messageKey, opened]).toEqual([messageKey, []]);
  answerDialog(dialog?.id ?? 0, 'confirm');
  await turns();
  expect(opened).toEqual(['login']);
});

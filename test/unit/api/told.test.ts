import fc from 'fast-check';
import type { CallFlags } from '@/contracts/calls';
import { userAgreeClause } from '@/contracts/calls/account/clauses';
import { kycInfo } from '@/contracts/calls/kyc/info';
import { errorTable, type ErrorCase, type ErrorRow } from '@/contracts/errors';
import { AppError } from '@/core/appError';
import { PlatformError } from '@/platform/types';
import { clientWith, turns } from '../../fakes/client';
import { noRandom } from '../../fakes/platform';
import type { Answer } from '../../fakes/server';

const seed = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);

beforeEach(() =>
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] }),
);
afterEach(() => jest.useRealTimers());

const cause: Partial<Record<ErrorCase, Answer | PlatformError>> = {
  http401: { status: 401, raw: '' },
  http406: { status: 406, raw: '' },
  httpOther: { status: 502, raw: '<html>' },
  timeout: new PlatformError('timeout'),
  network: new PlatformError('network'),
  interrupted: new PlatformError('interrupted'),
  cancelled: new PlatformError('cancelled'),
  contract: { raw: 'half an ans' },
  noSecureRandom: new PlatformError('unsupported', 'random'),
  unsupported: new PlatformError('unsupported', 'request'),
  otherCode: { code: 'NobodyKnowsThisOne', msg: 'Words' },
};
const names = Object.keys(errorTable) as ErrorCase[];
const answerOf = (name: ErrorCase): Answer | PlatformError => {
  const row: ErrorRow = errorTable[name];
  return row.code === undefined
    ? (cause[name] as Answer)
    : { code: row.code, msg: 'Words', model: { done: true } };
};

const httpCases = ['http406', 'httpOther', 'timeout', 'network', 'interrupted'];

/** The specification's section 8, apart from the client. */
function expected(name: ErrorCase, flags: CallFlags) {
  const { behaviour }: ErrorRow = errorTable[name];
  const leads = !flags.ignoreAuthError;
  const dialog = behaviour.endsWith('Dialog') && leads;
  const login = behaviour === 'loginExpired' && leads;
  const speaks = [
    'toast',
    'forbidden',
    'serverError',
    'networkFailure',
    'contract',
    'clearKeysRetryToast',
  ].includes(behaviour);
  const quiet = flags.softError || flags.suppressToast || (flags.ignoreHttpError && httpCases.includes(name));
  return {
    toasts: Number(login || (speaks && !quiet)),
    dialogs: Number(dialog),
    logins: Number(login || dialog),
    settled: login ? 'pending' : behaviour.startsWith('success') ? 'resolved' : 'rejected',
  };
}

const flagSets: fc.Arbitrary<CallFlags> = fc.record({
  softError: fc.boolean(),
  hideLoading: fc.boolean(),
  suppressToast: fc.boolean(),
  ignoreAuthError: fc.boolean(),
  ignoreHttpError: fc.boolean(),
  skipToken: fc.boolean(),
});

test.each(names.filter((name) => !['missingChannelCode', 'serverNotProven'].includes(name)))(
  `%s under every set of flags: told once or not at all, never an error of another kind (FC_SEED=${seed})`,
  async (name) => {
    await fc.assert(
      fc.asyncProperty(flagSets, async (flags) => {
        const setup = clientWith(() => answerOf(name));
        let settled = 'pending';
        let error: unknown = null;
        setup.client.call(userAgreeClause, { clauseIds: [] }, flags).then(
          () => (settled = 'resolved'),
          (thrown: unknown) => {
            settled = 'rejected';
            error = thrown;
          },
        );
        await turns();
        jest.advanceTimersByTime(1500);
        await turns();
        const { toasts, dialogs, logins, loading } = setup.told;
        expect({ toasts: toasts.length, dialogs: dialogs.length, logins: logins.length, settled }).toEqual(
          expected(name, flags),
        );
        if (error) expect(error).toBeInstanceOf(AppError);
        expect(loading).toEqual(flags.hideLoading ? [] : [true, false]);
        const own = setup.sent.find((request) => request.url.includes('agree/clause'));
        expect('token' in (own?.headers ?? {})).toBe(!flags.skipToken);
      }),
      { seed, numRuns: 12 },
    );
  },
);

test('without a secure source an encrypted call tells so and sends nothing of its own', async () => {
  const setup = clientWith(() => ({ code: '0' }), { random: noRandom });
  await expect(setup.client.call(kycInfo, {})).rejects.toMatchObject({ kind: 'random', handled: true });
  expect(setup.told.toasts).toEqual([{ messageKey: 'errors.noSecureRandom' }]);
  expect(setup.sent).toEqual([]);
});

describe('the loading indicator', () => {
  test(`however calls overlap, fail, hang and nest, it ends and is never asked for twice (FC_SEED=${seed})`, async () => {
    const plan = fc.record({
      start: fc.nat(400),
      takes: fc.nat(300),
      how: fc.constantFrom('ok', 'code', 'lost', 'expired', 'dialog'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(plan, { minLength: 1, maxLength: 20 }), async (plans) => {
        const order: (typeof plans)[number][] = [];
        const setup = clientWith(
          async () => {
            const current = order.shift();
            await new Promise((resolve) => setTimeout(resolve, current?.takes ?? 0));
            if (current?.how === 'lost') return new PlatformError('network');
            return {
              code: { ok: '0', code: '10409', expired: '401', dialog: '21084' }[current?.how ?? 'ok'],
              model: { done: true },
            };
          },
          { dialog: new Promise(() => undefined) },
        );
        for (const one of plans) {
          setTimeout(() => {
            order.push(one);
            void setup.client.call(userAgreeClause, { clauseIds: [] }).catch(() => undefined);
          }, one.start);
        }
        for (let at = 0; at < 900; at += 10) {
          jest.advanceTimersByTime(10);
          await turns(3);
        }
        const { loading } = setup.told;
        expect(loading[0]).toBe(true);
        expect(loading[loading.length - 1]).toBe(false);
        loading.forEach((on, at) => expect(on).toBe(at % 2 === 0));
      }),
      { seed, numRuns: 25 },
    );
  });
});

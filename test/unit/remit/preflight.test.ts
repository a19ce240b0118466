import type { Payer } from '@/contracts/entities/payer';
import { AppError } from '@/core/appError';
import { runPreflight, stoppingCheck } from '@/modules/remit/preflight/runPreflight';
import { checkNames, type Call, type RemitIntent } from '@/modules/remit/preflight/types';

const intent: RemitIntent = {
  remitType: 'personal',
  sourceCountryCode: 'AUS',
  targetCountryCode: 'CHN',
  sourceCurrency: 'AUD',
  sourceAmount: '1000',
  sourceOpened: true,
  targetOpened: true,
};
const passed = {
  userId: 'u1',
  countryCode: 'AUS',
  kycStatus: 'Pass',
  identityStatus: 'CheckPass',
  areaCode: '61',
  phoneNumber: '412345678',
} as Payer;

interface Given {
  payer?: Partial<Payer>;
  precheck?: object;
  notice?: { show: boolean; blocking?: boolean; content?: string };
  change?: Partial<RemitIntent>;
  acknowledged?: readonly ('payeeRisk' | 'kycNotice')[];
  /** The call that fails. */
  failing?: string;
}

/** Runs the checks of a payer; the calls made are in `made`. */
async function run({
  payer,
  precheck,
  notice = { show: false },
  change,
  acknowledged = [],
  failing,
}: Given = {}) {
  const made: string[] = [];
  const answers: Record<string, unknown> = {
    'remit.precheck': {
      payerInfo: { ...passed, ...payer },
      shortKyc: false,
      certificationKyc: false,
      ...precheck,
    },
    'remit.largeLimitCheck': {},
    'payer.popInfo': notice,
  };
  const call = ((row: { name: string }) => {
    made.push(row.name);
    return row.name === failing
      ? Promise.reject(new AppError({ code: '0', kind: 'network', messageKey: 'errors.network' }))
      : Promise.resolve(answers[row.name]);
  }) as unknown as Call;
  const report = await runPreflight({ ...intent, ...change }, call, new Set(acknowledged));
  return { report, made, stopped: stoppingCheck(report) };
}

test('given a payer with nothing open, then all nine checks are made in their order and pass', async () => {
  const { report, stopped } = await run();
  expect(report.results.map(({ check }) => check)).toEqual(checkNames);
  expect(stopped).toBeNull();
});

test.each([
  ['middlePage', { precheck: { middlePage: { route: 'tabs' } } }],
  ['marketMatch', { payer: { countryCode: 'NZL' } }],
  [
    'boundPhone',
    { payer: { countryCode: 'SGP', phoneNumber: undefined }, change: { sourceCountryCode: 'SGP' } },
  ],
  ['kycNotice', { payer: { kycStatus: 'Fail' } }],
  ['kycNotice', { payer: { identityStatus: 'Expired' } }],
  [
    'mainlandOnly',
    {
      payer: { countryCode: 'HKG', idType: 'mainlandId' },
      change: { sourceCountryCode: 'HKG', targetCountryCode: 'PHL' },
    },
  ],
  ['payeeRisk', { notice: { show: true, blocking: true, content: 'Read this' } }],
  ['kycRoute', { payer: { kycStatus: 'Init' } }],
] as const)('given %s says no, then it stops there and no later check is made', async (check, given) => {
  const { report, stopped } = await run(given as Given);
  expect(stopped).toMatchObject({ check, verdict: 'blocked' });
  expect(report.results.at(-1)?.check).toBe(check);
});

test.each([
  ['remit.precheck', 'payerInfo'],
  ['remit.largeLimitCheck', 'largeLimit'],
  ['payer.popInfo', 'payeeRisk'],
] as const)(
  'given %s fails, then its check is unknown, never passed, and can be tried again',
  async (failing, check) => {
    const { stopped } = await run({ failing });
    expect(stopped).toMatchObject({ check, verdict: 'unknown', action: { kind: 'retry' } });
  },
);

test('given a risk notice that may be read and gone on from, then it passes once it has been acknowledged', async () => {
  const notice = { show: true, blocking: false, content: 'Read this' };
  expect((await run({ notice })).stopped).toMatchObject({ check: 'payeeRisk', canContinue: true });
  expect((await run({ notice, acknowledged: ['payeeRisk'] })).stopped).toBeNull();
});

test('given one that blocks, then acknowledging it changes nothing', async () => {
  const notice = { show: true, blocking: true, content: 'Read this' };
  expect((await run({ notice, acknowledged: ['payeeRisk'] })).stopped).toMatchObject({ check: 'payeeRisk' });
});

test('given the short identity check, then an account that is not open yet does not stop a payer', async () => {
  expect((await run({ payer: { kycStatus: 'Init' }, precheck: { shortKyc: true } })).stopped).toBeNull();
});

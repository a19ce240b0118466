import * as v from 'valibot';
import { documentStatus, type Payer } from '@/contracts/entities/payer';
import { AppError } from '@/core/appError';
import { kycStatusNames } from '@/domain/statuses';
import { runPreflight, stoppingCheck } from '@/modules/remit/preflight/runPreflight';
import { routeIsBuilt, routes } from '@/routes';
import { checkNames, type Call, type RemitIntent } from '@/modules/remit/preflight/types';
import { brandIs } from '../../fakes/brand';

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
  failing?: string;
  code?: string;
}

async function run({
  payer,
  precheck,
  notice = { show: false },
  change,
  acknowledged = [],
  failing,
  code = '0',
}: Given = {}) {
  const made: string[] = [];
  const sent: Record<string, unknown> = {};
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
  const call = ((row: { name: string }, params: unknown) => {
    made.push(row.name);
    sent[row.name] = params;
    return row.name === failing
      ? Promise.reject(new AppError({ code, kind: 'network', messageKey: 'errors.network' }))
      : Promise.resolve(answers[row.name]);
  }) as unknown as Call;
  const report = await runPreflight({ ...intent, ...change }, call, new Set(acknowledged));
  return { report, made, sent, stopped: stoppingCheck(report) };
}

test('given a payer with nothing open, then all nine checks are made in their order and pass [F5.1-01 F7-01 F7-02 F7-03 C7.6-06]', async () => {
  const { report, stopped, made, sent } = await run();
  expect(checkNames).toEqual([
    'payerInfo', 'middlePage', 'largeLimit', 'marketMatch', 'boundPhone', 'kycNotice', 'mainlandOnly', 'payeeRisk', 'kycRoute',
  ]); // prettier-ignore
  expect(made).toEqual(['remit.precheck', 'remit.largeLimitCheck', 'payer.popInfo']);
  expect(sent['payer.popInfo']).toEqual({ userId: 'u1', countryCode: 'AUS', targetCountry: 'CHN' });
  expect(report.results.map(({ check }) => check)).toEqual(checkNames);
  expect(stopped).toBeNull();
});

test('precheck and limit check are for this transfer: its countries, its sum and its kind [F7-01 F7-02]', async () => {
  const { sent } = await run({ change: { remitType: 'studyAbroad', targetCountryCode: 'GBR' } });
  expect(sent['remit.precheck']).toEqual({
    countryCode: 'AUS',
    targetCountry: 'GBR',
    remitType: 'studyAbroad',
  });
  expect(sent['remit.largeLimitCheck']).toEqual({
    sourceAmount: '1000',
    sourceCurrency: 'AUD',
    targetCountry: 'GBR',
    remitType: 'studyAbroad',
  });
});

const inHongKong = { sourceCountryCode: 'HKG', targetCountryCode: 'PHL' } as const;
const stops: { holds: string; check: string; before: string; given: Given }[] = [
  {
    holds: 'F5.1-03',
    check: 'middlePage',
    before: 'largeLimit',
    given: { precheck: { middlePage: { route: 'tabs' } } },
  },
  { holds: 'F5.1-05', check: 'marketMatch', before: 'boundPhone', given: { payer: { countryCode: 'NZL' } } },
  {
    holds: 'F5.1-06 F5.1-13',
    check: 'boundPhone',
    before: 'kycNotice',
    given: {
      payer: { countryCode: 'SGP', phoneNumber: undefined, email: 'kay@example.com' },
      change: { sourceCountryCode: 'SGP' },
    },
  },
  { holds: 'F5.1-07', check: 'kycNotice', before: 'mainlandOnly', given: { payer: { kycStatus: 'Fail' } } },
  {
    holds: 'F5.1-07',
    check: 'kycNotice',
    before: 'mainlandOnly',
    given: { payer: { identityStatus: 'Expired' } },
  },
  {
    holds: 'F5.1-08 P6-34',
    check: 'mainlandOnly',
    before: 'payeeRisk',
    given: { payer: { countryCode: 'HKG', idType: 'mainlandId' }, change: inHongKong },
  },
  {
    holds: 'F5.1-08 P6-35',
    check: 'mainlandOnly',
    before: 'payeeRisk',
    given: { payer: { countryCode: 'HKG', idType: 'homeReturnPermit' }, change: inHongKong },
  },
  {
    holds: 'F5.1-09',
    check: 'payeeRisk',
    before: 'kycRoute',
    given: { notice: { show: true, blocking: true, content: 'Read this' } },
  },
  { holds: 'F5.1-10 F4.2-01', check: 'kycRoute', before: '', given: { payer: { kycStatus: 'Init' } } },
];

test.each(stops)(
  'given $check says no, then it stops there and no later check is made [$holds]',
  async (row) => {
    const { report, stopped } = await run(row.given);
    expect(stopped).toMatchObject({ check: row.check, verdict: 'blocked', canContinue: false });
    expect(report.results.at(-1)?.check).toBe(row.check);
    expect(checkNames[checkNames.indexOf(row.check as (typeof checkNames)[number]) + 1] ?? '').toBe(
      row.before,
    );
  },
);

test.each([
  ['HKG', 'mainlandId', 'CHN'],
  ['HKG', 'homeReturnPermit', 'CHN'],
  ['HKG', 'hkid', 'PHL'],
  ['CHN', 'mainlandId', 'PHL'],
])('a payer in %s whose document is a %s may send to %s', async (countryCode, idType, targetCountryCode) => {
  const change = { sourceCountryCode: countryCode, targetCountryCode };
  expect((await run({ payer: { countryCode, idType }, change })).stopped).toBeNull();
});

test.each([
  {
    holds: 'F2-05',
    payer: { countryCode: 'SGP', phoneNumber: undefined },
    to: { route: 'bindPhone', params: { pageStep: '0' } },
  },
  {
    holds: '',
    payer: { countryCode: 'SGP', areaCode: undefined },
    to: { route: 'bindPhone', params: { pageStep: '0' } },
  },
  ...(['WaitResult', 'WaitManualHandling', 'HadReSubmitted'] as const).map((kycStatus) => ({
    holds: 'F2-08',
    payer: { kycStatus },
    to: { route: 'waitActivation' },
  })),
  { holds: 'F2-10', payer: { kycStatus: 'InfoComplete' }, to: { route: 'selectDocument' } },
  {
    holds: '',
    payer: { countryCode: 'JPN', kycStatus: 'WaitNumberCardSubmit' },
    to: { route: 'jpnSelectDocument', params: { isJpnNumber: '1' } },
  },
  {
    holds: 'F2-13',
    payer: { countryCode: 'SGP', kycStatus: 'WaitAddressSubmit' },
    to: { route: 'addressProof', params: { market: 'sgp' } },
  },
  { holds: 'F2-14', payer: { countryCode: 'SGP', kycStatus: 'Init' }, to: { route: 'accountOpenSelectSgp' } },
] as { holds: string; payer: Partial<Payer>; to: object }[])(
  '$payer leads to $to [$holds]',
  async ({ payer, to }) => {
    const { stopped } = await run({ payer, change: { sourceCountryCode: payer.countryCode ?? 'AUS' } });
    expect(stopped?.action).toMatchObject({ kind: 'route', ...to });
  },
);

test('a white label’s payer in Singapore opens the account by the form, without a choice [F4.3-10]', async () => {
  brandIs('whiteLabel');
  const { stopped } = await run({
    payer: { countryCode: 'SGP', kycStatus: 'Init' },
    change: { sourceCountryCode: 'SGP' },
  });
  brandIs('main');
  expect(stopped?.action).toMatchObject({ route: 'basicInformation', params: { market: 'sgp' } });
});

test.each([
  { holds: 'F2-03', route: 'improveAccountInfo', params: undefined },
  { holds: 'F2-04', route: 'userInfoSupplementEu', params: undefined },
  {
    holds: 'F2-02',
    route: 'remittanceTransfer',
    params: { remitType: 'LargeRemit', certificationKyc: '1' },
  },
  { holds: 'F2-07', route: 'bankOrder', params: { seqNo: 'HW1' } },
  { holds: 'F2-09', route: 'accountPreview', params: undefined },
] as const)(
  'a payer who is asked for more is led to $route first, with its $params [$holds]',
  async ({ route, params }) => {
    for (const certificationKyc of [false, true]) {
      const middlePage = { route, params, reason: 'asked' };
      const { stopped } = await run({ precheck: { middlePage, certificationKyc } });
      expect(stopped).toMatchObject({
        check: 'middlePage',
        verdict: 'blocked',
        action: { kind: 'route', route, params },
      });
    }
    expect([v.is(routes[route].params, params ?? {}), routeIsBuilt(route, params ?? {})]).toEqual([
      true,
      true,
    ]);
  },
);

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
  expect((await run({ notice })).stopped).toMatchObject({
    check: 'payeeRisk',
    canContinue: true,
    reason: { serverText: 'Read this' },
  });
  expect((await run({ notice, acknowledged: ['payeeRisk'] })).stopped).toBeNull();
});

test('given one that blocks, then acknowledging it changes nothing', async () => {
  const notice = { show: true, blocking: true, content: 'Read this' };
  expect((await run({ notice, acknowledged: ['payeeRisk'] })).stopped).toMatchObject({ check: 'payeeRisk' });
});

test('an account is open when it has passed and its document has not expired, and in no other state [P4.1-08]', async () => {
  for (const kycStatus of kycStatusNames)
    for (const identityStatus of documentStatus.options) {
      const { stopped } = await run({ payer: { kycStatus, identityStatus } });
      const open = kycStatus === 'Pass' && !['Expired', 'CheckFailed'].includes(identityStatus);
      expect([kycStatus, identityStatus, stopped === null]).toEqual([kycStatus, identityStatus, open]);
    }
});

test('given the short identity check, then an account that is not open yet does not stop a payer', async () => {
  expect((await run({ payer: { kycStatus: 'Init' }, precheck: { shortKyc: true } })).stopped).toBeNull();
});

test('given a sender in Japan without a number card, then the dialog leads to it, or to customer service [P8-37 F2-11]', async () => {
  const { stopped, report } = await run({ failing: 'remit.precheck', code: 'JpnNeedNumberCard' });
  expect(report.results).toHaveLength(1);
  expect(stopped).toMatchObject({
    check: 'payerInfo',
    verdict: 'blocked',
    reason: { messageKey: 'preflight.numberCard' },
    action: { kind: 'route', route: 'jpnSelectDocument', params: { isJpnNumber: '1', hideNoCard: '1' } },
    otherwise: 'support',
  });
  expect((await run({ failing: 'remit.precheck' })).stopped?.verdict).toBe('unknown');
});

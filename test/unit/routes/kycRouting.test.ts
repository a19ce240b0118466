import fc from 'fast-check';
import * as v from 'valibot';
import { kycErrorCode } from '@/contracts/entities/payer';
import {
  type KycDestination,
  kycDestination,
  kycDestinationOf,
  kycStepByErrorCode,
  kycStepByStatus,
  kycStepByStatusInChina,
} from '@/routes/flows/kycRouting';
import { kycStepsOf } from '@/routes/flows/kycSteps';
import { marketCodes } from '@/domain/markets/markets';
import { pathOf, routeIsBuilt, routeRow } from '@/routes';
import {
  type DocumentStatusName,
  documentStatuses,
  kycStatuses,
  type KycStatusName,
  kycStatusNames,
} from '@/domain/statuses';
import { kycMarketOf } from '@/schemas/kyc';
import { holdsFor } from '../core/property';

/** `route?param=value`, or `support`. */
const word = (found: KycDestination): string =>
  found.kind === 'support'
    ? 'support'
    : [found.route, new URLSearchParams(found.params).toString()].filter(Boolean).join('?');
const at = (status: KycStatusName, market: string, more: object = {}): string =>
  word(kycDestination({ status, market, ...more }));

function isScreen(found: KycDestination): void {
  if (found.kind === 'support') return expect(found.messageKey).toMatch(/^errors\./);
  const params = v.safeParse(routeRow(found.route).params, found.params ?? {});
  expect([found, params.success]).toEqual([found, true]);
  expect(pathOf(found.route, params.output as Record<string, unknown>)).not.toContain('{');
  expect([found, routeIsBuilt(found.route, params.output as Record<string, unknown>)]).toEqual([found, true]);
}

test('every source market has its flow and its schema [P1-21 P1-22]', () => {
  for (const market of marketCodes) {
    expect([market, kycMarketOf(market) !== undefined]).toEqual([market, true]);
    expect([market, kycStepsOf(market) !== undefined]).toEqual([market, market !== 'CHN']);
  }
});

test('no situation is a dead end: each leads to a built screen with params it takes, or to customer service', () => {
  holdsFor(
    fc.property(
      fc.constantFrom(...kycStatusNames),
      fc.oneof(fc.constantFrom<string>(...marketCodes), fc.string()),
      fc.option(fc.oneof(fc.constantFrom<string>(...kycErrorCode.options), fc.string()), { nil: undefined }),
      fc.option(fc.boolean(), { nil: undefined }),
      fc.constantFrom(undefined, ...(Object.keys(documentStatuses) as DocumentStatusName[])),
      fc.boolean(),
      (status, market, errorCode, repeatUnderReview, documentStatus, consumerBrand) =>
        isScreen(
          kycDestination({ status, market, errorCode, repeatUnderReview, documentStatus, consumerBrand }),
        ),
    ),
    5000,
  );
});

/** By market and step; `-`: customer service. */
const screens: Record<string, Record<string, string>> = {
  AUS: { form: 'aus', document: 'selectDocument', address: '-', income: '-', authorize: '-', verify: '-', delay: '-' },
  HKG: { form: 'hkg', document: 'selectDocument', address: '-', income: '-', authorize: '-', verify: '-', delay: '-' },
  CAN: { form: 'can', document: 'selectDocument', address: '-', income: '-', authorize: '-', verify: '-', delay: '-' },
  USA: { form: 'usa', document: 'selectDocument', address: '-', income: '-', authorize: '-', verify: '-', delay: '-' },
  BRA: { form: 'bra', document: 'selectDocument', address: '-', income: '-', authorize: '-', verify: '-', delay: '-' },
  NZL: { form: 'nzl', document: 'selectDocument', address: 'addressProof?market=nzl', income: '-', authorize: '-', verify: '-', delay: '-' },
  SGP: { form: 'sgp', document: 'selectDocument', address: 'addressProof?market=sgp', income: '-', authorize: '-', verify: '-', delay: '-' },
  EU: { form: 'eu', document: 'selectDocument', address: 'addressProof?market=eu', income: '-', authorize: '-', verify: '-', delay: 'delayProofEu' },
  GBR: { form: 'eu', document: 'selectDocument', address: 'addressProof?market=eu', income: '-', authorize: '-', verify: '-', delay: 'delayProofEu' },
  JPN: { form: 'jpn', document: 'jpnSelectDocument', address: 'kycProofJpn', income: '-', authorize: '-', verify: '-', delay: '-' },
  KOR: { form: 'kor', document: 'selectDocument', address: '-', income: '-', authorize: 'confirmAccountKor', verify: 'accountVerifyKor', delay: '-' },
  VNM: { form: 'vnm', document: 'selectDocument', address: '-', income: 'incomeProofVnm', authorize: '-', verify: '-', delay: '-' },
}; // prettier-ignore

const withFix = (screen: string): string => `${screen}${screen.includes('?') ? '&' : '?'}fix=1`;

function expected(market: string, step: string): string {
  const row = screens[market] ?? {};
  const fix = step.endsWith('Fix');
  const name = step.replace('Fix', '');
  if (name === 'wait') return 'waitActivation';
  if (name === 'preview') return 'accountPreview';
  if (name === 'support') return 'support';
  if (name === 'numberCard')
    return market === 'JPN' ? 'jpnSelectDocument?isJpnNumber=1' : withFix(row.document ?? '');
  if (name === 'first' && market === 'SGP') return 'accountOpenSelectSgp';
  if (name === 'first' || name === 'form') {
    const form = `basicInformation?market=${row.form}`;
    return fix ? withFix(form) : form;
  }
  const screen = row[name] ?? '-';
  if (screen === '-') return 'support';
  return fix || name === 'delay' ? withFix(screen) : screen;
}

const written = marketCodes.filter((market) => market in screens);

const rows = written.flatMap((market) => kycStatusNames.map((status) => ({ market, status })));

test.each(rows)('$market $status leads where its row says [P4.1-09]', ({ market, status }) => {
  const found = kycDestination({ status, market });
  expect(word(found)).toBe(expected(market, kycStepByStatus[status]));
  isScreen(found);
});

const fixes = written.flatMap((market) =>
  [...kycErrorCode.options, 'x', 'toString', ''].map((errorCode) => ({ market, errorCode })),
);

test.each(fixes)('$market: a review failed with "$errorCode" leads to what needs fixing', (row) => {
  const found = kycDestination({ status: 'Fail', ...row });
  const step = (kycStepByErrorCode as Record<string, string>)[row.errorCode];
  expect(word(found)).toBe(
    expected(row.market, Object.keys(kycStepByErrorCode).includes(row.errorCode) && step ? step : 'support'),
  );
  isScreen(found);
});

test.each(kycStatusNames)('China in %s [F4.3-01]', (status) => {
  const steps: Record<string, string> = {
    opened: 'accountPreview',
    wait: 'waitActivation',
    support: 'support',
  };
  const step = (kycStepByStatusInChina as Record<string, string>)[status];
  expect(at(status, 'CHN')).toBe(step ? steps[step] : 'selectNationalityChn');
  expect(kycDestination({ status: 'Pass', market: 'CHN' })).toMatchObject({
    noticeKey: 'statuses.kycAlreadyOpen',
  });
});

test.each([
  { holds: 'F4.2-01', status: 'Init', market: 'AUS', to: 'basicInformation?market=aus' },
  { holds: 'F4.2-03', status: 'Pass', market: 'AUS', to: 'accountPreview' },
  { holds: 'F4.2-04', status: 'WaitResult', market: 'AUS', to: 'waitActivation' },
  { holds: 'F4.3-02', status: 'Fail', market: 'CHN', to: 'support' },
  { holds: 'F4.3-03', status: 'WaitResult', market: 'CHN', to: 'waitActivation' },
  { holds: 'F4.3-04', status: 'Init', market: 'CHN', to: 'selectNationalityChn' },
  { holds: 'F4.3-05', status: 'WaitNumberCardSubmit', market: 'JPN', to: 'jpnSelectDocument?isJpnNumber=1' },
  { holds: 'F4.3-06', status: 'WaitNumberCardResult', market: 'JPN', to: 'waitActivation' },
  { holds: 'F4.3-07 P1-22', status: 'WaitAccountVerify', market: 'KOR', to: 'accountVerifyKor' },
  { holds: 'F4.3-08 P1-21', status: 'WaitSourceIncomeSubmit', market: 'VNM', to: 'incomeProofVnm' },
  { holds: 'F4.2-02 F4.3-09', status: 'WaitAddressSubmit', market: 'SGP', to: 'addressProof?market=sgp' },
] as const)('$market in $status goes to $to [$holds]', ({ status, market, to }) => {
  expect(at(status, market)).toBe(to);
});

test.each([
  ['AUS', 'BeingSubmittedAuditInfoRmation', 'basicInformation?market=aus'],
  ['AUS', 'ShortKyc', 'selectDocument'],
  ['AUS', 'InfoComplete', 'selectDocument'],
  ['AUS', 'WaitSubmitFile', 'selectDocument'],
  ['AUS', 'WaitIdentitySubmit', 'selectDocument'],
  ['AUS', 'WaitIdentityInfoResubmit', 'selectDocument?fix=1'],
  ['AUS', 'WaitIdentitySelfieResubmit', 'selectDocument?fix=1'],
  ['AUS', 'WaitIdentitySideImageSubmit', 'selectDocument?fix=1'],
  ['VNM', 'WaitSourceIncomeResubmit', 'incomeProofVnm?fix=1'],
  ['KOR', 'WaitAccountAuthorize', 'confirmAccountKor'],
  ['CHN', 'WaitManualHandling', 'waitActivation'],
  ['CHN', 'HadReSubmitted', 'waitActivation'],
] as const)('%s in %s goes to %s', (market, status, to) => expect(at(status, market)).toBe(to));

test('in China whoever has not passed or failed and is not under review chooses the nationality', () => {
  const elsewhere = ['Pass', 'Fail', 'WaitResult', 'WaitManualHandling', 'HadReSubmitted'];
  for (const status of kycStatusNames.filter((name) => !elsewhere.includes(name)))
    expect([status, at(status, 'CHN')]).toEqual([status, 'selectNationalityChn']);
});

test.each([
  { holds: 'F4.2-07 F4.2-11', market: 'AUS', code: 'InitInfoError', to: 'basicInformation?market=aus&fix=1' },
  { holds: 'F4.2-12', market: 'AUS', code: 'DocumentInfoError', to: 'selectDocument?fix=1' },
  { holds: 'F4.2-12', market: 'AUS', code: 'SelfieInfoError', to: 'selectDocument?fix=1' },
  { holds: 'F4.2-12', market: 'AUS', code: 'SideImageError', to: 'selectDocument?fix=1' },
  { holds: 'F4.2-12', market: 'EU', code: 'EVisaAuth', to: 'selectDocument?fix=1' },
  { holds: 'F4.2-12', market: 'AUS', code: 'NumberCardRejected', to: 'selectDocument?fix=1' },
  { holds: 'F4.2-13', market: 'EU', code: 'AddressProofInfoError', to: 'addressProof?market=eu&fix=1' },
  { holds: 'F4.2-14', market: 'VNM', code: 'IncomeProofError', to: 'incomeProofVnm?fix=1' },
  { holds: 'F4.2-15', market: 'EU', code: 'UnableProvideOfficialProof', to: 'delayProofEu?fix=1' },
  { holds: 'F4.2-16 P8-38', market: 'AUS', code: 'SomethingNew', to: 'support' },
] as const)('$market failed with $code goes to $to [$holds]', ({ market, code, to }) => {
  expect(at('Fail', market, { errorCode: code })).toBe(to);
  const payer = { kycStatus: 'Fail', identityStatus: 'CheckPass', countryCode: market } as const;
  expect(word(kycDestinationOf({ ...payer, kycAudit: { kycErrorCode: code, auditV2s: [] } }, true))).toBe(to);
});

test('the specification’s nine error codes have their screens', () => {
  expect(Object.keys(kycStepByErrorCode)).toEqual(
    kycErrorCode.options
      .filter((code) => code !== 'Unknown')
      .sort(
        (a, b) => Object.keys(kycStepByErrorCode).indexOf(a) - Object.keys(kycStepByErrorCode).indexOf(b),
      ),
  );
  expect(at('Fail', 'AUS', { errorCode: 'InitInfoError' })).toBe('basicInformation?market=aus&fix=1');
  expect(at('Fail', 'EU', { errorCode: 'UnableProvideOfficialProof' })).toBe('delayProofEu?fix=1');
  expect(at('Fail', 'JPN', { errorCode: 'NumberCardRejected' })).toBe('jpnSelectDocument?isJpnNumber=1');
});

test('whoever is under review waits, and whoever has something to submit is led to a form', () => {
  for (const market of marketCodes) {
    for (const status of kycStatusNames.filter((name) => kycStatuses[name].phase === 'review'))
      if (market !== 'CHN')
        expect([market, status, at(status, market)]).toEqual([market, status, 'waitActivation']);
    for (const status of ['Init', 'InfoComplete', 'WaitSubmitFile', 'WaitIdentityInfoResubmit'] as const)
      expect([market, status, at(status, market)]).not.toEqual([market, status, 'support']);
  }
});

test('Singapore’s consumer brand chooses the way first [F4.3-10]', () => {
  expect(at('Init', 'SGP', { consumerBrand: true })).toBe('accountOpenSelectSgp');
  expect(at('Init', 'SGP', { consumerBrand: false })).toBe('basicInformation?market=sgp');
});

test('another account of the same person: wait while it is looked at, else the reminder [F4.2-05 F4.2-06 F8-59]', () => {
  expect(at('Fail', 'AUS', { repeatUnderReview: true, errorCode: 'InitInfoError' })).toBe('waitActivation');
  expect(at('Fail', 'AUS', { repeatUnderReview: false })).toBe('repeatedAccountRemind');
  const payer = { kycStatus: 'Fail', identityStatus: 'CheckPass', countryCode: 'AUS' } as const;
  const told = (repeatUnderReview: boolean) =>
    word(kycDestinationOf({ ...payer, repeatUserInfo: { repeatUnderReview } }, true));
  expect([told(true), told(false)]).toEqual(['waitActivation', 'repeatedAccountRemind']);
});

test.each(marketCodes.filter((market) => market !== 'CHN'))(
  '%s: an open account whose document no longer holds asks for a new one [F4.2-03]',
  (market) => {
    for (const [status, row] of Object.entries(documentStatuses))
      expect([status, at('Pass', market, { documentStatus: status })]).toEqual([
        status,
        row.expired ? withFix(kycStepsOf(market)?.document ?? 'selectDocument') : 'accountPreview',
      ]);
  },
);

test.each([
  ['CZCB', 'chnCzcbDocumentUpload'],
  ['ZLP', 'chnCzcbDocumentUpload'],
  ['Kcb', 'webKycEnter'],
  ['BlueOcean', 'blueOceanEnter'],
])('China, %s: a document that has run out is renewed, here or on the bank’s page', (bankChannel, route) => {
  const at = (documentStatus: 'Expired' | 'CheckPass') =>
    kycDestination({ status: 'Pass', market: 'CHN', documentStatus, bankChannel });
  expect(at('Expired')).toMatchObject({ kind: 'route', route, params: { fix: '1' } });
  expect(at('CheckPass')).toMatchObject({ kind: 'route', route: 'accountPreview' });
});

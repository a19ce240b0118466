import fc from 'fast-check';
import * as v from 'valibot';
import { kycErrorCode } from '@/catalogue/entities/payer';
import { kycDestination, kycFixes, kycMarkets, kycStackMove } from '@/catalogue/kycRouting';
import { marketCodes } from '@/catalogue/markets';
import { pathOf, type RouteName, routes, routeRow } from '@/catalogue/routes';
import {
  type DocumentStatusName,
  documentStatuses,
  kycStatuses,
  type KycStatusName,
  kycStatusNames,
} from '@/catalogue/statuses';
import { holdsFor } from '../core/property';

const at = (status: KycStatusName, market: string, more: object = {}) => {
  const found = kycDestination({ status, market, ...more });
  return found.kind === 'route' ? [found.route, found.params ?? {}] : found.kind;
};

test('every source market has its flow', () => {
  expect([...kycMarkets].sort()).toEqual([...marketCodes].sort());
});

test('no situation is a dead end: each leads to a screen of the table with params it takes, or to customer service', () => {
  holdsFor(
    fc.property(
      fc.constantFrom(...kycStatusNames),
      fc.oneof(fc.constantFrom<string>(...marketCodes), fc.string()),
      fc.option(fc.oneof(fc.constantFrom<string>(...kycErrorCode.options), fc.string()), { nil: undefined }),
      fc.option(fc.boolean(), { nil: undefined }),
      fc.constantFrom(undefined, ...(Object.keys(documentStatuses) as DocumentStatusName[])),
      fc.boolean(),
      (status, market, errorCode, repeatUnderReview, documentStatus, consumerBrand) => {
        const found = kycDestination({
          status,
          market,
          errorCode,
          repeatUnderReview,
          documentStatus,
          consumerBrand,
        });
        if (found.kind === 'support') return expect(found.messageKey).toMatch(/^errors\./);
        expect(Object.keys(routes)).toContain(found.route);
        const params = v.safeParse(routeRow(found.route as RouteName).params, found.params ?? {});
        expect(params.success).toBe(true);
        expect(pathOf(found.route, params.output as Record<string, unknown>)).not.toContain('{');
      },
    ),
    5000,
  );
});

test('whoever has something to submit is led to a form in every market that asks for it', () => {
  for (const market of marketCodes) {
    for (const status of ['Init', 'InfoComplete', 'WaitSubmitFile', 'WaitIdentityInfoResubmit'] as const) {
      expect([market, status, kycDestination({ status, market }).kind]).toEqual([market, status, 'route']);
    }
  }
});

test('whoever is under review waits', () => {
  for (const status of kycStatusNames.filter((name) => kycStatuses[name].phase === 'review'))
    expect([status, at(status, 'AUS')]).toEqual([status, ['waitActivation', {}]]);
});

test('basic information, then the document, then address or income proof', () => {
  expect(at('Init', 'AUS')).toEqual(['basicInformation', { market: 'aus' }]);
  expect(at('Init', 'GBR')).toEqual(['basicInformation', { market: 'eu' }]);
  expect(at('InfoComplete', 'HKG')).toEqual(['selectDocument', {}]);
  expect(at('WaitAddressSubmit', 'SGP')).toEqual(['addressProof', { market: 'sgp' }]);
  expect(at('WaitSourceIncomeSubmit', 'VNM')).toEqual(['incomeProofVnm', {}]);
});

test('Singapore’s consumer brand chooses the way first', () => {
  expect(at('Init', 'SGP', { consumerBrand: true })).toEqual(['accountOpenSelectSgp', {}]);
  expect(at('Init', 'SGP', { consumerBrand: false })).toEqual(['basicInformation', { market: 'sgp' }]);
});

test('China, Japan and Korea have their own ways', () => {
  expect(kycDestination({ status: 'Pass', market: 'CHN' })).toMatchObject({
    route: 'accountPreview',
    noticeKey: 'statuses.kycAlreadyOpen',
  });
  expect([at('Fail', 'CHN'), at('WaitResult', 'CHN'), at('Init', 'CHN')]).toEqual([
    'support',
    ['waitActivation', {}],
    ['selectNationalityChn', {}],
  ]);
  expect([at('WaitNumberCardSubmit', 'JPN'), at('WaitNumberCardResult', 'JPN')]).toEqual([
    ['jpnSelectDocument', { isJpnNumber: '1' }],
    ['waitActivation', {}],
  ]);
  expect([at('WaitAccountAuthorize', 'KOR'), at('WaitAccountVerify', 'KOR')]).toEqual([
    ['confirmAccountKor', {}],
    ['accountVerifyKor', {}],
  ]);
});

test('a failed review leads to what needs fixing', () => {
  const fix = (errorCode: string, market = 'EU') => at('Fail', market, { errorCode });
  expect(fix('InitInfoError', 'AUS')).toEqual(['basicInformation', { market: 'aus', fix: '1' }]);
  for (const code of [
    'DocumentInfoError',
    'SelfieInfoError',
    'SideImageError',
    'EVisaAuth',
    'NumberCardRejected',
  ])
    expect([code, fix(code)]).toEqual([code, ['selectDocument', { fix: '1' }]]);
  expect(fix('AddressProofInfoError')).toEqual(['addressProof', { market: 'eu', fix: '1' }]);
  expect(fix('IncomeProofError', 'VNM')).toEqual(['incomeProofVnm', { fix: '1' }]);
  expect(fix('UnableProvideOfficialProof')).toEqual(['delayProofEu', { fix: '1' }]);
  for (const code of ['Unknown', 'x', 'toString', '']) expect([code, fix(code)]).toEqual([code, 'support']);
  expect(Object.keys(kycFixes)).toHaveLength(9);
});

test('another account of the same person: wait while it is looked at, else the reminder', () => {
  expect(at('Fail', 'AUS', { repeatUnderReview: true, errorCode: 'InitInfoError' })).toEqual([
    'waitActivation',
    {},
  ]);
  expect(at('Fail', 'AUS', { repeatUnderReview: false })).toEqual(['repeatedAccountRemind', {}]);
});

test('an open account with an expired document asks for a new one', () => {
  expect([
    at('Pass', 'AUS', { documentStatus: 'Expired' }),
    at('Pass', 'AUS', { documentStatus: 'SoonExpired' }),
  ]).toEqual([
    ['selectDocument', { fix: '1' }],
    ['accountPreview', {}],
  ]);
});

test('inside a payee or KYC flow the screen replaces, else it is pushed', () => {
  expect(['kyc', 'payee', 'remit'].map(kycStackMove)).toEqual(['replace', 'replace', 'push']);
});

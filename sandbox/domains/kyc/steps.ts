import type { KycStatusName } from '@/domain/statuses/names';
import { kycStepsOf } from '@/routes/flows/kycSteps';
import type { KycProofKind } from '@/schemas/kyc';
import type { Row } from '../../db/schema';
import { identityStatus } from '../account/payerView';
import { answersOf, type KycCase } from './cases';
import type { DocumentRule } from './documentTypes';

/** Statuses that demand a new document (specification, flows, 4.2). */
const documentFix: Readonly<Record<string, KycStatusName>> = {
  DocumentInfoError: 'WaitIdentityInfoResubmit',
  SelfieInfoError: 'WaitIdentitySelfieResubmit',
  SideImageError: 'WaitIdentitySideImageSubmit',
  EVisaAuth: 'WaitIdentityInfoResubmit',
};

const afterDocument = {
  address: ['WaitAddressSubmit'],
  income: ['WaitSourceIncomeSubmit'],
  account: ['WaitAccountAuthorize'],
  numberCard: ['WaitIdentitySubmit', 'WaitResidenceCardResult'],
  nothing: ['WaitResult'],
} as const;

function firstDocumentPath(
  kycCase: KycCase,
  rule: Pick<DocumentRule, 'showsAddress'> | undefined,
): KycStatusName[] {
  const then = kycStepsOf(kycCase.countryCode)?.then ?? 'nothing';
  const path = afterDocument[then === 'address' && rule?.showsAddress ? 'nothing' : then];
  return path.filter((status) => status !== kycCase.status);
}

/** null when no document is due. */
export function documentPath(
  kycCase: KycCase,
  payer: Row<'payers'>,
  now: number,
  rule?: Pick<DocumentRule, 'showsAddress'>,
): KycStatusName[] | null {
  switch (kycCase.status) {
    case 'ShortKyc':
      return [
        'WaitIdentitySubmit',
        ...firstDocumentPath(kycCase, rule).filter((status) => status !== 'WaitIdentitySubmit'),
      ];
    case 'InfoComplete':
    case 'WaitSubmitFile':
    case 'WaitIdentitySubmit':
      return firstDocumentPath(kycCase, rule);
    case 'WaitIdentityInfoResubmit':
    case 'WaitIdentitySelfieResubmit':
    case 'WaitIdentitySideImageSubmit':
      return ['HadReSubmitted', 'WaitResult'];
    case 'Fail': {
      const wait = documentFix[kycCase.errorCode ?? ''];
      return wait ? [wait, 'HadReSubmitted', 'WaitResult'] : null;
    }
    case 'Pass':
      return ['Expired', 'SoonExpired', 'CheckFailed'].includes(identityStatus(payer, now))
        ? ['WaitIdentityInfoResubmit', 'HadReSubmitted', 'WaitResult']
        : null;
    default:
      return null;
  }
}

export function numberCardPath(kycCase: KycCase): KycStatusName[] | null {
  if (kycCase.status === 'WaitNumberCardSubmit') return ['WaitNumberCardResult'];
  return kycCase.status === 'Fail' && kycCase.errorCode === 'NumberCardRejected'
    ? ['WaitNumberCardSubmit', 'WaitNumberCardResult']
    : null;
}

/** Earlier steps are done and no review is under way. */
export const documentDue = (
  kycCase: KycCase | undefined,
  payer: Row<'payers'>,
  now: number,
  rule: DocumentRule,
): boolean => {
  if (!kycCase) return false;
  // China's banks take it before basic information.
  if (kycCase.countryCode === 'CHN' && kycCase.status !== 'Pass')
    return kycCase.status === 'BeingSubmittedAuditInfoRmation';
  return (rule.numberCard ? numberCardPath(kycCase) : documentPath(kycCase, payer, now)) !== null;
};

const toReview = ['WaitResult'] as const;
const toPeople = ['WaitManualHandling'] as const;

/** As a step, or as the fix of a Fail. */
const proofPaths: Readonly<
  Partial<Record<KycProofKind, Readonly<Record<string, readonly KycStatusName[]>>>>
> = {
  address: {
    WaitAddressSubmit: toReview,
    'Fail:AddressProofInfoError': ['WaitAddressSubmit', ...toReview],
    'Fail:UnableProvideOfficialProof': ['WaitAddressSubmit', ...toReview],
  },
  income: {
    WaitSourceIncomeSubmit: toReview,
    WaitSourceIncomeResubmit: ['HadReSubmitted', ...toReview],
    'Fail:IncomeProofError': ['WaitSourceIncomeResubmit', 'HadReSubmitted', ...toReview],
  },
  // Staff review the reason.
  delay: {
    WaitAddressSubmit: toPeople,
    'Fail:AddressProofInfoError': ['WaitAddressSubmit', ...toPeople],
    'Fail:UnableProvideOfficialProof': ['WaitAddressSubmit', ...toPeople],
  },
};

export const standsForDocument = (kind: KycProofKind): boolean => kind === 'eVisa' || kind === 'extension';

export const proofPath = (
  kycCase: KycCase,
  kind: KycProofKind,
  payer: Row<'payers'>,
  now: number,
): readonly KycStatusName[] | null =>
  standsForDocument(kind)
    ? documentPath(kycCase, payer, now)
    : (proofPaths[kind]?.[kycCase.status === 'Fail' ? `Fail:${kycCase.errorCode}` : kycCase.status] ?? null);

/** Japan asks for the number card first. */
export const passTarget = (kycCase: KycCase): KycStatusName =>
  kycStepsOf(kycCase.countryCode)?.numberCard && !answersOf(kycCase).numberCard
    ? 'WaitNumberCardSubmit'
    : 'Pass';

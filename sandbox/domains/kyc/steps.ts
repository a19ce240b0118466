import type { Row } from '../../db/schema';
import { identityStatusAt } from '../account/payerView';
import { rulesOf } from './basicInformation';
import type { KycCase } from './cases';

/** Error codes whose fix is a new document (specification, flows, 4.2) and the status that asks for it. */
const documentFix: Readonly<Record<string, string>> = {
  DocumentInfoError: 'WaitIdentityInfoResubmit',
  SelfieInfoError: 'WaitIdentitySelfieResubmit',
  SideImageError: 'WaitIdentitySideImageSubmit',
  EVisaAuth: 'WaitIdentityInfoResubmit',
  NumberCardRejected: 'WaitIdentityInfoResubmit',
};

/** Statuses a submitted document passes through from where the case stands; null when none is due. */
export function documentPath(kycCase: KycCase, payer: Row<'payers'>, now: number): string[] | null {
  const after = rulesOf(kycCase.country_code)?.addressProof ? 'WaitAddressSubmit' : 'WaitResult';
  switch (kycCase.status) {
    case 'InfoComplete':
    case 'WaitSubmitFile':
    case 'WaitIdentitySubmit':
      return [after];
    case 'WaitIdentityInfoResubmit':
    case 'WaitIdentitySelfieResubmit':
    case 'WaitIdentitySideImageSubmit':
      return ['HadReSubmitted', 'WaitResult'];
    case 'Fail': {
      const wait = documentFix[kycCase.error_code ?? ''];
      return wait ? [wait, 'HadReSubmitted', 'WaitResult'] : null;
    }
    case 'Pass':
      return ['Expired', 'SoonExpired', 'CheckFailed'].includes(identityStatusAt(payer, now))
        ? ['WaitIdentityInfoResubmit', 'HadReSubmitted', 'WaitResult']
        : null;
    default:
      return null;
  }
}

/** Whether a document may be uploaded now: the steps before it are done and none is under review. */
export const documentDue = (kycCase: KycCase | undefined, payer: Row<'payers'>, now: number): boolean =>
  kycCase !== undefined && documentPath(kycCase, payer, now) !== null;

/** Where a proof is due: asked for as a step, or as the fix of a Fail. */
const proofPaths: Readonly<Record<string, readonly string[]>> = {
  WaitAddressSubmit: ['WaitResult'],
  WaitSourceIncomeSubmit: ['WaitResult'],
  WaitSourceIncomeResubmit: ['HadReSubmitted', 'WaitResult'],
  'Fail:AddressProofInfoError': ['WaitAddressSubmit', 'WaitResult'],
  'Fail:UnableProvideOfficialProof': ['WaitAddressSubmit', 'WaitResult'],
  'Fail:IncomeProofError': ['WaitSourceIncomeResubmit', 'HadReSubmitted', 'WaitResult'],
};

export const proofPath = (kycCase: KycCase): readonly string[] | undefined =>
  proofPaths[kycCase.status === 'Fail' ? `Fail:${kycCase.error_code}` : kycCase.status];

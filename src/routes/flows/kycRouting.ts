import { type KycSteps, kycStepsOf } from './kycSteps';
import type { Payer } from '@/contracts/entities/payer';
import type { RouteName } from '..';
import { documentStatuses } from '@/domain/statuses/kyc';
import type { DocumentStatusName, KycStatusName } from '@/domain/statuses/names';

/** Text, as in addresses. */
export type KycDestination =
  | {
      readonly kind: 'route';
      readonly route: RouteName;
      readonly params?: Record<string, string>;
      readonly noticeKey?: string;
    }
  | { readonly kind: 'support'; readonly messageKey: string };

export interface KycSituation {
  readonly status: KycStatusName;
  readonly market: string;
  readonly documentStatus?: DocumentStatusName | undefined;
  readonly errorCode?: string | undefined;
  /** Another account of the same person was found. */
  readonly repeatUnderReview?: boolean | undefined;
  /** China: the bank that keeps the document. */
  readonly bankChannel?: string | undefined;
  readonly consumerBrand?: boolean | undefined;
}

type Step =
  | 'first'
  | 'form'
  | 'formFix'
  | 'document'
  | 'documentFix'
  | 'numberCard'
  | 'address'
  | 'addressFix'
  | 'income'
  | 'incomeFix'
  | 'delay'
  | 'authorize'
  | 'verify'
  | 'wait'
  | 'preview'
  | 'repeated'
  | 'nationality'
  | 'opened'
  | 'support';

export const kycStepByStatus = {
  Init: 'first',
  BeingSubmittedAuditInfoRmation: 'form',
  ShortKyc: 'document',
  InfoComplete: 'document',
  WaitSubmitFile: 'document',
  WaitIdentitySubmit: 'document',
  WaitAddressSubmit: 'address',
  WaitSourceIncomeSubmit: 'income',
  WaitSourceIncomeResubmit: 'incomeFix',
  WaitAccountAuthorize: 'authorize',
  WaitAccountVerify: 'verify',
  WaitNumberCardSubmit: 'numberCard',
  WaitIdentityInfoResubmit: 'documentFix',
  WaitIdentitySelfieResubmit: 'documentFix',
  WaitIdentitySideImageSubmit: 'documentFix',
  WaitResult: 'wait',
  WaitManualHandling: 'wait',
  HadReSubmitted: 'wait',
  PayeeCheck: 'wait',
  WaitResidenceCardResult: 'wait',
  WaitNumberCardResult: 'wait',
  Pass: 'preview',
  Fail: 'support',
} as const satisfies Record<KycStatusName, Step>;

/** Specification, flows, 4.2; others go to customer service. */
export const kycStepByErrorCode = {
  InitInfoError: 'formFix',
  DocumentInfoError: 'documentFix',
  SelfieInfoError: 'documentFix',
  SideImageError: 'documentFix',
  EVisaAuth: 'documentFix',
  // Japan's document page asks for the number card.
  NumberCardRejected: 'numberCard',
  AddressProofInfoError: 'addressFix',
  IncomeProofError: 'incomeFix',
  UnableProvideOfficialProof: 'delay',
} as const satisfies Record<string, Step>;

/** Specification, flows, 4.3; others go to the nationality. */
export const kycStepByStatusInChina = {
  Pass: 'opened',
  Fail: 'support',
  WaitResult: 'wait',
  WaitManualHandling: 'wait',
  HadReSubmitted: 'wait',
} as const satisfies Partial<Record<KycStatusName, Step>>;

const to = (
  route: RouteName,
  params?: Readonly<Record<string, string>>,
  fix?: boolean,
  noticeKey?: string,
): KycDestination => ({
  kind: 'route',
  route,
  ...(params || fix ? { params: { ...params, ...(fix ? { fix: '1' } : {}) } } : {}),
  ...(noticeKey ? { noticeKey } : {}),
});
const support: KycDestination = { kind: 'support', messageKey: 'errors.kycContactSupport' };

/** Markets without the step get customer service. */
function screenOf(step: Step, steps: KycSteps, consumerBrand: boolean): KycDestination {
  const fix = step.endsWith('Fix');
  const maybe = (route: RouteName | undefined, fixing = fix): KycDestination =>
    route ? to(route, undefined, fixing) : support;
  switch (step) {
    case 'first':
      return steps.first && consumerBrand ? to(steps.first) : to('basicInformation', { market: steps.form });
    case 'form':
    case 'formFix':
      return to('basicInformation', { market: steps.form }, fix);
    case 'document':
    case 'documentFix':
      return to(steps.document ?? 'selectDocument', undefined, fix);
    case 'numberCard':
      return steps.numberCard
        ? to(steps.document ?? 'selectDocument', { isJpnNumber: '1' })
        : to(steps.document ?? 'selectDocument', undefined, true);
    case 'address':
    case 'addressFix':
      return steps.address ? to(steps.address[0], steps.address[1], fix) : support;
    case 'income':
    case 'incomeFix':
      return maybe(steps.income);
    case 'delay':
      return maybe(steps.delay, true);
    case 'authorize':
      return maybe(steps.authorize);
    case 'verify':
      return maybe(steps.verify);
    case 'wait':
      return to('waitActivation');
    case 'preview':
      return to('accountPreview');
    case 'repeated':
      return to('repeatedAccountRemind');
    case 'nationality':
      return to('selectNationalityChn');
    case 'opened':
      return to('accountPreview', undefined, false, 'statuses.kycAlreadyOpen');
    case 'support':
      return support;
  }
}

const rowOf = <T extends object>(table: T, key: string | undefined): T[keyof T] | undefined =>
  key !== undefined && Object.prototype.hasOwnProperty.call(table, key) ? table[key as keyof T] : undefined;

function stepOf({ status, market, documentStatus, errorCode, repeatUnderReview }: KycSituation): Step {
  if (status === 'Pass' && documentStatus && documentStatuses[documentStatus].expired) return 'documentFix';
  if (market === 'CHN') return rowOf(kycStepByStatusInChina, status) ?? 'nationality';
  if (status !== 'Fail') return kycStepByStatus[status];
  if (repeatUnderReview !== undefined) return repeatUnderReview ? 'wait' : 'repeated';
  return rowOf(kycStepByErrorCode, errorCode) ?? kycStepByStatus.Fail;
}

/** China's banks with their own page for accounts and documents. */
export const bankPageOf = (bankChannel: string | undefined): 'blueOceanEnter' | 'webKycEnter' | undefined =>
  bankChannel === 'BlueOcean' ? 'blueOceanEnter' : bankChannel === 'Kcb' ? 'webKycEnter' : undefined;

const chinaSteps = (bankChannel: string | undefined): KycSteps => ({
  form: 'aus',
  document: bankPageOf(bankChannel) ?? 'chnCzcbDocumentUpload',
});

/** Unknown markets and error codes go to customer service. */
export function kycDestination(situation: KycSituation): KycDestination {
  const steps = situation.market === 'CHN' ? chinaSteps(situation.bankChannel) : kycStepsOf(situation.market);
  return steps ? screenOf(stepOf(situation), steps, situation.consumerBrand !== false) : support;
}

type KycOfPayer = Pick<
  Payer,
  'kycStatus' | 'identityStatus' | 'countryCode' | 'kycAudit' | 'repeatUserInfo' | 'bankChannel'
>;

export const kycDestinationOf = (payer: KycOfPayer, consumerBrand: boolean): KycDestination =>
  kycDestination({
    consumerBrand,
    bankChannel: payer.bankChannel,
    status: payer.kycStatus,
    market: payer.countryCode,
    documentStatus: payer.identityStatus,
    errorCode: payer.kycAudit?.kycErrorCode,
    repeatUnderReview: payer.repeatUserInfo?.repeatUnderReview,
  });

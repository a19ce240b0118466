import type { basicInformationMarkets, RouteName } from './routes';
import { type DocumentStatusName, documentStatuses, type KycStatusName } from './statuses/kyc';

/** Where the user goes on with the account opening. Params are text, as addresses carry them. */
export type KycDestination =
  | {
      readonly kind: 'route';
      readonly route: RouteName;
      readonly params?: Record<string, string>;
      /** Said on the way. */ readonly noticeKey?: string;
    }
  /** Customer service, after a dialog with this text. */
  | { readonly kind: 'support'; readonly messageKey: string };

export interface KycSituation {
  readonly status: KycStatusName;
  readonly market: string;
  readonly documentStatus?: DocumentStatusName | undefined;
  /** kycAudit.kycErrorCode of a failed review. */
  readonly errorCode?: string | undefined;
  /** Present when the review found another account of the same person. */
  readonly repeatUnderReview?: boolean | undefined;
  /** Singapore's consumer brand chooses the way of opening first. */
  readonly consumerBrand?: boolean | undefined;
}

type FormMarket = (typeof basicInformationMarkets)[number];

interface Steps {
  form: FormMarket;
  first?: RouteName;
  document?: RouteName;
  address?: string;
  income?: RouteName;
  delay?: RouteName;
  authorize?: RouteName;
  verify?: RouteName;
  numberCard?: true;
}

/** What each market has of the steps; GBR opens its accounts by Europe's forms. CHN has its own way and no row. */
const marketSteps = {
  AUS: { form: 'aus' },
  NZL: { form: 'nzl', address: 'nzl' },
  JPN: { form: 'jpn', document: 'jpnSelectDocument', numberCard: true },
  SGP: { form: 'sgp', address: 'sgp', first: 'accountOpenSelectSgp' },
  HKG: { form: 'hkg' },
  EU: { form: 'eu', address: 'eu', delay: 'delayProofEu' },
  GBR: { form: 'eu', address: 'eu', delay: 'delayProofEu' },
  CAN: { form: 'can' },
  USA: { form: 'usa' },
  BRA: { form: 'bra' },
  KOR: { form: 'kor', authorize: 'confirmAccountKor', verify: 'accountVerifyKor' },
  VNM: { form: 'vnm', income: 'incomeProofVnm' },
} as const satisfies Record<string, Steps>;

const hasSteps = (market: string): market is keyof typeof marketSteps =>
  Object.prototype.hasOwnProperty.call(marketSteps, market);

export const kycMarkets = [...Object.keys(marketSteps), 'CHN'];

const to = (route: RouteName, params?: Record<string, string>, noticeKey?: string): KycDestination => ({
  kind: 'route',
  route,
  ...(params ? { params } : {}),
  ...(noticeKey ? { noticeKey } : {}),
});
const support: KycDestination = { kind: 'support', messageKey: 'errors.kycContactSupport' };
const wait = to('waitActivation');
const fixing = (fix: boolean): Record<string, string> => (fix ? { fix: '1' } : {});

/** A step of the market's flow. A market without the step has customer service: nobody may be left standing. */
const step = {
  form: (steps: Steps, fix = false) => to('basicInformation', { market: steps.form, ...fixing(fix) }),
  document: (steps: Steps, fix = false) =>
    steps.document ? to(steps.document) : to('selectDocument', fixing(fix)),
  numberCard: (steps: Steps) =>
    steps.numberCard && steps.document ? to(steps.document, { isJpnNumber: '1' }) : support,
  address: (steps: Steps, fix = false) =>
    steps.address ? to('addressProof', { market: steps.address, ...fixing(fix) }) : support,
  income: (steps: Steps, fix = false) => (steps.income ? to(steps.income, fixing(fix)) : support),
  delay: (steps: Steps) => (steps.delay ? to(steps.delay, fixing(true)) : support),
  authorize: (steps: Steps) => (steps.authorize ? to(steps.authorize) : support),
  verify: (steps: Steps) => (steps.verify ? to(steps.verify) : support),
};

type Route = (steps: Steps, situation: KycSituation) => KycDestination;

/** Where a failed review sends back to (specification, flows, 4.2); any other code is customer service. */
export const kycFixes = {
  InitInfoError: (steps) => step.form(steps, true),
  DocumentInfoError: (steps) => step.document(steps, true),
  SelfieInfoError: (steps) => step.document(steps, true),
  SideImageError: (steps) => step.document(steps, true),
  EVisaAuth: (steps) => step.document(steps, true),
  // Japan's document page asks for the number card then.
  NumberCardRejected: (steps) => (steps.numberCard ? step.numberCard(steps) : step.document(steps, true)),
  AddressProofInfoError: (steps) => step.address(steps, true),
  IncomeProofError: (steps) => step.income(steps, true),
  UnableProvideOfficialProof: (steps) => step.delay(steps),
} as const satisfies Record<string, Route>;

const isFix = (code: string | undefined): code is keyof typeof kycFixes =>
  code !== undefined && Object.prototype.hasOwnProperty.call(kycFixes, code);

/** The way on from each status: basic information, document, address or income proof, then waiting. */
const byStatus = {
  Init: (steps, { consumerBrand }) =>
    steps.first && consumerBrand !== false ? to(steps.first) : step.form(steps),
  BeingSubmittedAuditInfoRmation: (steps) => step.form(steps),
  ShortKyc: (steps) => step.document(steps),
  InfoComplete: (steps) => (steps.authorize ? step.authorize(steps) : step.document(steps)),
  WaitSubmitFile: (steps) => step.document(steps),
  WaitIdentitySubmit: (steps) => step.document(steps),
  WaitAddressSubmit: (steps) => step.address(steps),
  WaitSourceIncomeSubmit: (steps) => step.income(steps),
  WaitSourceIncomeResubmit: (steps) => step.income(steps, true),
  WaitAccountAuthorize: (steps) => step.authorize(steps),
  WaitAccountVerify: (steps) => step.verify(steps),
  WaitNumberCardSubmit: (steps) => step.numberCard(steps),
  WaitIdentityInfoResubmit: (steps) => step.document(steps, true),
  WaitIdentitySelfieResubmit: (steps) => step.document(steps, true),
  WaitIdentitySideImageSubmit: (steps) => step.document(steps, true),
  WaitResult: () => wait,
  WaitManualHandling: () => wait,
  HadReSubmitted: () => wait,
  PayeeCheck: () => wait,
  WaitResidenceCardResult: () => wait,
  WaitNumberCardResult: () => wait,
  Pass: (steps, { documentStatus }) =>
    documentStatus && documentStatuses[documentStatus].expired
      ? step.document(steps, true)
      : to('accountPreview'),
  Fail: (steps, { errorCode, repeatUnderReview }) => {
    if (repeatUnderReview !== undefined) return repeatUnderReview ? wait : to('repeatedAccountRemind');
    return isFix(errorCode) ? kycFixes[errorCode](steps) : support;
  },
} as const satisfies Record<KycStatusName, Route>;

/** China (specification, flows, 4.3): the account is open, or failed, or waits, or begins with the nationality. */
function inChina(status: KycStatusName): KycDestination {
  if (status === 'Pass') return to('accountPreview', undefined, 'statuses.kycAlreadyOpen');
  if (status === 'Fail') return support;
  return status === 'WaitResult' || status === 'WaitManualHandling' || status === 'HadReSubmitted'
    ? wait
    : to('selectNationalityChn');
}

/** Where a payer goes on with the account opening; a market or error code that this build does not know is customer service. */
export function kycDestination(situation: KycSituation): KycDestination {
  if (situation.market === 'CHN') return inChina(situation.status);
  return hasSteps(situation.market)
    ? byStatus[situation.status](marketSteps[situation.market], situation)
    : support;
}

/** Replace inside a payee or KYC flow, else push (specification, flows, 4.2). */
export const kycStackMove = (fromModule: string): 'replace' | 'push' =>
  fromModule === 'kyc' || fromModule === 'payee' ? 'replace' : 'push';

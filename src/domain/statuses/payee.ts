import type { PayeeAuthStatusName } from './names';
import type { IconName, Tone } from './tones';

interface Badge {
  readonly labelKey: `statuses.${'payeeAuth' | 'payeeCheck' | 'payeeCard' | 'review' | 'bankAuth' | 'rateGuarantee' | 'recharge' | 'largeRemit'}.${string}`;
  readonly tone: Tone;
  readonly icon: IconName;
}

const badge = <K extends Badge['labelKey']>(labelKey: K, tone: Tone, icon: IconName) =>
  ({ labelKey, tone, icon }) as const;

export const payeeAuthStatuses = {
  Init: badge('statuses.payeeAuth.Init', 'grey', 'person'),
  WaitResult: badge('statuses.payeeAuth.WaitResult', 'amber', 'clock'),
  IncompleteWaitResult: badge('statuses.payeeAuth.WaitResult', 'amber', 'clock'),
  Pass: badge('statuses.payeeAuth.Pass', 'green', 'check'),
  Fail: badge('statuses.payeeAuth.Fail', 'red', 'error'),
} as const satisfies Record<PayeeAuthStatusName, Badge>;

/** Open tasks on a payee before money can be sent; `waitShare` and `WaitUpload` lead to a screen. */
export const exchangeAuthRoutes = { waitShare: 'payee.info' } as const;

export const payeeCheckStatuses = {
  CheckFailed: badge('statuses.payeeCheck.CheckFailed', 'red', 'error'),
  UnPerfected: badge('statuses.payeeCheck.UnPerfected', 'amber', 'file'),
  WaitUpload: badge('statuses.payeeCheck.WaitUpload', 'amber', 'file'),
  CheckIng: badge('statuses.payeeCheck.CheckIng', 'amber', 'clock'),
  Success: badge('statuses.payeeCheck.Success', 'green', 'check'),
} as const satisfies Record<string, Badge>;
export type PayeeCheckStatusName = keyof typeof payeeCheckStatuses;

/** Life of a payee collection card as its messages tell it. */
export const payeeCardStatuses = {
  waitPayment: badge('statuses.payeeCard.waitPayment', 'amber', 'wallet'),
  success: badge('statuses.payeeCard.success', 'green', 'check'),
  timeout: badge('statuses.payeeCard.timeout', 'grey', 'clock'),
  cancelled: badge('statuses.payeeCard.cancelled', 'grey', 'close'),
  refunding: badge('statuses.payeeCard.refunding', 'blue', 'receipt'),
  receiveFailed: badge('statuses.payeeCard.receiveFailed', 'red', 'error'),
} as const satisfies Record<string, Badge>;
export type PayeeCardStatusName = keyof typeof payeeCardStatuses;

/** Proof documents of an order. */
export const reviewStatuses = {
  waitUpload: badge('statuses.review.waitUpload', 'amber', 'file'),
  underReview: badge('statuses.review.underReview', 'amber', 'clock'),
  passed: badge('statuses.review.passed', 'green', 'check'),
  rejected: badge('statuses.review.rejected', 'red', 'error'),
} as const satisfies Record<string, Badge>;

export const bankAuthStatuses = {
  authorizing: badge('statuses.bankAuth.authorizing', 'amber', 'clock'),
  failed: badge('statuses.bankAuth.failed', 'red', 'error'),
  authorized: badge('statuses.bankAuth.authorized', 'green', 'check'),
  deductionUnconfirmed: badge('statuses.bankAuth.deductionUnconfirmed', 'amber', 'warning'),
} as const satisfies Record<string, Badge>;

export const rateGuaranteeStatuses = {
  guaranteed: badge('statuses.rateGuarantee.guaranteed', 'green', 'check'),
  invalid: badge('statuses.rateGuarantee.invalid', 'grey', 'close'),
  timedOut: badge('statuses.rateGuarantee.timedOut', 'grey', 'clock'),
} as const satisfies Record<string, Badge>;

/** Small recharge, by number on the wire. */
export const rechargeStatuses = {
  0: badge('statuses.recharge.inProgress', 'amber', 'clock'),
  1: badge('statuses.recharge.success', 'green', 'check'),
  2: badge('statuses.recharge.expired', 'grey', 'clock'),
} as const satisfies Record<0 | 1 | 2, Badge>;

export const largeRemitStatuses = {
  notCertified: badge('statuses.largeRemit.notCertified', 'grey', 'person'),
  inProgress: badge('statuses.largeRemit.inProgress', 'amber', 'clock'),
  failed: badge('statuses.largeRemit.failed', 'red', 'error'),
  needsRetry: badge('statuses.largeRemit.needsRetry', 'amber', 'warning'),
  confirmed: badge('statuses.largeRemit.confirmed', 'green', 'check'),
  signed: badge('statuses.largeRemit.signed', 'green', 'file'),
  audited: badge('statuses.largeRemit.audited', 'green', 'check'),
} as const satisfies Record<string, Badge>;

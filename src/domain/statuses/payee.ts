import type { IconName, Tone } from './tones';

interface Badge {
  readonly labelKey: `statuses.${'payeeCheck' | 'requestCard'}.${string}`;
  readonly tone: Tone;
  readonly icon: IconName;
}

const badge = <K extends Badge['labelKey']>(labelKey: K, tone: Tone, icon: IconName) =>
  ({ labelKey, tone, icon }) as const;

export const payeeCheckStatuses = {
  CheckFailed: badge('statuses.payeeCheck.CheckFailed', 'red', 'error'),
  UnPerfected: badge('statuses.payeeCheck.UnPerfected', 'amber', 'file'),
  WaitUpload: badge('statuses.payeeCheck.WaitUpload', 'amber', 'file'),
  CheckIng: badge('statuses.payeeCheck.CheckIng', 'amber', 'clock'),
  Success: badge('statuses.payeeCheck.Success', 'green', 'check'),
} as const satisfies Record<string, Badge>;

export const requestCardStatuses = {
  waitPayment: badge('statuses.requestCard.waitPayment', 'amber', 'wallet'),
  success: badge('statuses.requestCard.success', 'green', 'check'),
  timeout: badge('statuses.requestCard.timeout', 'grey', 'clock'),
  cancelled: badge('statuses.requestCard.cancelled', 'grey', 'close'),
  refunding: badge('statuses.requestCard.refunding', 'blue', 'receipt'),
  receiveFailed: badge('statuses.requestCard.receiveFailed', 'red', 'error'),
} as const satisfies Record<string, Badge>;

import { type DocumentStatusName, type KycStatusName } from './names';
import type { Actor, IconName, Tone } from './tones';

export interface KycStatusRow {
  /** 0 to 3 are the specification's; 4-16 and 20-27 follow our order. */
  readonly code: number;
  readonly labelKey: `statuses.kyc.${KycStatusName}.label`;
  readonly hintKey: `statuses.kyc.${KycStatusName}.hint`;
  readonly tone: Tone;
  readonly icon: IconName;
  readonly acts: Actor;
  readonly phase: 'todo' | 'review' | 'open' | 'failed';
}

type Phase = KycStatusRow['phase'];
const looks: Record<Phase, Pick<KycStatusRow, 'tone' | 'icon' | 'acts'>> = {
  todo: { tone: 'amber', icon: 'file', acts: 'payer' },
  review: { tone: 'amber', icon: 'clock', acts: 'us' },
  open: { tone: 'green', icon: 'check', acts: 'nobody' },
  failed: { tone: 'red', icon: 'error', acts: 'payer' },
};
const row = (status: KycStatusName, code: number, phase: Phase): KycStatusRow => ({
  code,
  labelKey: `statuses.kyc.${status}.label`,
  hintKey: `statuses.kyc.${status}.hint`,
  phase,
  ...looks[phase],
});

export const kycStatuses = {
  Init: row('Init', 0, 'todo'),
  Pass: row('Pass', 1, 'open'),
  Fail: row('Fail', 2, 'failed'),
  WaitResult: row('WaitResult', 3, 'review'),
  WaitSubmitFile: row('WaitSubmitFile', 4, 'todo'),
  WaitIdentitySubmit: row('WaitIdentitySubmit', 5, 'todo'),
  WaitAddressSubmit: row('WaitAddressSubmit', 6, 'todo'),
  WaitAccountAuthorize: row('WaitAccountAuthorize', 7, 'todo'),
  WaitAccountVerify: row('WaitAccountVerify', 8, 'todo'),
  WaitManualHandling: row('WaitManualHandling', 9, 'review'),
  BeingSubmittedAuditInfoRmation: row('BeingSubmittedAuditInfoRmation', 10, 'todo'),
  HadReSubmitted: row('HadReSubmitted', 11, 'review'),
  InfoComplete: row('InfoComplete', 12, 'todo'),
  WaitIdentityInfoResubmit: row('WaitIdentityInfoResubmit', 13, 'todo'),
  WaitIdentitySelfieResubmit: row('WaitIdentitySelfieResubmit', 14, 'todo'),
  WaitIdentitySideImageSubmit: row('WaitIdentitySideImageSubmit', 15, 'todo'),
  ShortKyc: row('ShortKyc', 16, 'todo'),
  WaitSourceIncomeSubmit: row('WaitSourceIncomeSubmit', 20, 'todo'),
  WaitSourceIncomeResubmit: row('WaitSourceIncomeResubmit', 21, 'todo'),
  PayeeCheck: row('PayeeCheck', 22, 'review'),
  WaitResidenceCardResult: row('WaitResidenceCardResult', 23, 'review'),
  WaitNumberCardSubmit: row('WaitNumberCardSubmit', 24, 'todo'),
  WaitNumberCardResult: row('WaitNumberCardResult', 25, 'review'),
} as const satisfies Record<KycStatusName, KycStatusRow>;

export interface DocumentStatusRow {
  readonly labelKey: `statuses.document.${'expired' | 'soonExpired' | 'pass' | 'resubmitted' | 'none'}`;
  readonly tone: Tone;
  readonly icon: IconName;
  readonly expired: boolean;
}

/** Specification, product, 4.1: Expired and CheckFailed are red, SoonExpired warns. */
export const documentStatuses = {
  Init: { labelKey: 'statuses.document.none', tone: 'green', icon: 'check', expired: false },
  Expired: { labelKey: 'statuses.document.expired', tone: 'red', icon: 'error', expired: true },
  CheckFailed: { labelKey: 'statuses.document.expired', tone: 'red', icon: 'error', expired: true },
  SoonExpired: { labelKey: 'statuses.document.soonExpired', tone: 'amber', icon: 'warning', expired: false },
  HasResubmit: { labelKey: 'statuses.document.resubmitted', tone: 'green', icon: 'check', expired: false },
  CheckPass: { labelKey: 'statuses.document.pass', tone: 'green', icon: 'check', expired: false },
} as const satisfies Record<DocumentStatusName, DocumentStatusRow>;

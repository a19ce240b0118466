export const orderStatusNames = [
  'INIT', 'INVALID', 'WAIT_PAYMENT', 'PAYMENT_ING', 'PAYMENT_SUCCESS', 'WAIT_CREATE', 'PAYMENT_FAILED',
  'TRANSACTION_SUCCESS', 'TRANSACTION_FAILED', 'TRANSACTION_CLOSED', 'BANK_REMITTED', 'BANK_ACCEPTED',
  'BANK_REMIT_FAILED', 'TRANSACTION_ING', 'PAYMENT_TIMEOUT', 'PAYMENT_RECEIVED', 'PAYMENT_TO_BE_VERIFIED',
  'PAYMENT_CANCELED', 'PAYMENT_REMITTED', 'BANK_PROCESSING', 'WAIT_RECEIVE', 'PAYMENT_AUTHORISED', 'REFUND_ING',
  'REFUND_APPROVE', 'REFUND_ACCEPTING', 'REFUND_REQUEST', 'REFUND_SUCCESS', 'REFUND_FAILED',
] as const; // prettier-ignore
export type OrderStatusName = (typeof orderStatusNames)[number];

export const kycStatusNames = [
  'Init', 'Pass', 'Fail', 'WaitResult', 'WaitManualHandling', 'BeingSubmittedAuditInfoRmation', 'HadReSubmitted',
  'InfoComplete', 'WaitSubmitFile', 'WaitIdentitySubmit', 'WaitAddressSubmit', 'WaitAccountAuthorize',
  'WaitAccountVerify', 'WaitIdentityInfoResubmit', 'WaitIdentitySelfieResubmit', 'WaitIdentitySideImageSubmit',
  'WaitSourceIncomeSubmit', 'WaitSourceIncomeResubmit', 'ShortKyc', 'PayeeCheck', 'WaitResidenceCardResult',
  'WaitNumberCardSubmit', 'WaitNumberCardResult',
] as const; // prettier-ignore
export type KycStatusName = (typeof kycStatusNames)[number];

export const documentStatusNames = [
  'Init',
  'Expired',
  'SoonExpired',
  'HasResubmit',
  'CheckFailed',
  'CheckPass',
] as const;
export type DocumentStatusName = (typeof documentStatusNames)[number];

export const payeeAuthStatusNames = ['Init', 'WaitResult', 'IncompleteWaitResult', 'Pass', 'Fail'] as const;

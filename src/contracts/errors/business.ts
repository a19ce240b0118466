import { toast, type ErrorRow } from './types';

// Values are ours and fixed: stored answers carry them. 104xx, 105xx and 601xx avoid listed numbers.

export const requestErrors = {
  badParams: toast('10400', 'badParams'),
  notAllowed: { code: '10403', behaviour: 'forbidden', messageKey: 'errors.forbidden' },
  notFound: toast('10404', 'notFound'),
  conflict: toast('10409', 'conflict'),
  tooLarge: toast('10413', 'tooLarge'),
  tooOften: { ...toast('10429', 'tooOften'), commit: 'again' },
  serverFault: { code: '10500', behaviour: 'serverError', messageKey: 'errors.server' },
  unavailable: { code: '10503', behaviour: 'serverError', messageKey: 'errors.server' },
  notBuilt: toast('10501', 'notBuilt'),
} as const satisfies Record<string, ErrorRow>;

export const accountErrors = {
  captchaWrong: toast('60101', 'captchaWrong'),
  captchaExpired: toast('60102', 'captchaExpired'),
  captchaExhausted: toast('60103', 'captchaExhausted'),
  ticketInvalid: toast('60104', 'ticketInvalid'),
  notRegistered: toast('60105', 'notRegistered'),
  passwordWrong: toast('60106', 'passwordWrong'),
  passwordNotSet: toast('60107', 'passwordNotSet'),
  passwordFormat: toast('60108', 'passwordFormat'),
  clausesMissing: toast('60109', 'clausesMissing'),
  marketClosed: toast('60110', 'marketClosed'),
  inviteCodeUnknown: toast('60111', 'inviteCodeUnknown'),
  contactTaken: toast('60112', 'contactTaken'),
  wechatCode: toast('60113', 'appLoginFailed'),
  resendTooSoon: toast('60114', 'resendTooSoon'),
  contactMissing: toast('60115', 'contactMissing'),
  accountLocked: toast('60116', 'accountLocked'),
  mailNotActivated: toast('60117', 'mailNotActivated'),
  activationLinkInvalid: toast('60118', 'activationLinkInvalid'),
} as const satisfies Record<string, ErrorRow>;

export const kycErrors = {
  kycNotPassed: toast('KycNotPassed'),
  kycMarketNotSupported: toast('KycMarketNotSupported', 'kycMarketClosed'),
  kycWrongStep: toast('KycWrongStep'),
  documentTypeNotSupported: toast('DocumentTypeNotSupported', 'documentType'),
  documentSideMissing: toast('DocumentSideMissing'),
  documentSideRepeated: toast('DocumentSideRepeated'),
  documentExpired: toast('DocumentExpired'),
  ocrReferenceInvalid: toast('OcrReferenceInvalid', 'uploadExpired'),
  singpassFailed: toast('SingpassFailed'),
  singpassUnsupported: toast('SingpassUnsupported'),
  mainlandOnly: toast('MainlandOnly'),
  phoneRequired: toast('PhoneRequired'),
  ownAccountOnly: toast('OwnAccountOnly'),
} as const satisfies Record<string, ErrorRow>;

export const remitErrors = {
  corridorNotOpen: toast('CorridorNotOpen'),
  rateNotFound: toast('RateNotFound'),
  amountBelowMin: toast('RemitAmountBelowMin', 'amountBelowMin'),
  amountAboveMax: toast('RemitAmountAboveMax', 'amountAboveMax'),
  amountTooPrecise: toast('RemitAmountTooPrecise', 'amountTooPrecise'),
  dailyLimit: toast('DailyLimitExceeded', 'dailyLimit'),
  yearlyLimit: toast('YearlyLimitExceeded', 'yearlyLimit'),
  rateUpdated: toast('RateUpdated'),
  quoteExpired: toast('QuoteExpired', 'rateUpdated'),
  couponInvalid: toast('CouponNotUsable', 'couponInvalid'),
  couponCodeUnknown: toast('CouponCodeUnknown', 'couponUnknown'),
  couponCodeExpired: toast('CouponCodeExpired', 'couponExpired'),
  couponCodeGone: toast('CouponCodeGone', 'couponGone'),
  couponCodeUsed: toast('CouponCodeUsed', 'couponUsed'),
  couponCodeMarket: toast('CouponCodeMarket', 'couponMarket'),
  purposeUnsupported: toast('PurposeUnsupported'),
} as const satisfies Record<string, ErrorRow>;

export const payeeErrors = {
  payeeNotFound: toast('PayeeNotFound'),
  payeeCountryMismatch: toast('PayeeCountryMismatch'),
  payeeLimit: toast('PayeeLimitReached', 'payeeLimit'),
  payeeAddFailed: toast('PayeeAddFailed'),
  payeeDuplicate: toast('PayeeDuplicate'),
  payeeAccountInvalid: toast('PayeeAccountInvalid'),
  payeeMethodUnsupported: toast('PayeeMethodUnsupported'),
  bankUnsupported: toast('BankUnsupported'),
  alipayAccountWrong: toast('AlipayAccountWrong'),
  alipayNotVerified: toast('AlipayNotVerified'),
  alipayNameMismatch: toast('AlipayNameMismatch'),
  alipayAmountLimit: toast('AlipayAmountLimit'),
  walletNameMismatch: toast('WalletNameMismatch', 'walletNameFailed'),
  shareCodeInvalid: toast('ShareCodeInvalid'),
  sameCountry: toast('PayeePayerSameCountry', 'sameCountry'),
} as const satisfies Record<string, ErrorRow>;

export const orderErrors = {
  orderNotFound: toast('OrderNotFound'),
  orderExpired: toast('OrderExpired'),
  orderCreateFailed: toast('OrderCreateFailed'),
  wrongStep: toast('OrderWrongStep', 'wrongStep'),
  payMethodUnsupported: toast('PayMethodUnsupported'),
  paymentFailed: toast('PaymentFailed'),
  payParamsFailed: toast('PayParamsFailed'),
  insufficientBalance: toast('InsufficientBalance'),
  payPasswordWrong: toast('PayPasswordWrong'),
  poliUnconfirmed: toast('PoliUnconfirmed'),
  amountMismatch: toast('AmountMismatch'),
  cancelTooLate: toast('CancelTooLate'),
  refundNotPossible: toast('RefundNotPossible'),
} as const satisfies Record<string, ErrorRow>;

export const fileErrors = {
  fileEmpty: toast('FileEmpty'),
  fileTypeNotSupported: toast('FileTypeNotSupported', 'fileType'),
  fileTooLarge: toast('FileTooLarge', 'tooLarge'),
  fileNotFound: toast('FileNotFound'),
  tooManyVouchers: toast('TooManyVouchers'),
  uploadFailed: toast('UploadFailed'),
  proofRejected: toast('ProofRejected'),
} as const satisfies Record<string, ErrorRow>;

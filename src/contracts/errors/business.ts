import { toast, type ErrorRow } from './types';

// The specification shows neither numbers nor texts of these refusals: every value here is our own and stays as it is,
// since stored answers and a running server carry it. Numbers 104xx, 105xx and 601xx keep clear of the listed ones.

/** Refusals that any call can meet. */
export const requestErrors = {
  badParams: toast('10400', 'errors.badParams'),
  notAllowed: { code: '10403', behaviour: 'forbidden', messageKey: 'errors.forbidden' },
  notFound: toast('10404', 'errors.notFound'),
  conflict: toast('10409', 'errors.conflict'),
  tooLarge: toast('10413', 'errors.tooLarge'),
  tooOften: { ...toast('10429', 'errors.tooOften'), commit: 'again' },
  serverFault: { code: '10500', behaviour: 'serverError', messageKey: 'errors.server' },
  notBuilt: toast('10501', 'errors.notBuilt'),
} as const satisfies Record<string, ErrorRow>;

/** Login, registration, contacts and passwords. */
export const accountErrors = {
  captchaWrong: toast('60101', 'errors.captchaWrong'),
  captchaExpired: toast('60102', 'errors.captchaExpired'),
  captchaExhausted: toast('60103', 'errors.captchaExhausted'),
  ticketInvalid: toast('60104', 'errors.ticketInvalid'),
  notRegistered: toast('60105', 'errors.notRegistered'),
  passwordWrong: toast('60106', 'errors.passwordWrong'),
  passwordNotSet: toast('60107', 'errors.passwordNotSet'),
  passwordFormat: toast('60108', 'errors.passwordFormat'),
  clausesMissing: toast('60109', 'errors.clausesMissing'),
  marketClosed: toast('60110', 'errors.marketClosed'),
  inviteCodeUnknown: toast('60111', 'errors.inviteCodeUnknown'),
  contactTaken: toast('60112', 'errors.contactTaken'),
  wechatCode: toast('60113', 'errors.appLoginFailed'),
  resendTooSoon: toast('60114', 'errors.resendTooSoon'),
  contactMissing: toast('60115', 'errors.contactMissing'),
  accountLocked: toast('60116', 'errors.accountLocked'),
  mailNotActivated: toast('60117', 'errors.mailNotActivated'),
  activationLinkInvalid: toast('60118', 'errors.activationLinkInvalid'),
} as const satisfies Record<string, ErrorRow>;

/** Account opening. */
export const kycErrors = {
  kycNotPassed: toast('KycNotPassed', 'errors.kycNotPassed'),
  kycMarketNotSupported: toast('KycMarketNotSupported', 'errors.kycMarketClosed'),
  kycWrongStep: toast('KycWrongStep', 'errors.kycWrongStep'),
  documentTypeNotSupported: toast('DocumentTypeNotSupported', 'errors.documentType'),
  documentSideMissing: toast('DocumentSideMissing', 'errors.documentSideMissing'),
  documentSideRepeated: toast('DocumentSideRepeated', 'errors.documentSideRepeated'),
  documentExpired: toast('DocumentExpired', 'errors.documentExpired'),
  ocrReferenceInvalid: toast('OcrReferenceInvalid', 'errors.uploadExpired'),
  singpassFailed: toast('SingpassFailed', 'errors.singpassFailed'),
  singpassUnsupported: toast('SingpassUnsupported', 'errors.singpassUnsupported'),
  mainlandOnly: toast('MainlandOnly', 'errors.mainlandOnly'),
  phoneRequired: toast('PhoneRequired', 'errors.phoneRequired'),
  ownAccountOnly: toast('OwnAccountOnly', 'errors.ownAccountOnly'),
} as const satisfies Record<string, ErrorRow>;

/** Quotes, limits and coupons. The limits ride in the model. */
export const remitErrors = {
  corridorNotOpen: toast('CorridorNotOpen', 'errors.corridorNotOpen'),
  rateNotFound: toast('RateNotFound', 'errors.rateNotFound'),
  amountBelowMin: toast('RemitAmountBelowMin', 'errors.amountBelowMin'),
  amountAboveMax: toast('RemitAmountAboveMax', 'errors.amountAboveMax'),
  amountTooPrecise: toast('RemitAmountTooPrecise', 'errors.amountTooPrecise'),
  dailyLimit: toast('DailyLimitExceeded', 'errors.dailyLimit'),
  yearlyLimit: toast('YearlyLimitExceeded', 'errors.yearlyLimit'),
  rateUpdated: toast('RateUpdated', 'errors.rateUpdated'),
  quoteExpired: toast('QuoteExpired', 'errors.rateUpdated'),
  couponInvalid: toast('CouponNotUsable', 'errors.couponInvalid'),
  couponCodeUnknown: toast('CouponCodeUnknown', 'errors.couponUnknown'),
  couponCodeExpired: toast('CouponCodeExpired', 'errors.couponExpired'),
  couponCodeGone: toast('CouponCodeGone', 'errors.couponGone'),
  couponCodeUsed: toast('CouponCodeUsed', 'errors.couponUsed'),
  couponCodeMarket: toast('CouponCodeMarket', 'errors.couponMarket'),
  purposeUnsupported: toast('PurposeUnsupported', 'errors.purposeUnsupported'),
} as const satisfies Record<string, ErrorRow>;

/** Payees and their accounts. */
export const payeeErrors = {
  payeeNotFound: toast('PayeeNotFound', 'errors.payeeNotFound'),
  payeeCountryMismatch: toast('PayeeCountryMismatch', 'errors.payeeCountryMismatch'),
  payeeLimit: toast('PayeeLimitReached', 'errors.payeeLimit'),
  payeeAddFailed: toast('PayeeAddFailed', 'errors.payeeAddFailed'),
  payeeDuplicate: toast('PayeeDuplicate', 'errors.payeeDuplicate'),
  payeeAccountInvalid: toast('PayeeAccountInvalid', 'errors.payeeAccountInvalid'),
  payeeMethodUnsupported: toast('PayeeMethodUnsupported', 'errors.payeeMethodUnsupported'),
  bankUnsupported: toast('BankUnsupported', 'errors.bankUnsupported'),
  alipayAccountWrong: toast('AlipayAccountWrong', 'errors.alipayAccountWrong'),
  alipayNotVerified: toast('AlipayNotVerified', 'errors.alipayNotVerified'),
  alipayNameMismatch: toast('AlipayNameMismatch', 'errors.alipayNameMismatch'),
  alipayAmountLimit: toast('AlipayAmountLimit', 'errors.alipayAmountLimit'),
  walletNameMismatch: toast('WalletNameMismatch', 'errors.walletNameFailed'),
  shareCodeInvalid: toast('ShareCodeInvalid', 'errors.shareCodeInvalid'),
  sameCountry: toast('PayeePayerSameCountry', 'errors.sameCountry'),
} as const satisfies Record<string, ErrorRow>;

/** Orders and paying for them. */
export const orderErrors = {
  orderNotFound: toast('OrderNotFound', 'errors.orderNotFound'),
  orderExpired: toast('OrderExpired', 'errors.orderExpired'),
  orderCreateFailed: toast('OrderCreateFailed', 'errors.orderCreateFailed'),
  wrongStep: toast('OrderWrongStep', 'errors.wrongStep'),
  payMethodUnsupported: toast('PayMethodUnsupported', 'errors.payMethodUnsupported'),
  paymentFailed: toast('PaymentFailed', 'errors.paymentFailed'),
  payParamsFailed: toast('PayParamsFailed', 'errors.payParamsFailed'),
  insufficientBalance: toast('InsufficientBalance', 'errors.insufficientBalance'),
  payPasswordWrong: toast('PayPasswordWrong', 'errors.payPasswordWrong'),
  poliUnconfirmed: toast('PoliUnconfirmed', 'errors.poliUnconfirmed'),
  amountMismatch: toast('AmountMismatch', 'errors.amountMismatch'),
  cancelTooLate: toast('CancelTooLate', 'errors.cancelTooLate'),
  refundNotPossible: toast('RefundNotPossible', 'errors.refundNotPossible'),
  idempotencyMismatch: toast('IdempotencyMismatch', 'errors.orderCreateFailed'),
} as const satisfies Record<string, ErrorRow>;

/** Uploads and evidence. */
export const fileErrors = {
  fileEmpty: toast('FileEmpty', 'errors.fileEmpty'),
  fileTypeNotSupported: toast('FileTypeNotSupported', 'errors.fileType'),
  fileTooLarge: toast('FileTooLarge', 'errors.tooLarge'),
  fileNotFound: toast('FileNotFound', 'errors.fileNotFound'),
  tooManyVouchers: toast('TooManyVouchers', 'errors.tooManyVouchers'),
  uploadFailed: toast('UploadFailed', 'errors.uploadFailed'),
  proofRejected: toast('ProofRejected', 'errors.proofRejected'),
} as const satisfies Record<string, ErrorRow>;

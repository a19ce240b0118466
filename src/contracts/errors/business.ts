import type { ErrorRow } from './types';

// The specification shows neither numbers nor texts of these refusals: every value here is our own and stays as it is,
// since stored answers and a running server carry it. Numbers 104xx, 105xx and 601xx keep clear of the listed ones.

/** Refusals that any call can meet. */
export const requestErrors = {
  badParams: { code: '10400', behaviour: 'toast', messageKey: 'errors.badParams' },
  notAllowed: { code: '10403', behaviour: 'forbidden', messageKey: 'errors.forbidden' },
  notFound: { code: '10404', behaviour: 'toast', messageKey: 'errors.notFound' },
  conflict: { code: '10409', behaviour: 'toast', messageKey: 'errors.conflict' },
  tooLarge: { code: '10413', behaviour: 'toast', messageKey: 'errors.tooLarge' },
  tooOften: {
    code: '10429',
    behaviour: 'toast',
    messageKey: 'errors.tooOften',
    commit: 'again',
  },
  serverFault: { code: '10500', behaviour: 'serverError', messageKey: 'errors.server' },
  notBuilt: { code: '10501', behaviour: 'toast', messageKey: 'errors.notBuilt' },
} as const satisfies Record<string, ErrorRow>;

/** Login, registration, contacts and passwords. */
export const accountErrors = {
  captchaWrong: { code: '60101', behaviour: 'toast', messageKey: 'errors.captchaWrong' },
  captchaExpired: { code: '60102', behaviour: 'toast', messageKey: 'errors.captchaExpired' },
  captchaExhausted: {
    code: '60103',
    behaviour: 'toast',
    messageKey: 'errors.captchaExhausted',
  },
  ticketInvalid: { code: '60104', behaviour: 'toast', messageKey: 'errors.ticketInvalid' },
  notRegistered: { code: '60105', behaviour: 'toast', messageKey: 'errors.notRegistered' },
  passwordWrong: { code: '60106', behaviour: 'toast', messageKey: 'errors.passwordWrong' },
  passwordNotSet: { code: '60107', behaviour: 'toast', messageKey: 'errors.passwordNotSet' },
  passwordFormat: { code: '60108', behaviour: 'toast', messageKey: 'errors.passwordFormat' },
  clausesMissing: { code: '60109', behaviour: 'toast', messageKey: 'errors.clausesMissing' },
  marketClosed: { code: '60110', behaviour: 'toast', messageKey: 'errors.marketClosed' },
  inviteCodeUnknown: {
    code: '60111',
    behaviour: 'toast',
    messageKey: 'errors.inviteCodeUnknown',
  },
  contactTaken: { code: '60112', behaviour: 'toast', messageKey: 'errors.contactTaken' },
  wechatCode: { code: '60113', behaviour: 'toast', messageKey: 'errors.appLoginFailed' },
  resendTooSoon: { code: '60114', behaviour: 'toast', messageKey: 'errors.resendTooSoon' },
  contactMissing: { code: '60115', behaviour: 'toast', messageKey: 'errors.contactMissing' },
  accountLocked: { code: '60116', behaviour: 'toast', messageKey: 'errors.accountLocked' },
  mailNotActivated: {
    code: '60117',
    behaviour: 'toast',
    messageKey: 'errors.mailNotActivated',
  },
  activationLinkInvalid: {
    code: '60118',
    behaviour: 'toast',
    messageKey: 'errors.activationLinkInvalid',
  },
} as const satisfies Record<string, ErrorRow>;

/** Account opening. */
export const kycErrors = {
  kycNotPassed: {
    code: 'KycNotPassed',
    behaviour: 'toast',
    messageKey: 'errors.kycNotPassed',
  },
  kycMarketNotSupported: {
    code: 'KycMarketNotSupported',
    behaviour: 'toast',
    messageKey: 'errors.kycMarketClosed',
  },
  kycWrongStep: {
    code: 'KycWrongStep',
    behaviour: 'toast',
    messageKey: 'errors.kycWrongStep',
  },
  documentTypeNotSupported: {
    code: 'DocumentTypeNotSupported',
    behaviour: 'toast',
    messageKey: 'errors.documentType',
  },
  documentSideMissing: {
    code: 'DocumentSideMissing',
    behaviour: 'toast',
    messageKey: 'errors.documentSideMissing',
  },
  documentSideRepeated: {
    code: 'DocumentSideRepeated',
    behaviour: 'toast',
    messageKey: 'errors.documentSideRepeated',
  },
  documentExpired: {
    code: 'DocumentExpired',
    behaviour: 'toast',
    messageKey: 'errors.documentExpired',
  },
  ocrReferenceInvalid: {
    code: 'OcrReferenceInvalid',
    behaviour: 'toast',
    messageKey: 'errors.uploadExpired',
  },
  singpassFailed: {
    code: 'SingpassFailed',
    behaviour: 'toast',
    messageKey: 'errors.singpassFailed',
  },
  mainlandOnly: {
    code: 'MainlandOnly',
    behaviour: 'toast',
    messageKey: 'errors.mainlandOnly',
  },
  phoneRequired: {
    code: 'PhoneRequired',
    behaviour: 'toast',
    messageKey: 'errors.phoneRequired',
  },
  ownAccountOnly: {
    code: 'OwnAccountOnly',
    behaviour: 'toast',
    messageKey: 'errors.ownAccountOnly',
  },
} as const satisfies Record<string, ErrorRow>;

/** Quotes, limits and coupons. The limits ride in the model. */
export const remitErrors = {
  corridorNotOpen: {
    code: 'CorridorNotOpen',
    behaviour: 'toast',
    messageKey: 'errors.corridorNotOpen',
  },
  rateNotFound: {
    code: 'RateNotFound',
    behaviour: 'toast',
    messageKey: 'errors.rateNotFound',
  },
  amountBelowMin: {
    code: 'RemitAmountBelowMin',
    behaviour: 'toast',
    messageKey: 'errors.amountBelowMin',
  },
  amountAboveMax: {
    code: 'RemitAmountAboveMax',
    behaviour: 'toast',
    messageKey: 'errors.amountAboveMax',
  },
  amountTooPrecise: {
    code: 'RemitAmountTooPrecise',
    behaviour: 'toast',
    messageKey: 'errors.amountTooPrecise',
  },
  dailyLimit: {
    code: 'DailyLimitExceeded',
    behaviour: 'toast',
    messageKey: 'errors.dailyLimit',
  },
  yearlyLimit: {
    code: 'YearlyLimitExceeded',
    behaviour: 'toast',
    messageKey: 'errors.yearlyLimit',
  },
  rateUpdated: { code: 'RateUpdated', behaviour: 'toast', messageKey: 'errors.rateUpdated' },
  quoteExpired: {
    code: 'QuoteExpired',
    behaviour: 'toast',
    messageKey: 'errors.rateUpdated',
  },
  couponInvalid: {
    code: 'CouponNotUsable',
    behaviour: 'toast',
    messageKey: 'errors.couponInvalid',
  },
  couponCodeUnknown: {
    code: 'CouponCodeUnknown',
    behaviour: 'toast',
    messageKey: 'errors.couponUnknown',
  },
  couponCodeExpired: {
    code: 'CouponCodeExpired',
    behaviour: 'toast',
    messageKey: 'errors.couponExpired',
  },
  couponCodeGone: {
    code: 'CouponCodeGone',
    behaviour: 'toast',
    messageKey: 'errors.couponGone',
  },
  couponCodeUsed: {
    code: 'CouponCodeUsed',
    behaviour: 'toast',
    messageKey: 'errors.couponUsed',
  },
  couponCodeMarket: {
    code: 'CouponCodeMarket',
    behaviour: 'toast',
    messageKey: 'errors.couponMarket',
  },
  purposeUnsupported: {
    code: 'PurposeUnsupported',
    behaviour: 'toast',
    messageKey: 'errors.purposeUnsupported',
  },
} as const satisfies Record<string, ErrorRow>;

/** Payees and their accounts. */
export const payeeErrors = {
  payeeNotFound: {
    code: 'PayeeNotFound',
    behaviour: 'toast',
    messageKey: 'errors.payeeNotFound',
  },
  payeeCountryMismatch: {
    code: 'PayeeCountryMismatch',
    behaviour: 'toast',
    messageKey: 'errors.payeeCountryMismatch',
  },
  payeeLimit: {
    code: 'PayeeLimitReached',
    behaviour: 'toast',
    messageKey: 'errors.payeeLimit',
  },
  payeeAddFailed: {
    code: 'PayeeAddFailed',
    behaviour: 'toast',
    messageKey: 'errors.payeeAddFailed',
  },
  payeeDuplicate: {
    code: 'PayeeDuplicate',
    behaviour: 'toast',
    messageKey: 'errors.payeeDuplicate',
  },
  payeeAccountInvalid: {
    code: 'PayeeAccountInvalid',
    behaviour: 'toast',
    messageKey: 'errors.payeeAccountInvalid',
  },
  payeeMethodUnsupported: {
    code: 'PayeeMethodUnsupported',
    behaviour: 'toast',
    messageKey: 'errors.payeeMethodUnsupported',
  },
  bankUnsupported: {
    code: 'BankUnsupported',
    behaviour: 'toast',
    messageKey: 'errors.bankUnsupported',
  },
  alipayAccountWrong: {
    code: 'AlipayAccountWrong',
    behaviour: 'toast',
    messageKey: 'errors.alipayAccountWrong',
  },
  alipayNotVerified: {
    code: 'AlipayNotVerified',
    behaviour: 'toast',
    messageKey: 'errors.alipayNotVerified',
  },
  alipayNameMismatch: {
    code: 'AlipayNameMismatch',
    behaviour: 'toast',
    messageKey: 'errors.alipayNameMismatch',
  },
  alipayAmountLimit: {
    code: 'AlipayAmountLimit',
    behaviour: 'toast',
    messageKey: 'errors.alipayAmountLimit',
  },
  walletNameMismatch: {
    code: 'WalletNameMismatch',
    behaviour: 'toast',
    messageKey: 'errors.walletNameFailed',
  },
  shareCodeInvalid: {
    code: 'ShareCodeInvalid',
    behaviour: 'toast',
    messageKey: 'errors.shareCodeInvalid',
  },
  sameCountry: {
    code: 'PayeePayerSameCountry',
    behaviour: 'toast',
    messageKey: 'errors.sameCountry',
  },
} as const satisfies Record<string, ErrorRow>;

/** Orders and paying for them. */
export const orderErrors = {
  orderNotFound: {
    code: 'OrderNotFound',
    behaviour: 'toast',
    messageKey: 'errors.orderNotFound',
  },
  orderExpired: {
    code: 'OrderExpired',
    behaviour: 'toast',
    messageKey: 'errors.orderExpired',
  },
  orderCreateFailed: {
    code: 'OrderCreateFailed',
    behaviour: 'toast',
    messageKey: 'errors.orderCreateFailed',
  },
  wrongStep: { code: 'OrderWrongStep', behaviour: 'toast', messageKey: 'errors.wrongStep' },
  payMethodUnsupported: {
    code: 'PayMethodUnsupported',
    behaviour: 'toast',
    messageKey: 'errors.payMethodUnsupported',
  },
  paymentFailed: {
    code: 'PaymentFailed',
    behaviour: 'toast',
    messageKey: 'errors.paymentFailed',
  },
  payParamsFailed: {
    code: 'PayParamsFailed',
    behaviour: 'toast',
    messageKey: 'errors.payParamsFailed',
  },
  insufficientBalance: {
    code: 'InsufficientBalance',
    behaviour: 'toast',
    messageKey: 'errors.insufficientBalance',
  },
  threeDsFailed: {
    code: 'ThreeDsFailed',
    behaviour: 'toast',
    messageKey: 'errors.threeDsFailed',
  },
  payPasswordWrong: {
    code: 'PayPasswordWrong',
    behaviour: 'toast',
    messageKey: 'errors.payPasswordWrong',
  },
  poliUnconfirmed: {
    code: 'PoliUnconfirmed',
    behaviour: 'toast',
    messageKey: 'errors.poliUnconfirmed',
  },
  mbWayTimeout: {
    code: 'MBWayTimeout',
    behaviour: 'toast',
    messageKey: 'errors.mbWayTimeout',
  },
  octopusFailed: {
    code: 'OctopusFailed',
    behaviour: 'toast',
    messageKey: 'errors.octopusFailed',
  },
  amountMismatch: {
    code: 'AmountMismatch',
    behaviour: 'toast',
    messageKey: 'errors.amountMismatch',
  },
  cancelTooLate: {
    code: 'CancelTooLate',
    behaviour: 'toast',
    messageKey: 'errors.cancelTooLate',
  },
  refundNotPossible: {
    code: 'RefundNotPossible',
    behaviour: 'toast',
    messageKey: 'errors.refundNotPossible',
  },
  idempotencyMismatch: {
    code: 'IdempotencyMismatch',
    behaviour: 'toast',
    messageKey: 'errors.orderCreateFailed',
  },
} as const satisfies Record<string, ErrorRow>;

/** Uploads and evidence. */
export const fileErrors = {
  fileEmpty: { code: 'FileEmpty', behaviour: 'toast', messageKey: 'errors.fileEmpty' },
  fileTypeNotSupported: {
    code: 'FileTypeNotSupported',
    behaviour: 'toast',
    messageKey: 'errors.fileType',
  },
  fileTooLarge: { code: 'FileTooLarge', behaviour: 'toast', messageKey: 'errors.tooLarge' },
  fileNotFound: {
    code: 'FileNotFound',
    behaviour: 'toast',
    messageKey: 'errors.fileNotFound',
  },
  tooManyVouchers: {
    code: 'TooManyVouchers',
    behaviour: 'toast',
    messageKey: 'errors.tooManyVouchers',
  },
  uploadFailed: {
    code: 'UploadFailed',
    behaviour: 'toast',
    messageKey: 'errors.uploadFailed',
  },
  proofRejected: {
    code: 'ProofRejected',
    behaviour: 'toast',
    messageKey: 'errors.proofRejected',
  },
} as const satisfies Record<string, ErrorRow>;

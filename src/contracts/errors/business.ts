import type { ErrorRow } from './types';

// The specification shows neither numbers nor texts of these refusals: every value here is our own and stays as it is,
// since stored answers and a running server carry it. Numbers 104xx, 105xx and 601xx keep clear of the listed ones.

/** Refusals that any call can meet. */
export const requestErrors = {
  badParams: { code: '10400', behaviour: 'toast', messageKey: 'errors.badParams', source: 'ours' },
  notAllowed: { code: '10403', behaviour: 'forbidden', messageKey: 'errors.forbidden', source: 'ours' },
  notFound: { code: '10404', behaviour: 'toast', messageKey: 'errors.notFound', source: 'ours' },
  conflict: { code: '10409', behaviour: 'toast', messageKey: 'errors.conflict', source: 'ours' },
  tooLarge: { code: '10413', behaviour: 'toast', messageKey: 'errors.tooLarge', source: 'ours' },
  tooOften: {
    code: '10429',
    behaviour: 'toast',
    messageKey: 'errors.tooOften',
    commit: 'again',
    source: 'ours',
  },
  serverFault: { code: '10500', behaviour: 'serverError', messageKey: 'errors.server', source: 'ours' },
  notBuilt: { code: '10501', behaviour: 'toast', messageKey: 'errors.notBuilt', source: 'ours' },
} as const satisfies Record<string, ErrorRow>;

/** Login, registration, contacts and passwords. */
export const accountErrors = {
  captchaWrong: { code: '60101', behaviour: 'toast', messageKey: 'errors.captchaWrong', source: 'ours' },
  captchaExpired: { code: '60102', behaviour: 'toast', messageKey: 'errors.captchaExpired', source: 'ours' },
  captchaExhausted: {
    code: '60103',
    behaviour: 'toast',
    messageKey: 'errors.captchaExhausted',
    source: 'ours',
  },
  ticketInvalid: { code: '60104', behaviour: 'toast', messageKey: 'errors.ticketInvalid', source: 'ours' },
  notRegistered: { code: '60105', behaviour: 'toast', messageKey: 'errors.notRegistered', source: 'ours' },
  passwordWrong: { code: '60106', behaviour: 'toast', messageKey: 'errors.passwordWrong', source: 'ours' },
  passwordNotSet: { code: '60107', behaviour: 'toast', messageKey: 'errors.passwordNotSet', source: 'ours' },
  passwordFormat: { code: '60108', behaviour: 'toast', messageKey: 'errors.passwordFormat', source: 'ours' },
  clausesMissing: { code: '60109', behaviour: 'toast', messageKey: 'errors.clausesMissing', source: 'ours' },
  marketClosed: { code: '60110', behaviour: 'toast', messageKey: 'errors.marketClosed', source: 'ours' },
  inviteCodeUnknown: {
    code: '60111',
    behaviour: 'toast',
    messageKey: 'errors.inviteCodeUnknown',
    source: 'ours',
  },
  contactTaken: { code: '60112', behaviour: 'toast', messageKey: 'errors.contactTaken', source: 'ours' },
  wechatCode: { code: '60113', behaviour: 'toast', messageKey: 'errors.appLoginFailed', source: 'ours' },
  resendTooSoon: { code: '60114', behaviour: 'toast', messageKey: 'errors.resendTooSoon', source: 'ours' },
  contactMissing: { code: '60115', behaviour: 'toast', messageKey: 'errors.contactMissing', source: 'ours' },
  accountLocked: { code: '60116', behaviour: 'toast', messageKey: 'errors.accountLocked', source: 'ours' },
  mailNotActivated: {
    code: '60117',
    behaviour: 'toast',
    messageKey: 'errors.mailNotActivated',
    source: 'ours',
  },
  activationLinkInvalid: {
    code: '60118',
    behaviour: 'toast',
    messageKey: 'errors.activationLinkInvalid',
    source: 'ours',
  },
} as const satisfies Record<string, ErrorRow>;

/** Account opening. */
export const kycErrors = {
  kycNotPassed: {
    code: 'KycNotPassed',
    behaviour: 'toast',
    messageKey: 'errors.kycNotPassed',
    source: 'ours',
  },
  kycMarketNotSupported: {
    code: 'KycMarketNotSupported',
    behaviour: 'toast',
    messageKey: 'errors.kycMarketClosed',
    source: 'ours',
  },
  kycWrongStep: {
    code: 'KycWrongStep',
    behaviour: 'toast',
    messageKey: 'errors.kycWrongStep',
    source: 'ours',
  },
  documentTypeNotSupported: {
    code: 'DocumentTypeNotSupported',
    behaviour: 'toast',
    messageKey: 'errors.documentType',
    source: 'ours',
  },
  documentSideMissing: {
    code: 'DocumentSideMissing',
    behaviour: 'toast',
    messageKey: 'errors.documentSideMissing',
    source: 'ours',
  },
  documentSideRepeated: {
    code: 'DocumentSideRepeated',
    behaviour: 'toast',
    messageKey: 'errors.documentSideRepeated',
    source: 'ours',
  },
  documentExpired: {
    code: 'DocumentExpired',
    behaviour: 'toast',
    messageKey: 'errors.documentExpired',
    source: 'ours',
  },
  ocrReferenceInvalid: {
    code: 'OcrReferenceInvalid',
    behaviour: 'toast',
    messageKey: 'errors.uploadExpired',
    source: 'ours',
  },
  singpassFailed: {
    code: 'SingpassFailed',
    behaviour: 'toast',
    messageKey: 'errors.singpassFailed',
    source: 'ours',
  },
  mainlandOnly: {
    code: 'MainlandOnly',
    behaviour: 'toast',
    messageKey: 'errors.mainlandOnly',
    source: 'ours',
  },
  phoneRequired: {
    code: 'PhoneRequired',
    behaviour: 'toast',
    messageKey: 'errors.phoneRequired',
    source: 'ours',
  },
  ownAccountOnly: {
    code: 'OwnAccountOnly',
    behaviour: 'toast',
    messageKey: 'errors.ownAccountOnly',
    source: 'ours',
  },
} as const satisfies Record<string, ErrorRow>;

/** Quotes, limits and coupons. The limits ride in the model. */
export const remitErrors = {
  corridorNotOpen: {
    code: 'CorridorNotOpen',
    behaviour: 'toast',
    messageKey: 'errors.corridorNotOpen',
    source: 'ours',
  },
  rateNotFound: {
    code: 'RateNotFound',
    behaviour: 'toast',
    messageKey: 'errors.rateNotFound',
    source: 'ours',
  },
  amountBelowMin: {
    code: 'RemitAmountBelowMin',
    behaviour: 'toast',
    messageKey: 'errors.amountBelowMin',
    source: 'ours',
  },
  amountAboveMax: {
    code: 'RemitAmountAboveMax',
    behaviour: 'toast',
    messageKey: 'errors.amountAboveMax',
    source: 'ours',
  },
  amountTooPrecise: {
    code: 'RemitAmountTooPrecise',
    behaviour: 'toast',
    messageKey: 'errors.amountTooPrecise',
    source: 'ours',
  },
  dailyLimit: {
    code: 'DailyLimitExceeded',
    behaviour: 'toast',
    messageKey: 'errors.dailyLimit',
    source: 'ours',
  },
  yearlyLimit: {
    code: 'YearlyLimitExceeded',
    behaviour: 'toast',
    messageKey: 'errors.yearlyLimit',
    source: 'ours',
  },
  rateUpdated: { code: 'RateUpdated', behaviour: 'toast', messageKey: 'errors.rateUpdated', source: 'ours' },
  quoteExpired: {
    code: 'QuoteExpired',
    behaviour: 'toast',
    messageKey: 'errors.rateUpdated',
    source: 'ours',
  },
  couponInvalid: {
    code: 'CouponNotUsable',
    behaviour: 'toast',
    messageKey: 'errors.couponInvalid',
    source: 'ours',
  },
  couponCodeUnknown: {
    code: 'CouponCodeUnknown',
    behaviour: 'toast',
    messageKey: 'errors.couponUnknown',
    source: 'ours',
  },
  couponCodeExpired: {
    code: 'CouponCodeExpired',
    behaviour: 'toast',
    messageKey: 'errors.couponExpired',
    source: 'ours',
  },
  couponCodeGone: {
    code: 'CouponCodeGone',
    behaviour: 'toast',
    messageKey: 'errors.couponGone',
    source: 'ours',
  },
  couponCodeUsed: {
    code: 'CouponCodeUsed',
    behaviour: 'toast',
    messageKey: 'errors.couponUsed',
    source: 'ours',
  },
  couponCodeMarket: {
    code: 'CouponCodeMarket',
    behaviour: 'toast',
    messageKey: 'errors.couponMarket',
    source: 'ours',
  },
  purposeUnsupported: {
    code: 'PurposeUnsupported',
    behaviour: 'toast',
    messageKey: 'errors.purposeUnsupported',
    source: 'ours',
  },
} as const satisfies Record<string, ErrorRow>;

/** Payees and their accounts. */
export const payeeErrors = {
  payeeNotFound: {
    code: 'PayeeNotFound',
    behaviour: 'toast',
    messageKey: 'errors.payeeNotFound',
    source: 'ours',
  },
  payeeCountryMismatch: {
    code: 'PayeeCountryMismatch',
    behaviour: 'toast',
    messageKey: 'errors.payeeCountryMismatch',
    source: 'ours',
  },
  payeeLimit: {
    code: 'PayeeLimitReached',
    behaviour: 'toast',
    messageKey: 'errors.payeeLimit',
    source: 'ours',
  },
  payeeAddFailed: {
    code: 'PayeeAddFailed',
    behaviour: 'toast',
    messageKey: 'errors.payeeAddFailed',
    source: 'ours',
  },
  payeeDuplicate: {
    code: 'PayeeDuplicate',
    behaviour: 'toast',
    messageKey: 'errors.payeeDuplicate',
    source: 'ours',
  },
  payeeAccountInvalid: {
    code: 'PayeeAccountInvalid',
    behaviour: 'toast',
    messageKey: 'errors.payeeAccountInvalid',
    source: 'ours',
  },
  payeeMethodUnsupported: {
    code: 'PayeeMethodUnsupported',
    behaviour: 'toast',
    messageKey: 'errors.payeeMethodUnsupported',
    source: 'ours',
  },
  bankUnsupported: {
    code: 'BankUnsupported',
    behaviour: 'toast',
    messageKey: 'errors.bankUnsupported',
    source: 'ours',
  },
  alipayAccountWrong: {
    code: 'AlipayAccountWrong',
    behaviour: 'toast',
    messageKey: 'errors.alipayAccountWrong',
    source: 'ours',
  },
  alipayNotVerified: {
    code: 'AlipayNotVerified',
    behaviour: 'toast',
    messageKey: 'errors.alipayNotVerified',
    source: 'ours',
  },
  alipayNameMismatch: {
    code: 'AlipayNameMismatch',
    behaviour: 'toast',
    messageKey: 'errors.alipayNameMismatch',
    source: 'ours',
  },
  alipayAmountLimit: {
    code: 'AlipayAmountLimit',
    behaviour: 'toast',
    messageKey: 'errors.alipayAmountLimit',
    source: 'ours',
  },
  walletNameMismatch: {
    code: 'WalletNameMismatch',
    behaviour: 'toast',
    messageKey: 'errors.walletNameFailed',
    source: 'ours',
  },
  shareCodeInvalid: {
    code: 'ShareCodeInvalid',
    behaviour: 'toast',
    messageKey: 'errors.shareCodeInvalid',
    source: 'ours',
  },
  sameCountry: {
    code: 'PayeePayerSameCountry',
    behaviour: 'toast',
    messageKey: 'errors.sameCountry',
    source: 'ours',
  },
} as const satisfies Record<string, ErrorRow>;

/** Orders and paying for them. */
export const orderErrors = {
  orderNotFound: {
    code: 'OrderNotFound',
    behaviour: 'toast',
    messageKey: 'errors.orderNotFound',
    source: 'ours',
  },
  orderExpired: {
    code: 'OrderExpired',
    behaviour: 'toast',
    messageKey: 'errors.orderExpired',
    source: 'ours',
  },
  orderCreateFailed: {
    code: 'OrderCreateFailed',
    behaviour: 'toast',
    messageKey: 'errors.orderCreateFailed',
    source: 'ours',
  },
  wrongStep: { code: 'OrderWrongStep', behaviour: 'toast', messageKey: 'errors.wrongStep', source: 'ours' },
  payMethodUnsupported: {
    code: 'PayMethodUnsupported',
    behaviour: 'toast',
    messageKey: 'errors.payMethodUnsupported',
    source: 'ours',
  },
  paymentFailed: {
    code: 'PaymentFailed',
    behaviour: 'toast',
    messageKey: 'errors.paymentFailed',
    source: 'ours',
  },
  payParamsFailed: {
    code: 'PayParamsFailed',
    behaviour: 'toast',
    messageKey: 'errors.payParamsFailed',
    source: 'ours',
  },
  insufficientBalance: {
    code: 'InsufficientBalance',
    behaviour: 'toast',
    messageKey: 'errors.insufficientBalance',
    source: 'ours',
  },
  threeDsFailed: {
    code: 'ThreeDsFailed',
    behaviour: 'toast',
    messageKey: 'errors.threeDsFailed',
    source: 'ours',
  },
  payPasswordWrong: {
    code: 'PayPasswordWrong',
    behaviour: 'toast',
    messageKey: 'errors.payPasswordWrong',
    source: 'ours',
  },
  poliUnconfirmed: {
    code: 'PoliUnconfirmed',
    behaviour: 'toast',
    messageKey: 'errors.poliUnconfirmed',
    source: 'ours',
  },
  mbWayTimeout: {
    code: 'MBWayTimeout',
    behaviour: 'toast',
    messageKey: 'errors.mbWayTimeout',
    source: 'ours',
  },
  octopusFailed: {
    code: 'OctopusFailed',
    behaviour: 'toast',
    messageKey: 'errors.octopusFailed',
    source: 'ours',
  },
  amountMismatch: {
    code: 'AmountMismatch',
    behaviour: 'toast',
    messageKey: 'errors.amountMismatch',
    source: 'ours',
  },
  cancelTooLate: {
    code: 'CancelTooLate',
    behaviour: 'toast',
    messageKey: 'errors.cancelTooLate',
    source: 'ours',
  },
  refundNotPossible: {
    code: 'RefundNotPossible',
    behaviour: 'toast',
    messageKey: 'errors.refundNotPossible',
    source: 'ours',
  },
  idempotencyMismatch: {
    code: 'IdempotencyMismatch',
    behaviour: 'toast',
    messageKey: 'errors.orderCreateFailed',
    source: 'ours',
  },
} as const satisfies Record<string, ErrorRow>;

/** Uploads and evidence. */
export const fileErrors = {
  fileEmpty: { code: 'FileEmpty', behaviour: 'toast', messageKey: 'errors.fileEmpty', source: 'ours' },
  fileTypeNotSupported: {
    code: 'FileTypeNotSupported',
    behaviour: 'toast',
    messageKey: 'errors.fileType',
    source: 'ours',
  },
  fileTooLarge: { code: 'FileTooLarge', behaviour: 'toast', messageKey: 'errors.tooLarge', source: 'ours' },
  fileNotFound: {
    code: 'FileNotFound',
    behaviour: 'toast',
    messageKey: 'errors.fileNotFound',
    source: 'ours',
  },
  tooManyVouchers: {
    code: 'TooManyVouchers',
    behaviour: 'toast',
    messageKey: 'errors.tooManyVouchers',
    source: 'ours',
  },
  uploadFailed: {
    code: 'UploadFailed',
    behaviour: 'toast',
    messageKey: 'errors.uploadFailed',
    source: 'ours',
  },
  proofRejected: {
    code: 'ProofRejected',
    behaviour: 'toast',
    messageKey: 'errors.proofRejected',
    source: 'ours',
  },
} as const satisfies Record<string, ErrorRow>;

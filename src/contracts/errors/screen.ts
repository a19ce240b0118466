import type { ErrorRow } from './types';

/**
 * Quiet in the shared layer, handled by the calling screen. The specification gives the first block as bare
 * numbers without meaning, and the second as names without a number: there the name is the code.
 */
export const screenErrors = {
  screen20051: {
    code: '20051',
    behaviour: 'screenHandles',
    messageKey: 'errors.cannotContinue',
  },
  screen20052: {
    code: '20052',
    behaviour: 'screenHandles',
    messageKey: 'errors.cannotContinue',
  },
  screen20053: {
    code: '20053',
    behaviour: 'screenHandles',
    messageKey: 'errors.cannotContinue',
  },
  screen20054: {
    code: '20054',
    behaviour: 'screenHandles',
    messageKey: 'errors.cannotContinue',
  },
  screen20055: {
    code: '20055',
    behaviour: 'screenHandles',
    messageKey: 'errors.cannotContinue',
  },
  screen20061: {
    code: '20061',
    behaviour: 'screenHandles',
    messageKey: 'errors.cannotContinue',
  },
  screen20080: {
    code: '20080',
    behaviour: 'screenHandles',
    messageKey: 'errors.cannotContinue',
  },
  screen21001: {
    code: '21001',
    behaviour: 'screenHandles',
    messageKey: 'errors.cannotContinue',
  },
  screen21028: {
    code: '21028',
    behaviour: 'screenHandles',
    messageKey: 'errors.cannotContinue',
  },
  screen21042: {
    code: '21042',
    behaviour: 'screenHandles',
    messageKey: 'errors.cannotContinue',
  },
  screen30055: {
    code: '30055',
    behaviour: 'screenHandles',
    messageKey: 'errors.cannotContinue',
  },
  screen30060: {
    code: '30060',
    behaviour: 'screenHandles',
    messageKey: 'errors.cannotContinue',
  },
  screen30061: {
    code: '30061',
    behaviour: 'screenHandles',
    messageKey: 'errors.cannotContinue',
  },
  screen30109: {
    code: '30109',
    behaviour: 'screenHandles',
    messageKey: 'errors.cannotContinue',
  },
  screen30110: {
    code: '30110',
    behaviour: 'screenHandles',
    messageKey: 'errors.cannotContinue',
  },
  screen30500: {
    code: '30500',
    behaviour: 'screenHandles',
    messageKey: 'errors.cannotContinue',
  },
  screen51002: {
    code: '51002',
    behaviour: 'screenHandles',
    messageKey: 'errors.cannotContinue',
  },

  DuplicateAccount: {
    code: 'DuplicateAccount',
    behaviour: 'screenHandles',
    messageKey: 'errors.duplicateAccount',
  },
  FreeKycInfo: {
    code: 'FreeKycInfo',
    behaviour: 'screenHandles',
    messageKey: 'errors.freeKycInfo',
  },
  RemitterNotFound: {
    code: 'RemitterNotFound',
    behaviour: 'screenHandles',
    messageKey: 'errors.remitterNotFound',
  },
  AchAmountUpperLimit: {
    code: 'AchAmountUpperLimit',
    behaviour: 'screenHandles',
    messageKey: 'errors.achLimit',
  },
  InconsistentDocumentType: {
    code: 'InconsistentDocumentType',
    behaviour: 'screenHandles',
    messageKey: 'errors.inconsistentDocument',
  },
  CertificateQuality: {
    code: 'CertificateQuality',
    behaviour: 'screenHandles',
    messageKey: 'errors.certificateQuality',
  },
  Invited: { code: 'Invited', behaviour: 'screenHandles', messageKey: 'errors.invited' },
  PaymentLinkExists: {
    code: 'PaymentLinkExists',
    behaviour: 'screenHandles',
    messageKey: 'errors.paymentLinkExists',
  },
  WechatNameAuthFailed: {
    code: 'WechatNameAuthFailed',
    behaviour: 'screenHandles',
    messageKey: 'errors.walletNameFailed',
  },
  FreezeLogin: {
    code: 'FreezeLogin',
    behaviour: 'screenHandles',
    messageKey: 'errors.frozen',
  },
  MBWayPaid: {
    code: 'MBWayPaid',
    behaviour: 'screenHandles',
    messageKey: 'errors.mbWayPaid',
  },
  KcbDocumentExpired: {
    code: 'KcbDocumentExpired',
    behaviour: 'screenHandles',
    messageKey: 'errors.documentExpired',
  },
  UsaBankPayeeDialog: {
    code: 'UsaBankPayeeDialog',
    behaviour: 'screenHandles',
    messageKey: 'errors.usaBankPayee',
  },
  AchIncorrectDialog: {
    code: 'AchIncorrectDialog',
    behaviour: 'screenHandles',
    messageKey: 'errors.achIncorrect',
  },
  // Named business codes that screens handle by a dialog of their own (specification, product, 8).
  SendCaptchaTestError: {
    code: 'SendCaptchaTestError',
    behaviour: 'screenHandles',
    messageKey: 'errors.captchaChallenge',
  },
  PayeeCardNameDisagree: {
    code: 'PayeeCardNameDisagree',
    behaviour: 'screenHandles',
    messageKey: 'errors.payeeNameDisagree',
  },
  kcbDuplicateAccountError: {
    code: 'kcbDuplicateAccountError',
    behaviour: 'screenHandles',
    messageKey: 'errors.duplicateAccount',
  },
  ApplyOrderLargeRemitLimit: {
    code: 'ApplyOrderLargeRemitLimit',
    behaviour: 'screenHandles',
    messageKey: 'errors.largeRemitLimit',
  },
  JpnNeedNumberCard: {
    code: 'JpnNeedNumberCard',
    behaviour: 'screenHandles',
    messageKey: 'errors.needNumberCard',
  },
} as const satisfies Record<string, ErrorRow>;

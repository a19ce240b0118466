import { onScreen, type ErrorRow } from './types';

/**
 * Quiet in the shared layer, handled by the calling screen. The specification gives the first block as bare
 * numbers without meaning, and the second as names without a number: there the name is the code.
 */
export const screenErrors = {
  screen20051: onScreen('20051', 'errors.cannotContinue'),
  screen20052: onScreen('20052', 'errors.cannotContinue'),
  screen20053: onScreen('20053', 'errors.cannotContinue'),
  screen20054: onScreen('20054', 'errors.cannotContinue'),
  screen20055: onScreen('20055', 'errors.cannotContinue'),
  screen20061: onScreen('20061', 'errors.cannotContinue'),
  screen20080: onScreen('20080', 'errors.cannotContinue'),
  screen21001: onScreen('21001', 'errors.cannotContinue'),
  screen21028: onScreen('21028', 'errors.cannotContinue'),
  screen21042: onScreen('21042', 'errors.cannotContinue'),
  screen30055: onScreen('30055', 'errors.cannotContinue'),
  screen30060: onScreen('30060', 'errors.cannotContinue'),
  screen30061: onScreen('30061', 'errors.cannotContinue'),
  screen30109: onScreen('30109', 'errors.cannotContinue'),
  screen30110: onScreen('30110', 'errors.cannotContinue'),
  screen30500: onScreen('30500', 'errors.cannotContinue'),
  screen51002: onScreen('51002', 'errors.cannotContinue'),

  DuplicateAccount: onScreen('DuplicateAccount', 'errors.duplicateAccount'),
  FreeKycInfo: onScreen('FreeKycInfo', 'errors.freeKycInfo'),
  RemitterNotFound: onScreen('RemitterNotFound', 'errors.remitterNotFound'),
  AchAmountUpperLimit: onScreen('AchAmountUpperLimit', 'errors.achLimit'),
  InconsistentDocumentType: onScreen('InconsistentDocumentType', 'errors.inconsistentDocument'),
  CertificateQuality: onScreen('CertificateQuality', 'errors.certificateQuality'),
  Invited: onScreen('Invited', 'errors.invited'),
  PaymentLinkExists: onScreen('PaymentLinkExists', 'errors.paymentLinkExists'),
  WechatNameAuthFailed: onScreen('WechatNameAuthFailed', 'errors.walletNameFailed'),
  FreezeLogin: onScreen('FreezeLogin', 'errors.frozen'),
  MBWayPaid: onScreen('MBWayPaid', 'errors.mbWayPaid'),
  KcbDocumentExpired: onScreen('KcbDocumentExpired', 'errors.documentExpired'),
  UsaBankPayeeDialog: onScreen('UsaBankPayeeDialog', 'errors.usaBankPayee'),
  AchIncorrectDialog: onScreen('AchIncorrectDialog', 'errors.achIncorrect'),
  // Named business codes that screens handle by a dialog of their own (specification, product, 8).
  SendCaptchaTestError: onScreen('SendCaptchaTestError', 'errors.captchaChallenge'),
  PayeeCardNameDisagree: onScreen('PayeeCardNameDisagree', 'errors.payeeNameDisagree'),
  kcbDuplicateAccountError: onScreen('kcbDuplicateAccountError', 'errors.duplicateAccount'),
  ApplyOrderLargeRemitLimit: onScreen('ApplyOrderLargeRemitLimit', 'errors.largeRemitLimit'),
  JpnNeedNumberCard: onScreen('JpnNeedNumberCard', 'errors.needNumberCard'),
} as const satisfies Record<string, ErrorRow>;

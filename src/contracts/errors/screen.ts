import { onScreen, type ErrorRow } from './types';

const noMeaning = <const Code extends string>(code: Code) => onScreen(code, 'cannotContinue');

/** For the calling screen. Names without number in the specification are codes. */
export const screenErrors = {
  screen20051: noMeaning('20051'),
  screen20052: noMeaning('20052'),
  screen20053: noMeaning('20053'),
  screen20054: noMeaning('20054'),
  screen20055: noMeaning('20055'),
  screen20061: noMeaning('20061'),
  screen20080: noMeaning('20080'),
  screen21001: noMeaning('21001'),
  screen21028: noMeaning('21028'),
  screen21042: noMeaning('21042'),
  screen30055: noMeaning('30055'),
  screen30060: noMeaning('30060'),
  screen30061: noMeaning('30061'),
  screen30109: noMeaning('30109'),
  screen30110: noMeaning('30110'),
  screen30500: noMeaning('30500'),
  screen51002: noMeaning('51002'),

  DuplicateAccount: onScreen('DuplicateAccount'),
  FreeKycInfo: onScreen('FreeKycInfo'),
  RemitterNotFound: onScreen('RemitterNotFound'),
  AchAmountUpperLimit: onScreen('AchAmountUpperLimit', 'achLimit'),
  InconsistentDocumentType: onScreen('InconsistentDocumentType', 'inconsistentDocument'),
  CertificateQuality: onScreen('CertificateQuality'),
  Invited: onScreen('Invited'),
  PaymentLinkExists: onScreen('PaymentLinkExists'),
  WechatNameAuthFailed: onScreen('WechatNameAuthFailed', 'walletNameFailed'),
  FreezeLogin: onScreen('FreezeLogin', 'frozen'),
  MBWayPaid: onScreen('MBWayPaid', 'mbWayPaid'),
  KcbDocumentExpired: onScreen('KcbDocumentExpired', 'documentExpired'),
  UsaBankPayeeDialog: onScreen('UsaBankPayeeDialog', 'usaBankPayee'),
  AchIncorrectDialog: onScreen('AchIncorrectDialog', 'achIncorrect'),
  SendCaptchaTestError: onScreen('SendCaptchaTestError', 'captchaChallenge'),
  PayeeCardNameDisagree: onScreen('PayeeCardNameDisagree', 'payeeNameDisagree'),
  kcbDuplicateAccountError: onScreen('kcbDuplicateAccountError', 'duplicateAccount'),
  ApplyOrderLargeRemitLimit: onScreen('ApplyOrderLargeRemitLimit', 'largeRemitLimit'),
  JpnNeedNumberCard: onScreen('JpnNeedNumberCard', 'needNumberCard'),
} as const satisfies Record<string, ErrorRow>;

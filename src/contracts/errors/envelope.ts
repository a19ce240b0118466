import type { ErrorDialog, ErrorRow } from './types';

const dialog = (name: string): ErrorDialog => ({
  titleKey: 'common.warmTips',
  messageKey: `errors.${name}`,
  confirmKey: 'errors.logInAgain',
});

/** For the shared layer (specification, product, 8). */
export const envelopeErrors = {
  ok: { code: '0', behaviour: 'success' },
  okClearKeys: { code: '11013', behaviour: 'successClearKeys' },
  unauthorized: {
    code: '401',
    behaviour: 'loginExpired',
    messageKey: 'errors.loginExpired',
    loginReason: 'expired',
  },
  loginExpired: {
    code: '10001',
    behaviour: 'loginExpired',
    messageKey: 'errors.loginExpired',
    loginReason: 'expired',
  },
  decryptFailed: {
    code: '198',
    behaviour: 'clearKeysRetryToast',
    messageKey: 'errors.secureRetry',
  },
  signatureFailed: {
    code: '199',
    behaviour: 'clearKeysRetryToast',
    messageKey: 'errors.secureRetry',
  },
  quiet: { code: '21030', behaviour: 'silent' },
  countrySwitch: {
    code: '11100',
    behaviour: 'countryDialog',
    messageKey: 'errors.countrySwitch',
    dialog: dialog('countrySwitch'),
    commit: 'ends',
    loginReason: 'country',
  },
  userExists: {
    code: '21084',
    behaviour: 'userExistsDialog',
    messageKey: 'errors.userExists',
    dialog: dialog('userExists'),
    loginReason: 'exists',
  },
  phoneChanged: {
    code: '21095',
    behaviour: 'credentialChangedDialog',
    messageKey: 'errors.phoneChanged',
    dialog: dialog('phoneChanged'),
    loginReason: 'changed',
  },
  emailChanged: {
    code: '21096',
    behaviour: 'credentialChangedDialog',
    messageKey: 'errors.emailChanged',
    dialog: dialog('emailChanged'),
    loginReason: 'changed',
  },
  passwordChanged: {
    code: '21097',
    behaviour: 'credentialChangedDialog',
    messageKey: 'errors.passwordChanged',
    dialog: dialog('passwordChanged'),
    loginReason: 'changed',
  },
} as const satisfies Record<string, ErrorRow>;

import type { ErrorDialog, ErrorRow } from './types';

const dialog = (name: string): ErrorDialog => ({
  titleKey: 'common.warmTips',
  messageKey: `errors.${name}`,
  confirmKey: 'errors.logInAgain',
});
const from = 'specification' as const;

/** Codes the shared layer acts on itself (specification, product, 8). */
export const envelopeErrors = {
  ok: { code: '0', behaviour: 'success', source: from },
  okClearKeys: { code: '11013', behaviour: 'successClearKeys', source: from },
  unauthorized: {
    code: '401',
    behaviour: 'loginExpired',
    messageKey: 'errors.loginExpired',
    loginReason: 'expired',
    source: from,
  },
  loginExpired: {
    code: '10001',
    behaviour: 'loginExpired',
    messageKey: 'errors.loginExpired',
    loginReason: 'expired',
    source: from,
  },
  decryptFailed: {
    code: '198',
    behaviour: 'clearKeysRetryToast',
    messageKey: 'errors.secureRetry',
    source: from,
  },
  signatureFailed: {
    code: '199',
    behaviour: 'clearKeysRetryToast',
    messageKey: 'errors.secureRetry',
    source: from,
  },
  quiet: { code: '21030', behaviour: 'silent', source: from },
  countrySwitch: {
    code: '11100',
    behaviour: 'countryDialog',
    messageKey: 'errors.countrySwitch',
    dialog: dialog('countrySwitch'),
    commit: 'ends',
    loginReason: 'country',
    source: from,
  },
  userExists: {
    code: '21084',
    behaviour: 'userExistsDialog',
    messageKey: 'errors.userExists',
    dialog: dialog('userExists'),
    loginReason: 'exists',
    source: from,
  },
  phoneChanged: {
    code: '21095',
    behaviour: 'credentialChangedDialog',
    messageKey: 'errors.phoneChanged',
    dialog: dialog('phoneChanged'),
    loginReason: 'changed',
    source: from,
  },
  emailChanged: {
    code: '21096',
    behaviour: 'credentialChangedDialog',
    messageKey: 'errors.emailChanged',
    dialog: dialog('emailChanged'),
    loginReason: 'changed',
    source: from,
  },
  passwordChanged: {
    code: '21097',
    behaviour: 'credentialChangedDialog',
    messageKey: 'errors.passwordChanged',
    dialog: dialog('passwordChanged'),
    loginReason: 'changed',
    source: from,
  },
} as const satisfies Record<string, ErrorRow>;

/**
 * A language's first part: tabs, login, registration and the recipient's page; all others are the rest. Served by the
 * sandbox, not bundled.
 */
export const firstNamespaces: readonly string[] = [
  'common',
  'navigation',
  'errors',
  'company',
  'ways',
  'statuses',
  'remit',
  'rateLine',
  'preflight',
  'orders',
  'payees',
  'me',
  'account',
  'challenge',
  'consents',
  'recipient',
];

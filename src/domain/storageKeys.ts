/** `cookie`: also a cookie on H5. */
export type StoredWhere = 'local' | 'cookie';

export interface StorageKeyRow {
  readonly key: string;
  readonly where: StoredWhere;
  /** Null: until removed. */
  readonly days: number | null;
  readonly clearedOnLogout: boolean;
  /** One entry for each form, list or language, named after the colon. */
  readonly family?: true;
  /** Small: mini-programs keep them in one entry. */
  readonly atStart?: true;
  /** Cleared on logout, not logged, in no address. */
  readonly personal?: true;
}

type More = Partial<Omit<StorageKeyRow, 'key' | 'clearedOnLogout'>>;

const row = <K extends string, M extends More = Record<never, never>>(
  key: K,
  clearedOnLogout: boolean,
  more?: M,
) =>
  ({ key, where: 'local', days: null, clearedOnLogout, ...more }) as StorageKeyRow & { readonly key: K } & M;

/** Nothing may be stored under another name. */
export const storageKeys = {
  token: row('token', true, { where: 'cookie', days: 365, personal: true, atStart: true }),
  gToken: row('gToken', true, { personal: true, atStart: true }),
  chatUser: row('chatUser', true, { days: 1, personal: true }),
  payerSummary: row('payerSummary', true, { personal: true, atStart: true }),
  channel: row('channel', false, { atStart: true }),
  merchantCode: row('merchantCode', false, { atStart: true }),
  schoolAgentId: row('schoolAgentId', true),
  schoolAgentPayerPhone: row('schoolAgentPayerPhone', true, { personal: true }),
  /** Random; unrelated to the person. */
  deviceId: row('deviceId', false, { atStart: true }),
  language: row('language', false, { atStart: true }),
  appearance: row('appearance', false, { atStart: true }),
  /** `off`: no single-key shortcuts. */
  shortcuts: row('shortcuts', false),
  market: row('market', false, { atStart: true }),
  targetCountry: row('targetCountry', false),
  tabBar: row('tabBar', false, { days: 1, atStart: true }),
  payeeShareCountry: row('payeeShareCountry', true, { atStart: true }),
  eventBuffer: row('eventBuffer', true),
  returnTo: row('returnTo', true, { days: 1 }),
  /** `draft:<user>:<form>`, without `neverStoredFields`. */
  draft: row('draft:', true, { family: true, days: 30, personal: true }),
  remitDraft: row('remitDraft', true, { days: 30 }),
  /** Possibly interrupted commits of card orders: key and body. */
  cardCommits: row('cardCommits', true, { days: 2, personal: true }),
  rechargeCommit: row('rechargeCommit', true, { days: 2, personal: true }),
  /** `uploads:<form>`: for a form not sent yet. */
  uploads: row('uploads:', true, { family: true, days: 2, personal: true }),
  /** `list:<name>`: last rows, shown with their age on failure. */
  list: row('list:', true, { family: true, days: 7, personal: true }),
  shared: row('shared:', false, { family: true, days: 7 }),
  /** `texts:<language>`: the first part; `<language>.rest`: kept ones, `<language>:<namespace>` each. */
  texts: row('texts:', false, { family: true }),
  noticesSeen: row('noticesSeen', false),
  rateFavourites: row('rateFavourites', true),
} as const satisfies Record<string, StorageKeyRow>;

export const START_ENTRY = 'start';

export type StorageKeyName = keyof typeof storageKeys;
export const storageKeyNames = Object.keys(storageKeys) as readonly StorageKeyName[];

export type StorageFamilyName = {
  [K in StorageKeyName]: (typeof storageKeys)[K]['key'] extends `${string}:` ? K : never;
}[StorageKeyName];

export const memberKey = (name: StorageFamilyName, member: string): string =>
  `${storageKeys[name].key}${member}`;

export function storageRowOf(stored: string): StorageKeyRow | null {
  for (const name of storageKeyNames) {
    const found: StorageKeyRow = storageKeys[name];
    if (
      found.family ? stored.startsWith(found.key) && stored.length > found.key.length : stored === found.key
    )
      return found;
  }
  return null;
}

/** In no draft, list or log. Encryption keys stay in memory. */
// prettier-ignore
export const neverStoredFields = [
  'password', 'oldPassword', 'newPassword', 'confirmPassword', 'payPassword', 'captcha', 'verificationCode', 'ticket', 'challengeAnswer',
  'cardNumber', 'cvv', 'expiryMonth', 'expiryYear', 'accountNumber', 'iban', 'clabe', 'idNumber', 'taxNumber', 'ssn', 'koreanId',
  'eVisaShareCode', 'signature', 'selfie',
] as const;
export const isNeverStored = (field: string): boolean =>
  (neverStoredFields as readonly string[]).includes(field);

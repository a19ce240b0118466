/** `local`: the platform's storage; `cookie`: that and a cookie on H5. What must not outlive the app has no key at all. */
export type StoredWhere = 'local' | 'cookie';

export interface StorageKeyRow {
  /** Name in the storage; with `family`, the beginning of many names. */
  readonly key: string;
  readonly where: StoredWhere;
  /** Days it counts; null: until removed. */
  readonly days: number | null;
  readonly clearedOnLogout: boolean;
  /** One entry for each form, list or language, named after the colon. */
  readonly family?: true;
  /** Small, and read by every start: a mini-program keeps all of these in one entry. */
  readonly atStart?: true;
  /** Identifies a person: cleared on logout without exception, never logged, never in an address. */
  readonly personal?: true;
}

type More = Partial<Omit<StorageKeyRow, 'key' | 'clearedOnLogout'>>;

const row = <K extends string, M extends More = Record<never, never>>(
  key: K,
  clearedOnLogout: boolean,
  more?: M,
) =>
  ({ key, where: 'local', days: null, clearedOnLogout, ...more }) as StorageKeyRow & { readonly key: K } & M;

/** Everything the app keeps on a device. Nothing is stored under a name that is not listed here. */
export const storageKeys = {
  token: row('token', true, { where: 'cookie', days: 365, personal: true, atStart: true }),
  gToken: row('gToken', true, { personal: true, atStart: true }),
  /** The chat app's user whose browser this is, or what they were asked with. */
  chatUser: row('chatUser', true, { days: 1, personal: true }),
  payerSummary: row('payerSummary', true, { personal: true, atStart: true }),
  channel: row('channel', false, { atStart: true }),
  merchantCode: row('merchantCode', false, { atStart: true }),
  /** The invitation of a school's agent, and the phone number that it went to, from the link that opened the app. */
  schoolAgentId: row('schoolAgentId', true),
  schoolAgentPayerPhone: row('schoolAgentPayerPhone', true, { personal: true }),
  /** Random, made once a device; says nothing about the person. */
  deviceId: row('deviceId', false, { atStart: true }),
  language: row('language', false, { atStart: true }),
  market: row('market', false, { atStart: true }),
  targetCountry: row('targetCountry', false),
  tabBar: row('tabBar', false, { days: 1, atStart: true }),
  payeeShareCountry: row('payeeShareCountry', true, { atStart: true }),
  eventBuffer: row('eventBuffer', true),
  /** Where to land after login. */
  returnTo: row('returnTo', true, { days: 1 }),
  /** `draft:<user>:<form>`: what was typed, without the fields that are never stored. */
  draft: row('draft:', true, { family: true, days: 30, personal: true }),
  remitDraft: row('remitDraft', true, { days: 30 }),
  /** Orders by collection cards whose commit may have been cut off: key and what was sent. */
  cardCommits: row('cardCommits', true, { days: 2, personal: true }),
  /** A top-up whose order may have been cut off. */
  rechargeCommit: row('rechargeCommit', true, { days: 2, personal: true }),
  /** `uploads:<form>`: keys of files already uploaded for a form that is not sent yet. */
  uploads: row('uploads:', true, { family: true, days: 2, personal: true }),
  /** `list:<name>`: last known rows, shown with their age when loading fails. */
  list: row('list:', true, { family: true, days: 7, personal: true }),
  /** Answers that are the same for everybody: markets, corridors, banks. */
  shared: row('shared:', false, { family: true, days: 7 }),
  /** `texts:<language>`: what a start says, and `texts:<language>:<namespace>`: the rest of the translation file. */
  texts: row('texts:', false, { family: true }),
  noticesSeen: row('noticesSeen', false),
  rateFavourites: row('rateFavourites', true),
} as const satisfies Record<string, StorageKeyRow>;

/** The entry of a mini-program that holds the rows with `atStart`. */
export const START_ENTRY = 'start';

export type StorageKeyName = keyof typeof storageKeys;
export const storageKeyNames = Object.keys(storageKeys) as readonly StorageKeyName[];

/** Names whose key ends with a colon: one entry for each member. */
export type StorageFamilyName = {
  [K in StorageKeyName]: (typeof storageKeys)[K]['key'] extends `${string}:` ? K : never;
}[StorageKeyName];

/** Name in the storage of one member of a family: `draft:payee`. */
export const memberKey = (name: StorageFamilyName, member: string): string =>
  `${storageKeys[name].key}${member}`;

/** The row a stored name belongs to; null for a name that is not ours. */
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

/** Form fields that no draft, list or log ever holds. Encryption keys stay in memory and have no name either. */
// prettier-ignore
export const neverStoredFields = [
  'password', 'oldPassword', 'newPassword', 'confirmPassword', 'payPassword', 'captcha', 'verificationCode', 'ticket', 'challengeAnswer',
  'cardNumber', 'cvv', 'expiryMonth', 'expiryYear', 'accountNumber', 'iban', 'clabe', 'idNumber', 'taxNumber', 'ssn', 'koreanId',
  'eVisaShareCode', 'signature', 'selfie',
] as const;
export const isNeverStored = (field: string): boolean =>
  (neverStoredFields as readonly string[]).includes(field);

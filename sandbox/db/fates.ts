import type { Database } from './schema';

const hour = 3_600_000;
const day = 24 * hour;

/** Deletes rows whose `by` lies `afterMs` back; those without one stay. */
export interface Swept<Column extends string = string> {
  by: Column;
  afterMs: number;
  /** Wall time, not the sandbox clock. */
  wall?: true;
  /** SQL for rows that stay. */
  unless?: string;
}
interface Kept {
  /** Why. */
  keep: string;
}

const books = { keep: 'what money was moved, and on whose word' };
const person = { keep: 'who the payer is, as money-laundering law asks' };
const ofPayer = { keep: "the payer's own, ended by the payer or with the account" };
const reference = { keep: 'as many rows as the program or its operators write' };
const state = { keep: 'one row a thing that the sandbox keeps track of' };

export const fates = {
  sessions: { by: 'expiresAt', afterMs: day },
  logins: {
    by: 'createdAt',
    afterMs: day,
    unless: 'exists (select from sessions where login_id = logins.id)',
  },
  webTickets: { by: 'expiresAt', afterMs: hour },
  tickets: { by: 'expiresAt', afterMs: 7 * day },
  // A day's codes count against the next one.
  captchas: { by: 'createdAt', afterMs: 7 * day },
  callLimits: { by: 'sinceAt', afterMs: day },
  couponTries: { by: 'sinceAt', afterMs: day },
  loginAttempts: { by: 'updatedAt', afterMs: 365 * day },
  idempotencyKeys: {
    by: 'createdAt',
    afterMs: 30 * day,
    // A key is kept as long as what it bought.
    unless: `call in ('order.commit', 'order.commit.quote', 'recharge.create', 'recharge.pay')`,
  },
  nonces: { by: 'expiresAt', afterMs: 0, wall: true },
  quotes: { by: 'expiresAt', afterMs: 2 * day },
  outbox: { by: 'createdAt', afterMs: 90 * day },
  events: { by: 'createdAt', afterMs: 90 * day },
  errorTraces: { by: 'createdAt', afterMs: 30 * day },
  messages: { by: 'createdAt', afterMs: 730 * day },
  notices: { by: 'endsAt', afterMs: 30 * day },
  popupsSeen: { by: 'seenAt', afterMs: 365 * day },
  emailActivations: { by: 'expiresAt', afterMs: 30 * day },
  contactChanges: { by: 'createdAt', afterMs: 365 * day },
  partyTokens: { by: 'expiresAt', afterMs: 30 * day },
  partnerKeys: { by: 'expiresAt', afterMs: 30 * day },
  orderTokens: { by: 'expiresAt', afterMs: 30 * day },
  ocrReferences: { by: 'createdAt', afterMs: 90 * day },
  kycHandoffs: { by: 'createdAt', afterMs: 365 * day },
  achLinks: { by: 'expiresAt', afterMs: 30 * day },
  achEvents: { by: 'createdAt', afterMs: 90 * day },

  bookEntries: books,
  bookLines: books,
  orders: books,
  orderHistory: books,
  payments: books,
  refunds: books,
  moneyCases: books,
  vouchers: books,
  orderSupplements: books,
  orderUrges: books,
  complianceRejections: books,
  payeeChanges: books,
  payeeCardOrders: books,
  academicRecords: books,
  coupons: books,
  activityClaims: books,
  inviteRewards: books,
  rechargeOrders: books,
  papers: { keep: 'as issued, to be shown again' },
  evidence: person,
  files: { keep: 'papers and pictures of proofs; an upload that nothing refers to is not told from them' },
  payers: person,
  kycCases: person,
  identityDocuments: person,
  kycHistory: person,
  kycDocuments: person,
  kycAnswers: person,
  krAccounts: person,
  cnAccounts: person,
  largeRemits: person,
  walletLimits: person,
  locks: { keep: 'who was locked, by whom and why' },
  payees: ofPayer,
  payeeCards: ofPayer,
  payeeCardPictures: ofPayer,
  payeeCardPops: ofPayer,
  payeeShares: ofPayer,
  achAccounts: ofPayer,
  appletSubscriptions: ofPayer,
  openIds: ofPayer,
  messageSettings: ofPayer,
  payerDevices: ofPayer,
  provedDevices: ofPayer,
  rateAlerts: ofPayer,
  rechargeMembers: ofPayer,
  schoolAccounts: ofPayer,
  schoolFavourites: ofPayer,
  schoolPayees: ofPayer,
  schoolRegistrations: ofPayer,
  agentCommits: ofPayer,
  agentForms: ofPayer,
  agentInvites: ofPayer,
  agentStudents: ofPayer,
  whiteList: ofPayer,
  shareRecords: { keep: 'counted: a row a device, code and action' },
  orderCounts: { keep: 'added up by a job of its own' },
  callLog: { keep: 'the last thousand, cut as calls are logged' },
  jobRuns: state,
  jobRows: state,
  faults: state,
  settings: state,
  ratePins: reference,
  activities: reference,
  agents: reference,
  appletTemplates: reference,
  arrivalEstimates: reference,
  articles: reference,
  complianceReasons: reference,
  countries: reference,
  couponCodes: reference,
  districts: reference,
  enumValues: reference,
  features: reference,
  feeRules: reference,
  homeCatalogs: reference,
  krAddresses: reference,
  limits: reference,
  merchantCountries: reference,
  merchants: reference,
  orderPopups: reference,
  postcodes: reference,
  rateMargins: reference,
  rates: reference,
  rechargeItems: reference,
  resources: reference,
  riskExamples: reference,
  schoolAliases: reference,
  schoolFees: reference,
  schools: reference,
  shareCards: reference,
  supplementRules: reference,
  thankCopies: reference,
  tutorials: reference,
  userLevels: reference,
  watchList: reference,
} as const satisfies { [T in keyof Database]: Swept<keyof Database[T] & string> | Kept };

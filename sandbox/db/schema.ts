/**
 * Money is `numeric`, read as a string; `…At` is epoch ms of the sandbox clock; shapes of one domain are `jsonb`.
 */
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type {
  PayersTable,
  ContactChangesTable,
  LoginsTable,
  SessionsTable,
  CaptchasTable,
  OutboxTable,
  TicketsTable,
  WebTicketsTable,
  PayerDevicesTable,
  ProvedDevicesTable,
  OcrReferencesTable,
  LocksTable,
  LoginAttemptsTable,
  KycCasesTable,
  IdentityDocumentsTable,
  KycHistoryTable,
  KycDocumentsTable,
  FilesTable,
  PayeesTable,
  CouponsTable,
  CouponCodesTable,
  CouponTriesTable,
  MessageSettingsTable,
  MessagesTable,
  NoticesTable,
} from './tables/people';
import type {
  PayeeCardsTable,
  PayeeCardPicturesTable,
  PayeeCardPopsTable,
  PayeeCardOrdersTable,
  PayeeSharesTable,
  PayeeChangesTable,
} from './tables/payeeFlows';
import type {
  QuotesTable,
  BookEntriesTable,
  BookLinesTable,
  OrdersTable,
  OrderHistoryTable,
  OrderCountsTable,
  PaymentsTable,
  MoneyCasesTable,
  RefundsTable,
  VouchersTable,
  IdempotencyKeysTable,
} from './tables/orders';
import type {
  CountriesTable,
  DistrictsTable,
  PostcodesTable,
  EnumValuesTable,
  MerchantsTable,
  RatesTable,
  FeeRulesTable,
  LimitsTable,
  ArrivalEstimatesTable,
  ResourcesTable,
} from './tables/reference';
import type { ServiceTables } from './tables/services';
import type { CnAccountsTable, KrAccountsTable, KycAnswersTable, KycHandoffsTable } from './tables/kyc';
import type {
  EventsTable,
  ErrorTracesTable,
  FaultsTable,
  SettingsTable,
  NoncesTable,
  CallLogTable,
  JobRunsTable,
  CallLimitsTable,
  JobRowsTable,
} from './tables/system';
import type {
  EvidenceTable,
  LargeRemitsTable,
  OrderSupplementsTable,
  OrderUrgesTable,
  SupplementRulesTable,
  WalletLimitsTable,
  WatchListTable,
} from './tables/proofs';
import type { PapersTable } from './tables/papers';
import type { AchAccountsTable, AchEventsTable, AchLinksTable } from './tables/ach';
import type { RechargeItemsTable, RechargeMembersTable, RechargeOrdersTable } from './tables/recharge';
import type {
  AcademicRecordsTable,
  AgentCommitsTable,
  AgentFormsTable,
  AgentInvitesTable,
  AgentsTable,
  AgentStudentsTable,
  SchoolAccountsTable,
  SchoolAliasesTable,
  SchoolFavouritesTable,
  SchoolFeesTable,
  SchoolPayeesTable,
  SchoolRegistrationsTable,
  SchoolsTable,
} from './tables/school';

export type { Json, JsonObject, Names } from './tables/base';

export interface Database extends ServiceTables {
  payers: PayersTable;
  sessions: SessionsTable;
  logins: LoginsTable;
  contactChanges: ContactChangesTable;
  captchas: CaptchasTable;
  tickets: TicketsTable;
  webTickets: WebTicketsTable;
  payerDevices: PayerDevicesTable;
  provedDevices: ProvedDevicesTable;
  ocrReferences: OcrReferencesTable;
  quotes: QuotesTable;
  outbox: OutboxTable;
  locks: LocksTable;
  loginAttempts: LoginAttemptsTable;
  kycCases: KycCasesTable;
  identityDocuments: IdentityDocumentsTable;
  kycHistory: KycHistoryTable;
  kycDocuments: KycDocumentsTable;
  files: FilesTable;
  papers: PapersTable;
  payees: PayeesTable;
  payeeCards: PayeeCardsTable;
  payeeCardPictures: PayeeCardPicturesTable;
  payeeCardPops: PayeeCardPopsTable;
  payeeCardOrders: PayeeCardOrdersTable;
  payeeShares: PayeeSharesTable;
  payeeChanges: PayeeChangesTable;
  orders: OrdersTable;
  orderHistory: OrderHistoryTable;
  orderCounts: OrderCountsTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  bookEntries: BookEntriesTable;
  bookLines: BookLinesTable;
  moneyCases: MoneyCasesTable;
  vouchers: VouchersTable;
  idempotencyKeys: IdempotencyKeysTable;
  countries: CountriesTable;
  districts: DistrictsTable;
  postcodes: PostcodesTable;
  enumValues: EnumValuesTable;
  merchants: MerchantsTable;
  rates: RatesTable;
  feeRules: FeeRulesTable;
  limits: LimitsTable;
  arrivalEstimates: ArrivalEstimatesTable;
  coupons: CouponsTable;
  couponCodes: CouponCodesTable;
  couponTries: CouponTriesTable;
  messages: MessagesTable;
  messageSettings: MessageSettingsTable;
  notices: NoticesTable;
  resources: ResourcesTable;
  events: EventsTable;
  errorTraces: ErrorTracesTable;
  faults: FaultsTable;
  settings: SettingsTable;
  nonces: NoncesTable;
  callLog: CallLogTable;
  jobRuns: JobRunsTable;
  callLimits: CallLimitsTable;
  jobRows: JobRowsTable;
  kycAnswers: KycAnswersTable;
  krAccounts: KrAccountsTable;
  kycHandoffs: KycHandoffsTable;
  cnAccounts: CnAccountsTable;
  evidence: EvidenceTable;
  supplementRules: SupplementRulesTable;
  orderSupplements: OrderSupplementsTable;
  watchList: WatchListTable;
  orderUrges: OrderUrgesTable;
  walletLimits: WalletLimitsTable;
  largeRemits: LargeRemitsTable;
  achLinks: AchLinksTable;
  achEvents: AchEventsTable;
  achAccounts: AchAccountsTable;
  rechargeItems: RechargeItemsTable;
  rechargeMembers: RechargeMembersTable;
  rechargeOrders: RechargeOrdersTable;
  schools: SchoolsTable;
  schoolAliases: SchoolAliasesTable;
  schoolFavourites: SchoolFavouritesTable;
  schoolFees: SchoolFeesTable;
  schoolAccounts: SchoolAccountsTable;
  schoolPayees: SchoolPayeesTable;
  schoolRegistrations: SchoolRegistrationsTable;
  academicRecords: AcademicRecordsTable;
  agents: AgentsTable;
  agentInvites: AgentInvitesTable;
  agentStudents: AgentStudentsTable;
  agentCommits: AgentCommitsTable;
  agentForms: AgentFormsTable;
}

/** Or a transaction on it. */
export type Db = Kysely<Database>;
/** Its caller must be within a transaction. */
export type Tx = Kysely<Database>;
export type Row<T extends keyof Database> = Selectable<Database[T]>;
export type NewRow<T extends keyof Database> = Insertable<Database[T]>;
export type RowChange<T extends keyof Database> = Updateable<Database[T]>;

/** PostgreSQL refuses NUL and lone surrogates in jsonb: replaced. */
export const json = (value: unknown): string =>
  JSON.stringify(value ?? null).replace(/\\(?:\\|u0000|ud[89a-f][0-9a-f]{2})/g, (escape) =>
    escape === '\\\\' ? escape : '\\ufffd',
  );

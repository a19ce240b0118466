/**
 * Money is `numeric`, read as a string; `_at` is epoch ms of the sandbox clock; shapes of one domain are `jsonb`.
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
  ProvedDevicesTable,
  OcrReferencesTable,
  LocksTable,
  LoginAttemptsTable,
  KycCasesTable,
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
  contact_changes: ContactChangesTable;
  captchas: CaptchasTable;
  tickets: TicketsTable;
  web_tickets: WebTicketsTable;
  proved_devices: ProvedDevicesTable;
  ocr_references: OcrReferencesTable;
  quotes: QuotesTable;
  outbox: OutboxTable;
  locks: LocksTable;
  login_attempts: LoginAttemptsTable;
  kyc_cases: KycCasesTable;
  kyc_history: KycHistoryTable;
  kyc_documents: KycDocumentsTable;
  files: FilesTable;
  papers: PapersTable;
  payees: PayeesTable;
  payee_cards: PayeeCardsTable;
  payee_card_pictures: PayeeCardPicturesTable;
  payee_card_pops: PayeeCardPopsTable;
  payee_card_orders: PayeeCardOrdersTable;
  payee_shares: PayeeSharesTable;
  payee_changes: PayeeChangesTable;
  orders: OrdersTable;
  order_history: OrderHistoryTable;
  order_counts: OrderCountsTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  money_cases: MoneyCasesTable;
  vouchers: VouchersTable;
  idempotency_keys: IdempotencyKeysTable;
  countries: CountriesTable;
  districts: DistrictsTable;
  postcodes: PostcodesTable;
  enum_values: EnumValuesTable;
  merchants: MerchantsTable;
  rates: RatesTable;
  fee_rules: FeeRulesTable;
  limits: LimitsTable;
  arrival_estimates: ArrivalEstimatesTable;
  coupons: CouponsTable;
  coupon_codes: CouponCodesTable;
  coupon_tries: CouponTriesTable;
  messages: MessagesTable;
  message_settings: MessageSettingsTable;
  notices: NoticesTable;
  resources: ResourcesTable;
  events: EventsTable;
  error_traces: ErrorTracesTable;
  faults: FaultsTable;
  settings: SettingsTable;
  nonces: NoncesTable;
  call_log: CallLogTable;
  job_runs: JobRunsTable;
  call_limits: CallLimitsTable;
  job_rows: JobRowsTable;
  kyc_answers: KycAnswersTable;
  kr_accounts: KrAccountsTable;
  kyc_handoffs: KycHandoffsTable;
  cn_accounts: CnAccountsTable;
  evidence: EvidenceTable;
  supplement_rules: SupplementRulesTable;
  order_supplements: OrderSupplementsTable;
  watch_list: WatchListTable;
  order_urges: OrderUrgesTable;
  wallet_limits: WalletLimitsTable;
  large_remits: LargeRemitsTable;
  ach_links: AchLinksTable;
  ach_events: AchEventsTable;
  ach_accounts: AchAccountsTable;
  recharge_items: RechargeItemsTable;
  recharge_members: RechargeMembersTable;
  recharge_orders: RechargeOrdersTable;
  schools: SchoolsTable;
  school_aliases: SchoolAliasesTable;
  school_favourites: SchoolFavouritesTable;
  school_fees: SchoolFeesTable;
  school_accounts: SchoolAccountsTable;
  school_payees: SchoolPayeesTable;
  school_registrations: SchoolRegistrationsTable;
  academic_records: AcademicRecordsTable;
  agents: AgentsTable;
  agent_invites: AgentInvitesTable;
  agent_students: AgentStudentsTable;
  agent_commits: AgentCommitsTable;
  agent_forms: AgentFormsTable;
}

/** The database or a transaction on it. */
export type Db = Kysely<Database>;
/** Marks a caller that must be within a transaction. */
export type Tx = Kysely<Database>;
export type Row<T extends keyof Database> = Selectable<Database[T]>;
export type NewRow<T extends keyof Database> = Insertable<Database[T]>;
export type RowChange<T extends keyof Database> = Updateable<Database[T]>;

/** PostgreSQL refuses NUL and lone surrogates in jsonb, so they are replaced. */
export const json = (value: unknown): string =>
  JSON.stringify(value ?? null).replace(/\\(?:\\|u0000|ud[89a-f][0-9a-f]{2})/g, (escape) =>
    escape === '\\\\' ? escape : '\\ufffd',
  );

import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** Never edited: later versions add files. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create table payers (
  id text primary key, payer_number text not null unique, country_code text not null,
  area_code text, phone_number text, email text, password_hash text, pay_password_hash text,
  full_name text, first_name text, last_name text, nationality text, id_type text,
  language text not null default 'en', invite_code text not null unique, invited_by text, level integer not null default 0,
  kyc_status text not null default 'Init', identity_status text not null default 'Init', short_kyc boolean not null default false,
  bank_channel text, user_label text, large_remit_file_status text, large_material_status text, target_country text,
  frozen_until_at bigint, profile jsonb not null default '{}', created_at bigint not null, updated_at bigint not null);
create unique index payers_phone on payers (area_code, phone_number) where phone_number is not null;
create unique index payers_email on payers (lower(email)) where email is not null;

create table sessions (
  token_hash text primary key, g_token_hash text, payer_id text references payers(id) on delete cascade,
  kind text not null default 'payer', country_code text, channel text, platform text, scope jsonb not null default '{}',
  created_at bigint not null, rotate_at bigint not null, expires_at bigint not null, revoked_at bigint, revoked_code text, replaces text);
create index sessions_payer on sessions (payer_id);
create unique index sessions_g_token on sessions (g_token_hash) where g_token_hash is not null;

create table captchas (
  id text primary key, kind text not null, target text not null, purpose text not null, code text not null,
  attempts integer not null default 0, created_at bigint not null, expires_at bigint not null, used_at bigint);
create index captchas_target on captchas (target, created_at desc);

create table tickets (
  id text primary key, target text not null, scene text not null, created_at bigint not null, expires_at bigint not null, used_at bigint);
create table ocr_references (
  id text primary key, payer_id text not null references payers(id) on delete cascade, country_code text not null, id_type text not null,
  sides jsonb not null default '{}', recognised jsonb not null default '{}', created_at bigint not null, cancelled_at bigint);
create table quotes (
  id text primary key, payer_id text, source_country text not null, target_country text not null, source_currency text not null,
  target_currency text not null, source_amount numeric not null, target_amount numeric not null, rate numeric not null,
  fee_amount numeric not null, discount_amount numeric not null, total_amount numeric not null, remit_type text not null,
  account_type text, coupon_id text, lock_hours integer not null, created_at bigint not null, expires_at bigint not null);
create index quotes_age on quotes (expires_at);

create table outbox (
  id bigint generated always as identity primary key, kind text not null, recipient text not null, payer_id text,
  subject text not null, body text not null, code text, created_at bigint not null);
create index outbox_recipient on outbox (recipient, id desc);

create table login_attempts (target text primary key, failures integer not null, frozen_until_at bigint, updated_at bigint not null);

create table kyc_cases (
  id text primary key, payer_id text not null references payers(id) on delete cascade, country_code text not null,
  status text not null default 'Init', error_code text, id_type text, answers jsonb not null default '{}', audit jsonb not null default '{}',
  submitted_at bigint, review_at bigint, created_at bigint not null, updated_at bigint not null, unique (payer_id, country_code));
create index kyc_cases_review on kyc_cases (review_at) where review_at is not null;
create table kyc_history (
  id bigint generated always as identity primary key, case_id text not null references kyc_cases(id) on delete cascade,
  from_status text, to_status text not null, actor text not null, note text, created_at bigint not null);
create index kyc_history_case on kyc_history (case_id, id);

create table files (
  key text primary key, owner_id text, country_code text, purpose text, name text not null, content_type text not null,
  size integer not null, sha256 text not null, bytes bytea not null, created_at bigint not null);

create table kyc_documents (
  id text primary key, case_id text not null references kyc_cases(id) on delete cascade,
  payer_id text not null references payers(id) on delete cascade, id_type text not null, biz_id_type text, side text not null,
  file_key text not null, status text not null default 'Init', recognised jsonb not null default '{}',
  created_at bigint not null, updated_at bigint not null);
create index kyc_documents_case on kyc_documents (case_id);

create table payees (
  id text primary key, payer_id text not null references payers(id) on delete cascade, country text not null, account_type text not null,
  first_name text, last_name text, full_name text not null, relation text, status text not null default 'ACTIVE',
  auth_status text not null default 'Pass', fingerprint text not null, fields jsonb not null default '{}',
  last_used_at bigint, created_at bigint not null, updated_at bigint not null, deleted_at bigint);
create unique index payees_account on payees (payer_id, fingerprint) where deleted_at is null;
create index payees_list on payees (payer_id, country, created_at desc) where deleted_at is null;

create table orders (
  id text primary key, seq_no text not null unique, payer_id text not null references payers(id) on delete cascade, payee_id text,
  type integer not null default 1, remit_type text not null default 'personal', country_code text not null, target_country text not null,
  status text not null default 'INIT', source_currency text not null, source_amount numeric not null, target_currency text not null,
  target_amount numeric not null, rate numeric not null, fee_amount numeric not null, fee_currency text not null,
  discount_amount numeric not null default 0, total_amount numeric not null, payment_method text, funding_type text, receipt_method text,
  purpose text, relation text, postscript text, bank_channel text, partner_order_id text, coupon_id text, rate_locked_until_at bigint,
  pay_deadline_at bigint, next_step_at bigint, paid_at bigint, finished_at bigint, payer_info jsonb not null default '{}',
  payee_info jsonb not null default '{}', supplement jsonb not null default '{}', extra jsonb not null default '{}',
  version integer not null default 1, created_at bigint not null, updated_at bigint not null);
create index orders_list on orders (payer_id, created_at desc, id desc);
create index orders_list_status on orders (payer_id, status, created_at desc);
create index orders_due on orders (next_step_at) where next_step_at is not null;
create index orders_deadline on orders (pay_deadline_at) where status in ('WAIT_CREATE', 'WAIT_PAYMENT', 'PAYMENT_ING', 'PAYMENT_FAILED');
create table order_history (
  id bigint generated always as identity primary key, order_id text not null references orders(id) on delete cascade,
  from_status text, to_status text not null, actor text not null, note text, created_at bigint not null);
create index order_history_order on order_history (order_id, id);

create table payments (
  id text primary key, order_id text not null references orders(id) on delete cascade, payer_id text not null, method text not null,
  amount numeric not null, currency text not null, status text not null default 'created', reference text not null,
  page_token text not null unique, return_url text, details jsonb not null default '{}', created_at bigint not null, settled_at bigint);
create index payments_order on payments (order_id);
create table refunds (
  id text primary key, order_id text not null references orders(id) on delete cascade, payer_id text not null, amount numeric not null,
  currency text not null, reason text, status text not null, details jsonb not null default '{}', created_at bigint not null, updated_at bigint not null);
create index refunds_order on refunds (order_id);
create table vouchers (
  id text primary key, order_id text not null references orders(id) on delete cascade, payer_id text not null, file_key text not null,
  kind text not null default 'transfer', created_at bigint not null);
create index vouchers_order on vouchers (order_id);

create table idempotency_keys (
  scope text not null, call text not null, key text not null, params_hash text not null, answer jsonb not null, created_at bigint not null,
  primary key (scope, call, key));
create index idempotency_keys_age on idempotency_keys (created_at);

create table countries (
  code text primary key, currency text not null, payout_currency text not null, currency_precision integer not null, continent text not null,
  area_code text not null, source_status text, target_status text, position integer not null default 0);
create table districts (
  country text not null, code text not null, parent text not null default '', names jsonb not null, position integer not null default 0,
  primary key (country, code));
create index districts_parent on districts (country, parent, position);
create table postcodes (
  country text not null, post_code text not null, state text not null, city text not null, suburb text not null,
  primary key (country, post_code, suburb));
create table enum_values (
  type text not null, code text not null, country text not null default '*', target_country text not null default '*', names jsonb not null,
  position integer not null default 0, primary key (type, code, country, target_country));
create table merchants (code text primary key, config jsonb not null);

create table rates (
  source_currency text not null, target_currency text not null, reference numeric not null, pinned numeric, swing numeric not null,
  rate_accuracy integer not null default 4, base integer not null default 1, primary key (source_currency, target_currency));
create table fee_rules (
  id bigint generated always as identity primary key, source_country text not null, target_country text not null, remit_type text not null,
  account_type text not null, payment_method text not null, currency text not null, min_amount numeric not null, max_amount numeric,
  flat numeric not null, percent numeric not null, priority integer not null default 0);
create index fee_rules_source on fee_rules (source_country);
create table limits (
  id bigint generated always as identity primary key, source_country text not null, target_country text not null, remit_type text not null,
  currency text not null, min_amount numeric not null, max_amount numeric not null, daily_amount numeric, yearly_amount numeric);
create index limits_source on limits (source_country);
create table arrival_estimates (
  id bigint generated always as identity primary key, source_country text not null, target_country text not null, account_type text not null,
  min_minutes integer not null, max_minutes integer not null, working_days boolean not null default false);

create table coupons (
  id text primary key, payer_id text not null references payers(id) on delete cascade, code text, type integer not null, name text not null,
  amount numeric not null, currency text not null, min_amount numeric not null, source_country text, target_country text,
  status text not null default 'UNUSED', used_order_id text, expires_at bigint not null, created_at bigint not null);
create index coupons_payer on coupons (payer_id, status);
create table coupon_codes (code text primary key, template jsonb not null, remaining integer not null, expires_at bigint not null);

create table messages (
  id text primary key, payer_id text not null references payers(id) on delete cascade, title_key text not null,
  content_key text not null, params jsonb not null default '{}', order_seq_no text, read_at bigint, created_at bigint not null);
create index messages_list on messages (payer_id, created_at desc);
create table notices (
  id text primary key, payer_id text references payers(id) on delete cascade, country_code text, kind text not null,
  payload jsonb not null default '{}', starts_at bigint not null, ends_at bigint, dealt_at bigint);
create index notices_payer on notices (payer_id);
create table resources (
  id text primary key, type text not null, platform text not null default '*', country_code text not null default '*',
  merchant_code text not null default '*', position integer not null default 0, content text, background text, image_url text, link text,
  link_type text, extra jsonb not null default '{}', active boolean not null default true);
create index resources_type on resources (type);

create table events (
  id bigint generated always as identity primary key, batch_id text not null, position integer not null, device text, payer_id text, event_code text not null,
  payload jsonb not null default '{}', created_at bigint not null, unique (batch_id, position));
create table error_traces (
  id bigint generated always as identity primary key, device text, payer_id text, payload jsonb not null default '{}', created_at bigint not null);
create table faults (
  id text primary key, call text not null, kind text not null, detail jsonb not null default '{}', remaining integer,
  share double precision not null default 1, hits integer not null default 0, created_at bigint not null);
create table settings (key text primary key, value jsonb not null);
create table nonces (nonce text primary key, expires_at bigint not null);
create index nonces_age on nonces (expires_at);
create table job_runs (job text primary key, last_run_at bigint not null);
`,
  );

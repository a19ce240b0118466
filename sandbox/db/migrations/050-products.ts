import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create table evidence (
  id text primary key, payer_id text not null references payers(id) on delete cascade, order_id text references orders(id) on delete cascade,
  payee_id text, verify_type text not null, file_type text not null, provide_source text, target_level integer, status text not null,
  reject_reason text, files jsonb not null default '[]', answers jsonb not null default '{}', submitted_at bigint not null, review_at bigint,
  reviewed_at bigint, created_at bigint not null);
create index evidence_payer on evidence (payer_id, verify_type, created_at desc);
create index evidence_order on evidence (order_id) where order_id is not null;
create index evidence_review on evidence (review_at) where review_at is not null;
create table evidence_uploads (
  payer_id text not null references payers(id) on delete cascade, file_number text not null, file_key text not null,
  fields jsonb not null default '{}', created_at bigint not null, primary key (payer_id, file_number));
create table supplement_rules (
  id text primary key, kind text not null, source_country text not null default '*', target_country text not null default '*',
  remit_type text not null default '*', account_type text not null default '*', relations_free jsonb not null default '[]',
  basis text not null, threshold numeric, active boolean not null default true);
create table order_supplements (
  order_id text not null references orders(id) on delete cascade, kind text not null, payee_id text, risk_type text, status text not null,
  evidence_id text, file_type text, postponed_until_at bigint, created_at bigint not null, updated_at bigint not null,
  primary key (order_id, kind));
create index order_supplements_evidence on order_supplements (evidence_id) where evidence_id is not null;
create table watch_list (name text primary key, birth_date text not null, nationality text not null);
create table order_urges (
  id text primary key, order_id text not null references orders(id) on delete cascade, payer_id text not null, created_at bigint not null);
create index order_urges_order on order_urges (order_id, created_at desc);
create table wallet_limits (
  payer_id text not null references payers(id) on delete cascade, payee_id text not null, confirmed_amount numeric not null,
  confirmed_at bigint not null, primary key (payer_id, payee_id));
create index payments_mbway on payments (created_at) where method = '495' and status = 'created';
create index orders_latest_payee on orders (payer_id, payee_id, created_at desc);
create index orders_latest_target on orders (payer_id, target_country, created_at desc);

create table large_remits (
  payer_id text primary key references payers(id) on delete cascade, steps jsonb not null default '{}', face_key text, signature_key text,
  payee_id text, file_status text not null default 'Init', material_status text not null default 'Init', material_review_at bigint,
  created_at bigint not null, updated_at bigint not null);
create index large_remits_review on large_remits (material_review_at) where material_review_at is not null;

create table ach_links (
  token text primary key, payer_id text not null references payers(id) on delete cascade, mode text not null, account_id text,
  status text not null, institution_id text, institution_name text, accounts jsonb not null default '[]', created_at bigint not null,
  expires_at bigint not null);
create table ach_events (
  id bigint generated always as identity primary key, link_token text not null references ach_links(token) on delete cascade,
  payer_id text not null, event_name text not null, detail jsonb not null default '{}', created_at bigint not null);
create table ach_accounts (
  id text primary key, payer_id text not null references payers(id) on delete cascade, source text not null, institution_id text,
  institution_name text not null, holder_name text not null, account_type text not null, mask text not null, fingerprint text not null,
  balance numeric, status text not null, verify_at bigint, created_at bigint not null, updated_at bigint not null, deleted_at bigint);
create unique index ach_accounts_one on ach_accounts (payer_id, fingerprint) where deleted_at is null;
create index ach_accounts_verify on ach_accounts (verify_at) where verify_at is not null;

create table recharge_items (
  id text primary key, source_country text not null, brand text not null, title text not null, months integer not null,
  price numeric not null, original_price numeric not null, currency text not null, account_kind text not null, stock integer not null,
  steps jsonb not null default '{}', position integer not null default 0);
create table recharge_orders (
  id text primary key, seq_no text not null unique, payer_id text not null references payers(id) on delete cascade, item_id text not null,
  account text not null, amount numeric not null, currency text not null, status integer not null default 0, page_token text not null unique,
  redemption_code text, paid_at bigint, pay_deadline_at bigint not null, next_step_at bigint, finished_at bigint, created_at bigint not null);
create index recharge_orders_list on recharge_orders (payer_id, created_at desc, id desc);
create index recharge_orders_due on recharge_orders (next_step_at) where next_step_at is not null;

create table schools (
  id text primary key, name text not null, local_name text, country text not null, city text not null, currency text not null,
  partner text not null, hot boolean not null default false, position integer not null default 0);
create index schools_country on schools (country, position);
create table school_fees (
  school_id text not null references schools(id) on delete cascade, fee_type text not null, min_amount numeric not null,
  max_amount numeric not null, position integer not null default 0, primary key (school_id, fee_type));
create table school_accounts (
  id text primary key, school_id text references schools(id), payer_id text references payers(id) on delete cascade, kind text not null,
  country text not null, currency text not null, payee_name text not null, account_number text not null, fingerprint text not null,
  fields jsonb not null default '{}', confirmed_at bigint, created_at bigint not null);
create unique index school_accounts_one on school_accounts (coalesce(payer_id, ''), fingerprint);
create table school_registrations (
  id text primary key, payer_id text not null references payers(id) on delete cascade, school_id text not null references schools(id),
  fee_type text not null, reference text not null unique, amount numeric not null, currency text not null, expires_at bigint not null,
  created_at bigint not null);
create table school_payees (
  payee_id text primary key references payees(id) on delete cascade, payer_id text not null references payers(id) on delete cascade,
  account_id text not null, school_id text, registration_id text, fee_type text not null, currency text not null, postscript text not null,
  fields jsonb not null default '{}', created_at bigint not null);
create index school_payees_payer on school_payees (payer_id, created_at desc);
create table academic_records (
  order_id text not null references orders(id) on delete cascade, payer_id text not null, kind text not null, student_name text not null,
  value text not null, created_at bigint not null, primary key (order_id, kind));

create table agents (
  merchant_code text primary key, name text not null, channel text not null, logo text not null, service_phone text not null,
  country_code text not null, schools jsonb not null default '[]');
create table agent_invites (
  id text primary key, merchant_code text not null references agents(merchant_code), school_id text not null references schools(id),
  payer_phone text, payer_id text references payers(id) on delete cascade, bound_at bigint, finished_at bigint, created_at bigint not null);
create index agent_invites_payer on agent_invites (payer_id);
create table agent_students (
  id text primary key, payer_id text not null references payers(id) on delete cascade, school_id text not null references schools(id),
  student_number text not null, first_name text not null, last_name text not null, local_name text, birth_date text not null,
  fields jsonb not null default '{}', created_at bigint not null, updated_at bigint not null, unique (payer_id, school_id, student_number));
create table agent_commits (
  id text primary key, invite_id text not null references agent_invites(id) on delete cascade,
  payer_id text not null references payers(id) on delete cascade, school_id text not null, student_id text not null references agent_students(id),
  step text not null, payer_form jsonb not null default '{}', relationship text, relation_evidence_id text, study_evidence_id text,
  fee_type text, amount numeric, payee_id text, expires_at bigint not null, created_at bigint not null, updated_at bigint not null);
create unique index agent_commits_invite on agent_commits (invite_id);
`,
  );

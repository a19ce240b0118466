import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create table kyc_answers (
  payer_id text not null references payers(id) on delete cascade, scene text not null, answers jsonb not null default '{}',
  asked_at bigint, answered_at bigint, primary key (payer_id, scene));
create table kr_accounts (
  id text primary key, payer_id text not null references payers(id) on delete cascade, bank_code text not null, account_number text not null,
  holder text not null, code text not null, attempts integer not null default 0, status text not null default 'sent', sent_at bigint not null,
  verified_at bigint, removed_at bigint);
create index kr_accounts_payer on kr_accounts (payer_id);
create index kr_accounts_number on kr_accounts (bank_code, account_number);
create table kyc_handoffs (
  state text primary key, payer_id text not null references payers(id) on delete cascade, kind text not null, status text not null default 'open',
  code text, created_at bigint not null, settled_at bigint);
create index kyc_handoffs_payer on kyc_handoffs (payer_id, created_at);
create table cn_accounts (
  payer_id text primary key references payers(id) on delete cascade, bank_channel text not null, nationality text not null,
  account_number text not null, amount numeric not null, chosen_at bigint not null, payment_at bigint, confirmed_at bigint);
`,
  );

import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create table payee_cards (
  id text primary key, owner_id text not null references payers(id) on delete cascade, country text not null, share_code text not null unique,
  invited_by text references payers(id) on delete set null, full_name text not null, person jsonb not null, account jsonb, account_type text,
  label text, check_status text not null default 'UnPerfected', identity jsonb, review_at bigint, source_country text, amount numeric,
  remark text, valid_until bigint, shared_at bigint, reported_at bigint, created_at bigint not null, updated_at bigint not null, deleted_at bigint);
create index payee_cards_owner on payee_cards (owner_id, created_at desc) where deleted_at is null;
create index payee_cards_review on payee_cards (review_at) where review_at is not null;

create table payee_card_pictures (
  card_id text not null references payee_cards(id) on delete cascade, id_type text not null, side text not null, file_key text not null,
  created_at bigint not null, primary key (card_id, id_type, side));

create table payee_card_pops (
  id text primary key, card_id text not null references payee_cards(id) on delete cascade,
  payer_id text not null references payers(id) on delete cascade, status text not null default 'new', reason text, note text,
  created_at bigint not null, dealt_at bigint, unique (card_id, payer_id));
create index payee_card_pops_payer on payee_card_pops (payer_id, created_at desc);

create table payee_card_orders (
  order_id text primary key references orders(id) on delete cascade, card_id text not null references payee_cards(id) on delete cascade,
  owner_id text not null, payer_id text not null, abandon_until_at bigint not null, remark text, created_at bigint not null);
create index payee_card_orders_owner on payee_card_orders (owner_id, created_at desc);
create index payee_card_orders_payer on payee_card_orders (payer_id, created_at desc);

create table payee_shares (
  id text primary key, code text not null unique, payer_id text not null references payers(id) on delete cascade, payee_id text,
  kind text not null, country text not null, source_country text not null, name text not null default '', area_code text, phone_number text,
  step text not null default 'protocol', attempts integer not null default 0, expires_at bigint not null, ended_at bigint,
  created_at bigint not null, updated_at bigint not null);
create index payee_shares_payer on payee_shares (payer_id, created_at desc);

create table payee_changes (
  id text primary key, order_id text not null references orders(id) on delete cascade, payer_id text not null, payee_id text not null,
  status text not null default 'open', attempts integer not null default 0, expires_at bigint not null, created_at bigint not null,
  confirmed_at bigint);
create index payee_changes_order on payee_changes (order_id, created_at desc);
`,
  );

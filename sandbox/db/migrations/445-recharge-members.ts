import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create table recharge_members (
  id text primary key, payer_id text not null references payers(id) on delete cascade, name text not null, account_kind text not null,
  area_code text not null, account text not null, created_at bigint not null, unique (payer_id, account_kind, area_code, account));
alter table recharge_orders add column area_code text not null default '';
`,
  );

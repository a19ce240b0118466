import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
alter table payers add column credentials_changed_at bigint;
create table contact_changes (
  id text primary key, payer_id text not null references payers(id) on delete cascade, area_code text, phone_number text, email text,
  code_hash text, created_at bigint not null, undone_at bigint);
create index contact_changes_payer on contact_changes (payer_id, created_at);
create unique index contact_changes_code on contact_changes (code_hash) where code_hash is not null;
`,
  );

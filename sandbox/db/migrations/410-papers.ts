import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** Stored, since an issued paper never changes. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create table papers (
  id text primary key, number text not null unique, payer_id text not null references payers(id) on delete cascade, kind text not null,
  year integer, seq_no text, content_hash text not null, file_name text not null, size integer not null, bytes bytea not null,
  token text not null unique, link_until_at bigint not null, created_at bigint not null);
create unique index papers_content on papers (payer_id, kind, content_hash);
create index papers_list on papers (payer_id, created_at desc, id desc)`,
  );

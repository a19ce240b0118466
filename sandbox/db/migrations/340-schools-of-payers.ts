import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
alter table schools add column logo text;
create table school_aliases (
  school_id text not null references schools(id) on delete cascade, alias text not null, primary key (school_id, alias));
create table school_favourites (
  payer_id text not null references payers(id) on delete cascade, school_id text not null references schools(id) on delete cascade,
  created_at bigint not null, primary key (payer_id, school_id));
`,
  );

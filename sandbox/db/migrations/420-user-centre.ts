import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
alter table sessions add column device text;
alter table sessions add column system text;
alter table sessions add column signed_in_at bigint;
update sessions set signed_in_at = created_at;
alter table payers add column closed_at bigint;
`,
  );

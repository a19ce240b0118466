import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create table call_limits (key text primary key, since_at bigint not null, count integer not null);
`,
  );

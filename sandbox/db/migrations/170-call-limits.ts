import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** How often an address and a device have tried something within the hour that runs. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create table call_limits (key text primary key, since_at bigint not null, count integer not null);
`,
  );

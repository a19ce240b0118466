import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
create table job_rows (job text not null, row_id text not null, failures integer not null, next_at bigint not null,
  last_failed_at bigint not null, last_error text not null, primary key (job, row_id));
`,
  );

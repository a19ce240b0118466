import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(db, `alter table job_runs add column streak integer not null default 0, add column next_at bigint`);

import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(
    db,
    `
alter table job_runs alter column last_run_at drop not null;
alter table job_runs add column moved bigint not null default 0, add column failures bigint not null default 0,
  add column last_failed_at bigint, add column last_error text;
`,
  );

import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** Existing links end. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(db, 'alter table papers add column login_id text references logins(id) on delete set null');

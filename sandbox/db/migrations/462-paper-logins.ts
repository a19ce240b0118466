import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** A paper's link ends with the login it was made for; existing links end. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(db, 'alter table papers add column login_id text references logins(id) on delete set null');

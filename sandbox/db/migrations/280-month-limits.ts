import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** Existing databases have no monthly limits. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(db, `alter table limits add column monthly_amount numeric`);

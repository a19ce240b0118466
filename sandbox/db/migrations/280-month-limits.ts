import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** What may be sent in a month. Databases that were made before have none. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(db, `alter table limits add column monthly_amount numeric`);

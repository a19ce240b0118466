import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** When a listed name was cleared as a namesake, so that it is not asked twice. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(db, `alter table order_supplements add column screened_at bigint`);

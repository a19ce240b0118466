import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** Their links led to no order; the next start rewrites them. */
export const up = (db: Kysely<unknown>): Promise<void> => runSql(db, `delete from order_popups`);

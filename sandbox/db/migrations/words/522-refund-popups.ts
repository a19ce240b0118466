import type { Kysely } from 'kysely';
import { runSql } from '../../runSql';

/** The order's own page says it. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(db, `delete from order_popups where kind = 'refund'`);

import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** Their links led to no order. They go, and the next start writes them anew. */
export const up = (db: Kysely<unknown>): Promise<void> => runSql(db, `delete from order_popups`);

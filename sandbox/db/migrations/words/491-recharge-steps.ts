import type { Kysely } from 'kysely';
import { runSql } from '../../runSql';

/** The catalogue has them, the same for all goods. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(db, `alter table recharge_items drop column steps;`);

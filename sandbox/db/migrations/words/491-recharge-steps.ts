import type { Kysely } from 'kysely';
import { runSql } from '../../runSql';

/** The steps are the same for all goods, and in the catalogue. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(db, `alter table recharge_items drop column steps;`);

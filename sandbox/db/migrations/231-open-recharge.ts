import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** Recharges were open to all before calls checked features, and stay so. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(db, `update features set everyone = true where code = 'smallRecharge'`);

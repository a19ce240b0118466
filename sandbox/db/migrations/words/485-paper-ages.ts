import type { Kysely } from 'kysely';
import { runSql } from '../../runSql';

/** They asked for three months of any paper; the next start rewrites them. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(db, `delete from risk_examples where bottom_content->>'en' like 'From the last three months%'`);

import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** They asked for a picture where a PDF counts too; the next start rewrites them. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(db, `delete from risk_examples where bottom_title->>'en' = 'Upload at least one picture'`);

import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** The examples asked for a picture where a PDF counts too. They go, and the next start writes them anew. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(db, `delete from risk_examples where bottom_title->>'en' = 'Upload at least one picture'`);

import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** It showed a document; the next start rewrites it. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(db, `delete from risk_examples where id = 'face'`);

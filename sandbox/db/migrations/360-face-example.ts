import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** The example of a face showed a document. It is deleted, and the next start writes it again with its own drawings. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(db, `delete from risk_examples where id = 'face'`);

import type { Kysely } from 'kysely';
import { runSql } from '../../runSql';

/** The examples asked for three months of any paper. They go, and the next start writes them with the words of now. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(db, `delete from risk_examples where bottom_content->>'en' like 'From the last three months%'`);

import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(db, 'alter table orders add column counted_at bigint');

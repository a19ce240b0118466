import type { Kysely } from 'kysely';
import { runSql } from '../runSql';

/** Whose money may be held; a small part of all orders. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runSql(db, 'create index orders_open on orders (id) where finished_at is null');

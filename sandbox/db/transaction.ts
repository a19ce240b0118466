import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Db, Tx } from './schema';

const inside = new AsyncLocalStorage<true>();
const retryable = new Set(['40001', '40P01']);

export interface TransactionOptions {
  /** Writers that name the same key run one after another, on every sandbox of this database. */
  serialKey?: string;
  /** True on PGlite, where every transaction is alone anyway. */
  single?: boolean;
}

/**
 * Runs `work` in one transaction; serialisation failures and deadlocks are tried again up to five times, so `work`
 * must have no effect outside of the database. A transaction within a transaction would wait for itself on PGlite's
 * one connection: it is refused at once.
 */
export async function withTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  if (inside.getStore())
    throw new Error('withTransaction inside of a transaction: pass the transaction on instead.');
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inside.run(true, () =>
        db.transaction().execute(async (tx) => {
          if (options.serialKey && !options.single)
            await sql`select pg_advisory_xact_lock(hashtextextended(${options.serialKey}, 0))`.execute(tx);
          return work(tx);
        }),
      );
    } catch (error) {
      if (attempt >= 5 || !retryable.has(String((error as { code?: unknown }).code))) throw error;
    }
  }
}

/** True while a transaction of this call chain is open. */
export const inTransaction = (): boolean => inside.getStore() === true;

/** Until the transaction ends nobody else holds the same key, on any sandbox of this database. */
export async function holdKey(
  { db, runtime }: { db: Db; runtime: { readonly single: boolean } },
  key: string,
): Promise<void> {
  if (!runtime.single) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

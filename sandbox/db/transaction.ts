import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Db, Tx } from './schema';

const inside = new AsyncLocalStorage<true>();
const retryable = new Set(['40001', '40P01']);

export interface TransactionOptions {
  /** Writers with one key take turns, across sandboxes. */
  serialKey?: string;
  single?: boolean;
  /** Waits for locks without end, as a start does for another's. */
  patient?: boolean;
}

/**
 * Retries conflicts up to five times: `work` must have no effect outside the database. Throws when nested, where PGlite
 * would deadlock.
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
          if (options.patient && !options.single) await endTimeouts(tx);
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

/** Until the transaction ends. */
async function endTimeouts(tx: Tx): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`set local statement_timeout = 0`.execute(tx);
}

export const inTransaction = (): boolean => inside.getStore() === true;

/** False while another holds it. */
export async function tryHoldKey(
  { db, runtime }: { db: Db; runtime: { readonly single: boolean } },
  key: string,
): Promise<boolean> {
  if (runtime.single) return true;
  const { rows } = await sql<{
    held: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as held`.execute(db);
  return rows[0]?.held === true;
}

/** Until the transaction ends, across all sandboxes. */
export async function holdKey(
  { db, runtime }: { db: Db; runtime: { readonly single: boolean } },
  key: string,
): Promise<void> {
  if (!runtime.single) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

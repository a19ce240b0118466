import { type SelectQueryBuilder, sql } from 'kysely';
import { errorLine } from '../describeError';
import type { Database, Db } from '../db/schema';
import { tryHoldKey } from '../db/transaction';
import type { JobWork, Runtime, Work } from '../runtime';
import { inJobSpan, tellFailure } from '../tracing/jobSpan';
import { backOffMs } from './backOff';
import { recordFailure } from './jobRuns';

const batch = 50;

/** A transaction per row, under its payer's key: payer, then order, like a payer's call. */
export function jobWork(runtime: Runtime, job: string, now: number, failed: () => void): JobWork {
  return {
    db: runtime.db,
    now,
    runtime,
    async each<T extends keyof Database, R extends object>(
      due: (db: Db) => SelectQueryBuilder<Database, T, R>,
      run: (row: R, work: Work) => Promise<void>,
      { id = 'id', payerId = 'payerId' } = {},
    ) {
      const resting = runtime.db
        .selectFrom('jobRows')
        .select('rowId')
        .where('job', '=', job)
        .where('nextAt', '>', now);
      const found = await due(runtime.db).where(sql.ref(id), 'not in', resting).limit(batch).execute();
      const keys = found.map((row) => row as Record<string, string>);
      const doOne = async (work: Work, rowId: string): Promise<'done' | 'gone'> => {
        // Another process may have done it.
        const row = await due(work.db)
          .where(sql.ref(id), '=', rowId)
          .forUpdate()
          .skipLocked()
          .executeTakeFirst();
        if (!row) return 'gone';
        await run(row as R, { ...work, now });
        await work.db.deleteFrom('jobRows').where('job', '=', job).where('rowId', '=', rowId).execute();
        return 'done';
      };
      let moved = 0;
      const attempt = (rowId: string, transaction: () => Promise<'done' | 'gone' | 'busy'>) =>
        inJobSpan(job, rowId, async () => {
          try {
            const outcome = await transaction();
            if (outcome === 'done') moved += 1;
            return outcome;
          } catch (error) {
            moved += 1;
            failed();
            tellFailure(error);
            runtime.report(`job ${job}, row ${rowId}`, error);
            await putOff(runtime.db, job, rowId, now, error);
            return 'failed';
          }
        });
      const busy: typeof keys = [];
      for (const row of keys) {
        const rowId = row[id] as string;
        const outcome = await attempt(rowId, () =>
          runtime.transact(async (work) =>
            (await tryHoldKey(work, row[payerId] as string)) ? doOne(work, rowId) : 'busy',
          ),
        );
        if (outcome === 'busy') busy.push(row);
      }
      for (const row of busy) {
        const rowId = row[id] as string;
        await attempt(rowId, () =>
          runtime.transact((work) => doOne(work, rowId), { serialKey: row[payerId] as string }),
        );
      }
      return moved;
    },
  };
}

async function putOff(db: Db, job: string, rowId: string, now: number, error: unknown): Promise<void> {
  const before = await db
    .selectFrom('jobRows')
    .select('failures')
    .where('job', '=', job)
    .where('rowId', '=', rowId)
    .executeTakeFirst();
  const failures = (before?.failures ?? 0) + 1;
  const values = {
    failures,
    nextAt: now + backOffMs(failures),
    lastFailedAt: now,
    lastError: errorLine(error).slice(0, 500),
  };
  await db
    .insertInto('jobRows')
    .values({ job, rowId, ...values })
    .onConflict((conflict) => conflict.columns(['job', 'rowId']).doUpdateSet(values))
    .execute();
  await recordFailure(db, job, now, error);
}

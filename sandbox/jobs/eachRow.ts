import { sql } from 'kysely';
import { errorLine } from '../describeError';
import type { Db } from '../db/schema';
import type { JobWork, Work } from '../runtime';
import { backOffMs } from './backOff';
import { recordFailure } from './jobRuns';

/** Each row fails separately. */
export function jobWork(work: Work, job: string, failed: () => void): JobWork {
  return {
    ...work,
    resting: () =>
      work.db.selectFrom('jobRows').select('rowId').where('job', '=', job).where('nextAt', '>', work.now),
    async each(due, run) {
      for (const row of due) {
        const later: (() => void | Promise<void>)[] = [];
        await sql`savepoint job_row`.execute(work.db);
        try {
          await run(row, { ...work, afterCommit: (then) => void later.push(then) });
          await sql`release savepoint job_row`.execute(work.db);
          await work.db.deleteFrom('jobRows').where('job', '=', job).where('rowId', '=', row.id).execute();
          later.forEach((then) => work.afterCommit(then));
        } catch (error) {
          await sql`rollback to savepoint job_row`.execute(work.db);
          failed();
          work.runtime.report(`job ${job}, row ${row.id}`, error);
          await putOff(work.db, job, row.id, work.now, error);
        }
      }
      return due.length;
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

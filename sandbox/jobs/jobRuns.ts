import type { Db, Row } from '../db/schema';
import { errorLine } from '../describeError';
import type { Domain } from '../runtime';
import { backOffMs } from './backOff';

export async function recordRun(db: Db, job: string, now: number, moved: number): Promise<void> {
  await db
    .insertInto('jobRuns')
    .values({ job, lastRunAt: now, moved })
    .onConflict((conflict) =>
      conflict.column('job').doUpdateSet((set) => ({
        lastRunAt: now,
        moved: set('jobRuns.moved', '+', moved),
      })),
    )
    .execute();
}

export async function recordFailure(db: Db, job: string, now: number, error: unknown): Promise<void> {
  const failure = { lastFailedAt: now, lastError: errorLine(error).slice(0, 500) };
  await db
    .insertInto('jobRuns')
    .values({ job, failures: 1, ...failure })
    .onConflict((conflict) =>
      conflict.column('job').doUpdateSet((set) => ({
        ...failure,
        failures: set('jobRuns.failures', '+', 1),
      })),
    )
    .execute();
}

/** Short: a database may be away only for a moment. */
const firstRestMs = 1000;

export async function failingJobs(db: Db, now: number): Promise<ReadonlyMap<string, { resting: boolean }>> {
  const rows = await db.selectFrom('jobRuns').select(['job', 'nextAt']).where('streak', '>', 0).execute();
  return new Map(rows.map(({ job, nextAt: at }) => [job, { resting: at !== null && at > now }]));
}

export async function putJobOff(db: Db, job: string, now: number, error: unknown): Promise<void> {
  await recordFailure(db, job, now, error);
  const { streak } = await db
    .updateTable('jobRuns')
    .set((set) => ({ streak: set('streak', '+', 1) }))
    .where('job', '=', job)
    .returning('streak')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('jobRuns')
    .set({ nextAt: now + backOffMs(streak, firstRestMs) })
    .where('job', '=', job)
    .execute();
}

export async function endRest(db: Db, job: string): Promise<void> {
  await db.updateTable('jobRuns').set({ streak: 0, nextAt: null }).where('job', '=', job).execute();
}

type JobState = { domain: string; job: string; rows: Row<'jobRows'>[] } & Partial<Row<'jobRuns'>>;

export async function jobStates(db: Db, domains: readonly Domain[]): Promise<JobState[]> {
  const runs = new Map((await db.selectFrom('jobRuns').selectAll().execute()).map((run) => [run.job, run]));
  const rows = await db.selectFrom('jobRows').selectAll().orderBy('nextAt').limit(500).execute();
  return domains.flatMap(({ name: domain, jobs = [] }) =>
    jobs.map(({ name }) => ({
      ...runs.get(name),
      domain,
      job: name,
      rows: rows.filter((row) => row.job === name),
    })),
  );
}

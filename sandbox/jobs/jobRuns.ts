import type { Db, Row } from '../db/schema';
import { errorLine } from '../describeError';
import type { Domain } from '../runtime';
import { backOffMs } from './backOff';

export async function recordRun(db: Db, job: string, now: number, moved: number): Promise<void> {
  await db
    .insertInto('job_runs')
    .values({ job, last_run_at: now, moved })
    .onConflict((conflict) =>
      conflict.column('job').doUpdateSet((set) => ({
        last_run_at: now,
        moved: set('job_runs.moved', '+', moved),
      })),
    )
    .execute();
}

export async function recordFailure(db: Db, job: string, now: number, error: unknown): Promise<void> {
  const failure = { last_failed_at: now, last_error: errorLine(error).slice(0, 500) };
  await db
    .insertInto('job_runs')
    .values({ job, failures: 1, ...failure })
    .onConflict((conflict) =>
      conflict.column('job').doUpdateSet((set) => ({
        ...failure,
        failures: set('job_runs.failures', '+', 1),
      })),
    )
    .execute();
}

/** Short, since a database may be away for a moment only. */
const firstRestMs = 1000;

export async function failingJobs(db: Db, now: number): Promise<ReadonlyMap<string, { resting: boolean }>> {
  const rows = await db.selectFrom('job_runs').select(['job', 'next_at']).where('streak', '>', 0).execute();
  return new Map(rows.map(({ job, next_at: at }) => [job, { resting: at !== null && at > now }]));
}

/** Longer each time. */
export async function putJobOff(db: Db, job: string, now: number, error: unknown): Promise<void> {
  await recordFailure(db, job, now, error);
  const { streak } = await db
    .updateTable('job_runs')
    .set((set) => ({ streak: set('streak', '+', 1) }))
    .where('job', '=', job)
    .returning('streak')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('job_runs')
    .set({ next_at: now + backOffMs(streak, firstRestMs) })
    .where('job', '=', job)
    .execute();
}

export async function endRest(db: Db, job: string): Promise<void> {
  await db.updateTable('job_runs').set({ streak: 0, next_at: null }).where('job', '=', job).execute();
}

type JobState = { domain: string; job: string; rows: Row<'job_rows'>[] } & Partial<Row<'job_runs'>>;

export async function jobStates(db: Db, domains: readonly Domain[]): Promise<JobState[]> {
  const runs = new Map((await db.selectFrom('job_runs').selectAll().execute()).map((run) => [run.job, run]));
  const rows = await db.selectFrom('job_rows').selectAll().orderBy('next_at').limit(500).execute();
  return domains.flatMap(({ name: domain, jobs = [] }) =>
    jobs.map(({ name }) => ({
      ...runs.get(name),
      domain,
      job: name,
      rows: rows.filter((row) => row.job === name),
    })),
  );
}

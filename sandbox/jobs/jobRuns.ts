import type { Db, Row } from '../db/schema';
import { errorLine } from '../describeError';
import type { Domain } from '../runtime';

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

type JobState = { domain: string; job: string; rows: Row<'job_rows'>[] } & Partial<Row<'job_runs'>>;

/** Every job in the order in which they run, with what it has done so far. */
export async function jobStates(db: Db, domains: readonly Domain[]): Promise<JobState[]> {
  const runs = new Map((await db.selectFrom('job_runs').selectAll().execute()).map((run) => [run.job, run]));
  const rows = await db.selectFrom('job_rows').selectAll().orderBy('next_at').limit(500).execute();
  return domains.flatMap(({ name: domain, jobs = [] }) =>
    jobs.map(({ name }) => ({
      ...runs.get(name),
      domain,
      job: name,
      /** Rows that failed, with when they are tried again. */
      rows: rows.filter((row) => row.job === name),
    })),
  );
}

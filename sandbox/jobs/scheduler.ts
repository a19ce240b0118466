import { sql } from 'kysely';
import { withTransaction } from '../db/transaction';
import type { Job, JobRunner, Runtime } from '../runtime';

const maxRounds = 200;
const tickMs = 1000;

/** Runs due jobs every second and whenever asked; several sandboxes on one database never run the same job at once. */
export class Scheduler implements JobRunner {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<number> | null = null;
  private stopped = false;

  constructor(private readonly runtime: Runtime) {}

  start(): void {
    this.timer = setInterval(
      () => void this.tick().catch((error) => this.runtime.report('scheduler', error)),
      tickMs,
    );
    this.timer.unref();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearInterval(this.timer);
    await this.running?.catch(() => undefined);
  }

  /** Runs everything due now; calls at the same time share one run. Answers the number of rows moved. */
  async tick(): Promise<number> {
    if (this.stopped) return 0;
    this.running ??= this.runAll().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async runAll(): Promise<number> {
    const { runtime } = this;
    await runtime.settings?.catchUp();
    await runtime.gate.sweep();
    let moved = 0;
    for (const domain of runtime.domains) {
      for (const job of domain.jobs ?? []) {
        for (let round = 0; round < maxRounds && !this.stopped; round += 1) {
          const count = await this.runOnce(runtime, job);
          moved += count;
          if (count === 0) break;
        }
      }
    }
    return moved;
  }

  private async runOnce(runtime: Runtime, job: Job): Promise<number> {
    const after: (() => void | Promise<void>)[] = [];
    const count = await withTransaction(runtime.db, async (tx) => {
      after.length = 0;
      if (!runtime.single) {
        const lock = await sql<{
          mine: boolean;
        }>`select pg_try_advisory_xact_lock(hashtextextended(${`job:${job.name}`}, 0)) as mine`.execute(tx);
        if (!lock.rows[0]?.mine) return 0;
      }
      return job.run({
        db: tx,
        now: runtime.clock.now(),
        runtime,
        afterCommit: (work) => void after.push(work),
      });
    });
    for (const work of after)
      await Promise.resolve(work()).catch((error) => runtime.report(`job ${job.name}`, error));
    return count;
  }
}

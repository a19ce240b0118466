import type { Job, JobRunner, Runtime } from '../runtime';
import { jobWork } from './eachRow';
import { endRest, failingJobs, putJobOff, recordRun } from './jobRuns';

const maxRounds = 200;
const tickMs = 1000;

/** Each was reported and recorded; others ran. */
class JobsFailed extends Error {
  override name = 'JobsFailed';
}

/** Every second and on request; sandboxes of one database share due rows. */
export class Scheduler implements JobRunner {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<number> | null = null;
  private next: Promise<number> | null = null;
  private stopped = false;
  lastTickAt: number | null = null;
  private failedJobs = new Set<string>();

  constructor(private readonly runtime: Runtime) {}

  start(): void {
    this.timer = setInterval(() => {
      if (this.running) return;
      this.tick().catch((error) => {
        if (!(error instanceof JobsFailed)) this.runtime.report('scheduler', error);
      });
    }, tickMs);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearInterval(this.timer);
    await (this.next ?? this.running)?.catch(() => undefined);
  }

  /** Returns the rows moved. Calls during a run share the next one: their job may be over. */
  async tick(): Promise<number> {
    if (this.stopped) return 0;
    if (this.running) {
      this.next ??= this.running
        .catch(() => undefined)
        .then(() => {
          this.next = null;
          return this.tick();
        });
      return this.next;
    }
    this.running = this.runAll().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async runAll(): Promise<number> {
    const { runtime } = this;
    await runtime.settings?.catchUp();
    let moved = 0;
    this.failedJobs.clear();
    const failing = await failingJobs(runtime.db, runtime.clock.now());
    for (const job of runtime.domains.flatMap((domain) => domain.jobs ?? [])) {
      if (failing.get(job.name)?.resting) continue;
      try {
        moved += await this.runUntilDone(job);
        if (failing.has(job.name)) await endRest(runtime.db, job.name);
      } catch (error) {
        this.failedJobs.add(job.name);
        runtime.report(`job ${job.name}`, error);
        await putJobOff(runtime.db, job.name, runtime.clock.now(), error);
      }
    }
    this.lastTickAt = Date.now();
    if (this.failedJobs.size) throw new JobsFailed(`Jobs have failed: ${[...this.failedJobs].join(', ')}.`);
    return moved;
  }

  private async runUntilDone(job: Job): Promise<number> {
    let moved = 0;
    for (let round = 0; round < maxRounds && !this.stopped; round += 1) {
      const count = await this.runOnce(job);
      moved += count;
      if (count === 0) break;
    }
    return moved;
  }

  private async runOnce(job: Job): Promise<number> {
    const work = jobWork(this.runtime, job.name, this.runtime.clock.now(), () =>
      this.failedJobs.add(job.name),
    );
    const count = await job.run(work);
    if (count > 0) await recordRun(work.db, job.name, work.now, count);
    return count;
  }
}

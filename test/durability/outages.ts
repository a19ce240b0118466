import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { errorCodes } from '@/contracts/errors';
import { startPostgres, type TestPostgres } from '../../scripts/lib/tests/postgres.mjs';
import { findPostgres } from '../../scripts/lib/tools.mjs';
import { migrate } from '../../sandbox/db/migrate';
import { openDatabase } from '../../sandbox/db/open';
import { seededRandom } from '../../sandbox/seeded/random';
import { type Commit, newKey, quoted, remitter, type Remitter, sendCommit } from '../contract/support/orders';
import { sandboxClient } from '../contract/support/sandboxClient';
import type { TestSandbox } from '../contract/support/testSandbox';
import { consoleClient } from '../journeys/console';
import { start, type Started } from './process';

export interface OutageReport {
  stops: number;
  acknowledged: number;
  /** 503s, each retried by key. */
  unavailable: number;
  lost: number;
  /** More than one per key. */
  doubled: number;
  failures: string[];
}

interface Acknowledged {
  person: Remitter;
  params: Commit;
  key: string;
  seqNo: string;
}

const fewest = 8;
const most = 40;
const pauseMs = 50;

/** Stops or crashes PostgreSQL during retried commits: one order per key. */
export async function runOutages(options: {
  stops: number;
  workers: number;
  seed: string;
  onStop?: (stop: number, report: OutageReport) => void;
}): Promise<OutageReport> {
  const random = seededRandom(options.seed);
  const report: OutageReport = {
    stops: 0,
    acknowledged: 0,
    unavailable: 0,
    lost: 0,
    doubled: 0,
    failures: [],
  };
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not found: PG_BIN=<folder of postgres and initdb> names it.');
  const postgres = await startPostgres(bin);
  const database = await openDatabase({ dataDir: 'memory', databaseUrl: postgres.url });
  await migrate(database);
  await database.close();
  const running = await start('memory', postgres.url);
  const done: Acknowledged[] = [];
  const itEnded = () => `the process ended: ${running.output().slice(-500)}`;
  try {
    if (!running.url) throw new Error(`The sandbox did not start: ${running.output()}`);
    const team = await gather(running, Math.min(options.workers, 10));
    let over = false;
    let told: () => void = () => undefined;
    const acknowledge = (one: Acknowledged) => {
      done.push(one);
      report.acknowledged += 1;
      told();
    };
    const work = async (person: Remitter, lane: number) => {
      const amounts = seededRandom(`${options.seed}-${lane}`);
      while (!over && running.isRunning()) {
        const params = await untilAnswered(
          () => quoted(person, { sourceAmount: `${amounts.int(20, 60)}.00` }),
          running,
        );
        if (params) await commitOnce({ person, params, key: newKey() }, running, report, acknowledge);
      }
    };
    const workers = Array.from({ length: options.workers }, (_none, lane) =>
      work(team[lane % team.length] as Remitter, lane),
    );
    const upTo = (count: number) =>
      new Promise<void>((resolve) => {
        told = () => report.acknowledged >= count && resolve();
        told();
        void running.ended.then(() => resolve());
      });
    for (let stop = 1; stop <= options.stops && running.isRunning(); stop += 1) {
      await upTo(report.acknowledged + random.int(fewest, most));
      await postgres.halt(stop % 2 === 0 ? 'immediate' : 'fast');
      await lookAway(running, report);
      await wait(random.int(0, 1000));
      await postgres.start();
      report.stops = stop;
      options.onStop?.(stop, report);
    }
    await upTo(report.acknowledged + fewest);
    over = true;
    await Promise.all(workers);
    if (!running.isRunning()) report.failures.push(itEnded());
    else await look(postgres, done, report);
    if ((await running.kill('SIGTERM')) !== 0) report.failures.push('it did not end in order');
  } catch (error) {
    await Promise.race([running.ended, wait(1000)]);
    report.failures.push(running.isRunning() ? (error as Error).message : itEnded());
  } finally {
    await running.kill('SIGKILL');
    await postgres.stop();
  }
  return report;
}

async function lookAway({ url }: Started, report: OutageReport): Promise<void> {
  const response = await fetch(`${url}/readyz`);
  const { code } = (await response.json()) as { code?: string };
  if (response.status !== 503 || !response.headers.get('retry-after') || code !== errorCodes.unavailable)
    report.failures.push(`while it is away: HTTP ${response.status}, ${code}`);
}

async function gather({ url }: Started, people: number): Promise<Remitter[]> {
  const sandbox = {
    url,
    client: (headers?: Record<string, string>) => sandboxClient(url, headers),
    console: consoleClient(url, 't'),
  } as TestSandbox;
  const team: Remitter[] = [];
  while (team.length < people) team.push(await remitter(sandbox));
  return team;
}

/** Null: the process ended. */
async function untilAnswered<T>(ask: () => Promise<T>, running: Started): Promise<T | null> {
  while (running.isRunning()) {
    try {
      return await ask();
    } catch {
      await wait(pauseMs);
    }
  }
  return null;
}

async function commitOnce(
  { person, params, key }: Omit<Acknowledged, 'seqNo'>,
  running: Started,
  report: OutageReport,
  acknowledge: (one: Acknowledged) => void,
): Promise<void> {
  for (;;) {
    const reply = await untilAnswered(() => sendCommit(person.client, params, key), running);
    if (!reply) return;
    const { status, envelope } = reply;
    if (status === 503) report.unavailable += 1;
    else if (envelope.code === '0') {
      const { order } = envelope.model as { order: { seqNo: string } };
      return acknowledge({ person, params, key, seqNo: order.seqNo });
    } else {
      report.failures.push(`commit: HTTP ${status}, ${envelope.code} ${envelope.msg}`);
      return;
    }
    await wait(pauseMs);
  }
}

async function look(
  postgres: TestPostgres,
  done: readonly Acknowledged[],
  report: OutageReport,
): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const payers = [...new Set(done.map(({ person }) => person.payerId))];
  const { rows } = await client.query<{ seq_no: string }>(
    'select seq_no from orders where payer_id = any($1)',
    [payers],
  );
  await client.end();
  const kept = new Set(rows.map(({ seq_no }) => seq_no));
  report.lost = done.filter(({ seqNo }) => !kept.has(seqNo)).length;
  report.doubled = kept.size - new Set(done.map(({ seqNo }) => seqNo)).size;
  const again = done.filter(({ key }) => createHash('sha256').update(key).digest().readUInt8(0) < 64);
  for (const { person, params, key, seqNo } of again) {
    const { envelope } = await sendCommit(person.client, params, key);
    const order = (envelope.model as { order?: { seqNo: string } } | null)?.order;
    if (order?.seqNo !== seqNo)
      report.failures.push(`the key of ${seqNo} gives ${order?.seqNo ?? envelope.code}`);
  }
  if (report.lost) report.failures.push(`${report.lost} acknowledged orders are lost`);
  if (report.doubled) report.failures.push(`${report.doubled} orders more than keys`);
}

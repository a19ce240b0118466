import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { charts } from './charts';
import { startChild } from './child';
import { clientCost } from './client';
import type { Figure, Measure } from './figures';
import { head, line } from './figures';
import { addRun, compare, kept, readRuns, told } from './history';
import { lists } from './lists';
import { locks } from './locks';
import { paint } from './paint';
import { ready } from './ready';
import type { BenchSandbox } from './sandboxServer';
import { start } from './start';
import { taps } from './taps';
import { throughput } from './throughput';
import { workers } from './workers';

// [DATABASE_URL=postgres://...] npm run bench -- [--only start,paint,taps,charts,server (throughput,lists,locks,workers,ready,client)]
// --compare: without measuring; the last figures next to earlier ones of this machine.
// For one figure: BENCH_CALL=<call>, BENCH_ROUNDS, BENCH_ORDERS, BENCH_FLAGS='--cpu-prof ...'.
const { values } = parseArgs({
  options: { only: { type: 'string' }, compare: { type: 'boolean', default: false } },
});
const server = ['throughput', 'lists', 'locks', 'workers', 'ready', 'client'];

async function main(): Promise<void> {
  const figures: Figure[] = [];
  const report = (figure: Figure) => {
    figures.push(figure);
    console.log(line(figure));
  };
  const wanted = values.only?.split(',').flatMap((name) => (name === 'server' ? server : name));
  const part = async (name: string, measure: Measure) => {
    if (!wanted || wanted.includes(name)) await measure(report);
  };
  console.log(head);
  const withSandbox = !wanted || wanted.some((name) => ['throughput', 'lists'].includes(name));
  const sandbox = withSandbox ? await startChild<BenchSandbox>('sandboxServer.ts') : null;
  try {
    await part('ready', ready);
    await part('client', clientCost);
    await part('locks', locks);
    await part('workers', workers);
    await part('taps', taps);
    await part('charts', charts);
    await part('start', start);
    await part('paint', paint);
    if (sandbox) await part('lists', lists(sandbox));
    if (sandbox) await part('throughput', throughput(sandbox));
  } finally {
    await sandbox?.stop();
  }
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  addRun({ at: new Date().toISOString(), commit, figures: kept(figures) });
  const missed = figures.filter((figure) => figure.ok === false);
  console.log(
    missed.length === 0
      ? `\nEvery goal is met.`
      : `\nMissed: ${missed.map((figure) => figure.name.trim()).join(', ')}.`,
  );
  process.exit(missed.length === 0 ? 0 : 1);
}

if (values.compare) {
  const comparison = compare(readRuns());
  console.log(told(comparison));
  process.exit(comparison.worse.length === 0 ? 0 : 1);
}

// The host listens for rejections: Node would not end.
main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});

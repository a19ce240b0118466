import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { remitter } from '../contract/support/orders';
import { waysToPay } from '../contract/support/ways';
import { startTestSandbox } from '../contract/support/testSandbox';
import { runFaults } from './engine';
import { runMoney } from './money';
import type { MoneyReport } from './moneySteps';

// npm run faults -- [--runs 1000] [--money 100000] [--seed <text>] [--only <run>]
const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    money: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
    from: { type: 'string' },
  },
});
const runs = Number(values.runs ?? 1000);
const histories = Number(values.money ?? 100_000);
const seed = values.seed ?? `s${Date.now().toString(36)}`;
if (![runs, histories].every((count) => Number.isInteger(count) && count >= 0))
  throw new Error('--runs and --money take whole numbers.');

async function moneyPart(from: number): Promise<void> {
  const sandbox = await startTestSandbox({ quiet: true });
  const report = await runMoney(sandbox, await remitter(sandbox), {
    histories,
    seed,
    from,
    progress: (done) => {
      if (done % 50 === 0) console.log(`  ${from} to ${from + done}`);
    },
  });
  await sandbox.close();
  process.send?.(report);
}

async function money(): Promise<number> {
  const again = `npm run faults -- --runs 0 --money ${histories} --seed ${seed}`;
  console.log(`\nMoney: ${histories} histories, seed ${seed} (again: ${again})`);
  const startedAt = performance.now();
  const size = Math.ceil(histories / availableParallelism());
  const starts = Array.from({ length: Math.ceil(histories / size) }, (_, index) => index * size);
  const reports = await Promise.all(
    starts.map((from) => {
      const count = Math.min(size, histories - from);
      const part = fork(process.argv[1] as string, [
        ...['--runs', '0', '--money', String(count), '--seed', seed, '--from', String(from)],
      ]);
      return new Promise<MoneyReport>((resolve, reject) => {
        part.on('message', (report) => resolve(report as MoneyReport));
        part.on('exit', (code) => reject(new Error(`The part from ${from} ended with ${code}.`)));
      });
    }),
  );
  const steps = reports.reduce((sum, report) => sum + report.steps, 0);
  const breaches = reports.flatMap((report) => report.breaches);
  const seconds = (performance.now() - startedAt) / 1000;
  const kinds = new Map<string, number>();
  for (const report of reports)
    for (const [kind, count] of Object.entries(report.kinds)) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
  console.log(`Chosen: ${[...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ')}`);
  console.log(`${histories} histories, ${steps} steps, ${breaches.length} breaches; ${seconds.toFixed(1)} s`);
  for (const line of breaches.slice(0, 20)) console.error(line);
  return breaches.length;
}

async function orders(): Promise<number> {
  console.log(`Fault runs: ${runs}, seed ${seed} (again: npm run faults -- --runs ${runs} --seed ${seed})`);
  const report = await runFaults({
    runs,
    seed,
    only: values.only === undefined ? undefined : Number(values.only),
    progress: (done) => {
      if (done % 100 === 0) console.log(`  ${done} runs`);
    },
  });
  const faults = [...report.faults].sort(([a], [b]) => (a < b ? -1 : 1));
  const total = faults.reduce((sum, [, count]) => sum + count, 0);
  console.log(`\n${faults.map(([name, count]) => `  ${name.padEnd(22)} ${count}`).join('\n')}\n`);
  console.log(`Paid by ${report.ways.size} of ${waysToPay.length} ways of all markets\n`);
  console.log(
    `${report.runs} runs, ${total} faults, ${report.taps} taps (${report.doubleTaps} double), ${report.appRestarts} app restarts, ${report.serverRestarts} server restarts, ` +
      `${report.lateRetries} retries after 16 minutes, ${report.sessionsEnded} ended sessions, ${report.keysLost} lost keys, ${report.quotesRenewed} renewed quotes`,
  );
  console.log(
    `${report.orders} orders, ${report.paid} paid, ${report.cancelledThenPaid} of them after a cancel and returned; ` +
      `${report.lost.length} lost, ${report.doubled.length} doubled, ${report.wrong.length} otherwise wrong; ${report.seconds.toFixed(1)} s`,
  );
  for (const [what, list] of Object.entries({
    lost: report.lost,
    doubled: report.doubled,
    wrong: report.wrong,
  }))
    for (const line of list.slice(0, 20)) console.error(`${what}: ${line}`);
  return report.lost.length + report.doubled.length + report.wrong.length;
}

async function main(): Promise<void> {
  if (values.from !== undefined) return moneyPart(Number(values.from));
  const wrong = (runs > 0 ? await orders() : 0) + (histories > 0 ? await money() : 0);
  process.exit(wrong > 0 ? 1 : 0);
}

void main();

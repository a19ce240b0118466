import { parseArgs } from 'node:util';
import { runFaults } from './engine';

// npm run faults -- [--runs 1000] [--seed <text>] [--only <run>]
const { values } = parseArgs({
  options: { runs: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
});
const runs = Number(values.runs ?? 1000);
const seed = values.seed ?? `s${Date.now().toString(36)}`;
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number above 0.');

async function main(): Promise<void> {
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
  process.exit(report.lost.length + report.doubled.length + report.wrong.length > 0 ? 1 : 0);
}

void main();

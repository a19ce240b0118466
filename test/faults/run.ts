import { parseArgs } from 'node:util';
import { remitter } from '../contract/support/orders';
import { startTestSandbox } from '../contract/support/testSandbox';
import { runFaults } from './engine';
import { runMoney } from './money';

// npm run faults -- [--runs 1000] [--money 100000] [--seed <text>] [--only <run>]
const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    money: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
  },
});
const runs = Number(values.runs ?? 1000);
const histories = Number(values.money ?? 100_000);
const seed = values.seed ?? `s${Date.now().toString(36)}`;
if (![runs, histories].every((count) => Number.isInteger(count) && count >= 0))
  throw new Error('--runs and --money take whole numbers.');

/** Histories of payments: what came in is out, refunded or held after every step of each. */
async function money(): Promise<number> {
  const again = `npm run faults -- --runs 0 --money ${histories} --seed ${seed}`;
  console.log(`\nMoney: ${histories} histories, seed ${seed} (again: ${again})`);
  const sandbox = await startTestSandbox({ quiet: true });
  const report = await runMoney(sandbox, await remitter(sandbox), {
    histories,
    seed,
    progress: (done) => {
      if (done % 1000 === 0) console.log(`  ${done} histories`);
    },
  });
  await sandbox.close();
  const taken = [...report.taken].map(([name, count]) => `${count} ${name}`).join(', ');
  console.log(
    `${report.histories} histories, ${report.steps} steps (${taken}); ${report.breaches.length} breaches; ${report.seconds.toFixed(1)} s`,
  );
  for (const line of report.breaches.slice(0, 20)) console.error(line);
  return report.breaches.length;
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
  const wrong = (runs > 0 ? await orders() : 0) + (histories > 0 ? await money() : 0);
  process.exit(wrong > 0 ? 1 : 0);
}

void main();

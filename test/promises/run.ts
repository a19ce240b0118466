import { parseArgs } from 'node:util';
import { callNames } from '@/contracts/calls';
import { promises } from './kept';
import { keepPromises } from './engine';
import { writePage } from './page';
import { writingCalls } from './generic';
import { keepWrites } from './writes';

// npm run promises -- [--runs 10000] [--seed <text>] [--path <path> --replay <path>] [--without <promise>] [--writes] [--page]
const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    seed: { type: 'string' },
    path: { type: 'string' },
    replay: { type: 'string' },
    without: { type: 'string', multiple: true },
    writes: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs ?? 10_000);
const seed = values.seed ?? `s${Date.now().toString(36)}`;

async function main(): Promise<void> {
  if (values.page) return writePage();
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number.');
  console.log(
    `${promises.length} promises, ${runs} runs, seed ${seed} (again: npm run promises -- --runs ${runs} --seed ${seed})`,
  );
  const report = await keepPromises({
    runs,
    seed,
    path: values.path,
    replay: values.replay,
    without: values.without,
    progress: (done) => {
      if (done % 500 === 0) console.log(`  ${done} runs`);
    },
  });
  const names = [...report.made].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, { made, accepted }] of names)
    console.log(`  ${name.padEnd(34)} ${String(made).padStart(7)} ${String(accepted).padStart(7)} accepted`);
  const refused = writingCalls.filter((name) => !report.made.get(name)?.accepted);
  console.log(
    `${writingCalls.length - refused.length} of ${writingCalls.length} writing calls were accepted at least once` +
      (refused.length > 0 ? `; never ${refused.join(', ')}` : ''),
  );
  console.log(
    `${report.runs} runs, ${report.steps} steps, ${report.seconds.toFixed(1)} s (${((report.seconds * 1000) / Math.max(1, report.runs)).toFixed(0)} ms a run)`,
  );
  if (values.writes)
    console.log(`${keepWrites(report, callNames, writingCalls)} calls that write what is sensitive`);
  if (!report.breach) return;
  console.error(
    `\nBroken after ${report.breach.foundAfter} runs: ${report.breach.message}\n${report.breach.sequence}\nagain: ${report.breach.again}`,
  );
  process.exitCode = 1;
}

void main();

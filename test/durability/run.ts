import { parseArgs } from 'node:util';
import { runCrashes } from './crashes';

// npm run crashes -- [--crashes 500] [--seed <text>]
const { values } = parseArgs({ options: { crashes: { type: 'string' }, seed: { type: 'string' } } });
const crashes = Number(values.crashes ?? 500);
const seed = values.seed ?? `s${Date.now().toString(36)}`;

async function main(): Promise<void> {
  console.log(
    `${crashes} crashes, seed ${seed} (again: npm run crashes -- --crashes ${crashes} --seed ${seed})`,
  );
  const startedAt = performance.now();
  const report = await runCrashes({
    crashes,
    seed,
    readyAfterCrash: (crash, { acknowledged, lost }) => {
      if (crash % 25 === 0)
        console.log(`  ${crash} crashes, ${acknowledged} acknowledged writes, ${lost} lost`);
    },
  });
  console.log(
    `${report.crashes} crashes in the middle of writes, ${report.acknowledged} acknowledged (${report.orders} orders, ${report.payees} payees, ${report.batches} batches of events): ${report.lost} lost, ${report.failures.length} failures; ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
  );
  for (const line of report.failures.slice(0, 20)) console.error(line);
  process.exit(report.failures.length ? 1 : 0);
}

void main();

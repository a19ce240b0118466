import { parseArgs } from 'node:util';
import { runKills } from './kills';

// npm run kills -- [--kills 500] [--seed <text>]
const { values } = parseArgs({ options: { kills: { type: 'string' }, seed: { type: 'string' } } });
const kills = Number(values.kills ?? 500);
const seed = values.seed ?? `s${Date.now().toString(36)}`;

async function main(): Promise<void> {
  console.log(`${kills} kills, seed ${seed} (again: npm run kills -- --kills ${kills} --seed ${seed})`);
  const startedAt = performance.now();
  const report = await runKills({
    kills,
    seed,
    readyAfterKill: (kill, { acknowledged, lost }) => {
      if (kill % 25 === 0) console.log(`  ${kill} kills, ${acknowledged} acknowledged writes, ${lost} lost`);
    },
  });
  console.log(
    `${report.kills} kills in the middle of writes, ${report.acknowledged} acknowledged (${report.orders} orders, ${report.payees} payees, ${report.batches} batches of events): ${report.lost} lost, ${report.failures.length} failures; ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
  );
  for (const line of report.failures.slice(0, 20)) console.error(line);
  process.exit(report.failures.length ? 1 : 0);
}

void main();

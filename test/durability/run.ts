import { parseArgs } from 'node:util';
import { runCrashes } from './crashes';
import { runOutages } from './outages';
import { runRestarts } from './restarts';

// npm run crashes -- [--crashes 500] [--seed <text>]
// npm run crashes -- --postgres 20 [--workers 30] [--seed <text>]: stops PostgreSQL under a sandbox
// npm run crashes -- --restarts 20: SIGTERM during twenty writing calls
const { values } = parseArgs({
  options: {
    crashes: { type: 'string' },
    postgres: { type: 'string' },
    restarts: { type: 'string' },
    workers: { type: 'string' },
    seed: { type: 'string' },
  },
});
const crashes = Number(values.crashes ?? 500);
const seed = values.seed ?? `s${Date.now().toString(36)}`;

async function stopPostgres(stops: number): Promise<void> {
  const workers = Number(values.workers ?? 30);
  console.log(
    `${stops} stops of PostgreSQL under ${workers} workers, seed ${seed} (again: npm run crashes -- --postgres ${stops} --workers ${workers} --seed ${seed})`,
  );
  const startedAt = performance.now();
  const report = await runOutages({
    stops,
    workers,
    seed,
    onStop: (stop, { acknowledged, unavailable }) =>
      console.log(`  ${stop} stops, ${acknowledged} orders, ${unavailable} times told to come again`),
  });
  console.log(
    `${report.stops} stops, ${report.acknowledged} orders acknowledged, ${report.unavailable} answers 503: ${report.lost} lost, ${report.doubled} doubled, ${report.failures.length} failures; ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
  );
  end(report.failures);
}

async function restart(restarts: number): Promise<void> {
  const report = await runRestarts({ restarts, calls: 20 });
  console.log(
    `${report.restarts} restarts, ${report.answered} calls under way answered, ${report.turnedAway} never accepted, ${report.failures.length} failures`,
  );
  end(report.failures);
}

function end(failures: readonly string[]): never {
  for (const line of failures.slice(0, 20)) console.error(line);
  process.exit(failures.length ? 1 : 0);
}

async function main(): Promise<void> {
  if (values.postgres !== undefined) return stopPostgres(Number(values.postgres));
  if (values.restarts !== undefined) return restart(Number(values.restarts));
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
  end(report.failures);
}

void main();

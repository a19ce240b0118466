import { bundled } from '../build/bundled.mjs';
import { drawn } from './drawn.mjs';
import { nodeTests } from './nodeTests.mjs';
import { onPostgres } from './postgres.mjs';
import { findPostgres } from '../tools.mjs';

/** These start their own servers or inspect one process. */
const own = [
  'contract/server/durability',
  'contract/server/hostile',
  'contract/sight/quietLog',
  'contract/server/shared',
  'contract/sight/sight',
];

/** @param share of the suite's files, drawn by the seed */
export async function contractPair({ seed = `s${Date.now().toString(36)}`, share = 1, parts } = {}) {
  console.log(
    `Two sandboxes on one PostgreSQL; seed ${seed} (again: npm run contract:pair -- --seed ${seed}${share < 1 ? ` --share ${share}` : ''})`,
  );
  // Before several suites need it.
  await bundled('test/contract/support/secondMain.ts');
  return onPostgres(findPostgres(), (url) =>
    nodeTests('contract', {
      parts,
      pick: (file) => !own.some((name) => file.includes(name)) && drawn(file, `pair:${seed}`) < share,
      concurrency: 2,
      env: { DATABASE_URL: url, PAIR_SEED: seed },
      timesOf: 'contract-pair',
      whole: share === 1,
    }),
  );
}

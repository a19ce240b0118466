import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { killAll } from '../../durability/process';
import { runRestarts } from '../../durability/restarts';

// Twenty: `npm run crashes -- --restarts 20`. On its own PGlite: once per suite is enough.
const skip = Boolean(process.env.PAIR_SEED);
after(killAll);

test('calls under way when a restart begins are answered, not cut', { skip }, async () => {
  const report = await runRestarts({ restarts: 2, calls: 20 });
  assert.deepEqual(report.failures, []);
  assert.ok(report.answered >= 20, JSON.stringify(report));
});

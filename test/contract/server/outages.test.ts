import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { runOutages } from '../../durability/outages';
import { killAll } from '../../durability/process';

// In full: `npm run crashes -- --postgres 20`.
const skip = !process.env.DATABASE_URL || Boolean(process.env.PAIR_SEED);
after(killAll);

test(
  'PostgreSQL that goes away under orders ends nothing, loses none and doubles none',
  { skip },
  async () => {
    const report = await runOutages({ stops: 2, workers: 6, seed: `s${Date.now().toString(36)}` });
    assert.deepEqual(report.failures, []);
    assert.equal(report.stops, 2);
    assert.ok(report.acknowledged >= 24, String(report.acknowledged));
  },
);

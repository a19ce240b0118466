import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runFaults } from '../../faults/engine';

// `npm run faults` plays a thousand of them; these few, always the same, tell whether the next thousand are worth it.
test('orders over a failing network and server: none lost, none doubled, each paid once', async () => {
  const report = await runFaults({ runs: 40, seed: 'contract' });
  assert.deepEqual([report.lost, report.doubled, report.wrong], [[], [], []]);
  assert.equal(report.orders, 40);
  assert.ok(report.faults.size >= 15, 'the faults have met the commits');
});

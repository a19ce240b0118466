import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runFaults } from '../../faults/engine';
import { runMoney } from '../../faults/money';
import { remitter } from '../support/orders';
import { startTestSandbox } from '../support/testSandbox';

// A fixed few of `npm run faults`.
test('orders over a failing network and server: none lost, none doubled, each paid once', async () => {
  const report = await runFaults({ runs: 40, seed: 'contract' });
  assert.deepEqual([report.lost, report.doubled, report.wrong], [[], [], []]);
  assert.equal(report.orders, 40);
  assert.ok(report.faults.size >= 15, 'the faults have met the commits');
  assert.ok(report.ways.size >= 20, 'they are paid by ways of every market');
});

test('money that comes in is out, refunded or held after every step of a history', async () => {
  const sandbox = await startTestSandbox({ quiet: true });
  const report = await runMoney(sandbox, await remitter(sandbox), { histories: 60, seed: 'contract' });
  await sandbox.close();
  assert.deepEqual(report.breaches, []);
  for (const step of ['callback', 'partial', 'topUp', 'accept', 'cancel', 'time', 'draw'])
    assert.ok(report.taken[step], `no history has ${step}`);
});

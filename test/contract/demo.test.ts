import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { demoAccounts } from '../../sandbox/seed/demoAccounts';
import type { TestSandbox } from './support/testSandbox';
import { startTestSandbox } from './support/testSandbox';

describe('demo accounts', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true, seed: true });
  });
  after(() => sandbox.close());

  test('every source market has one', async () => {
    const { list } = await sandbox.client().call('common.supportCountry', {});
    for (const { countryCode } of list)
      assert.ok(
        demoAccounts.list.some((account) => account.market === countryCode),
        countryCode,
      );
    for (const account of demoAccounts.list) await sandbox.console.payerId(account.email);
  });

  for (const { email, market } of demoAccounts.list)
    test(`${market} is ready to send: passed, with several payees and orders in several states`, async () => {
      const person = await sandbox.console.payer(await sandbox.console.payerId(email));
      assert.equal(person.payer.kycStatus, 'Pass');
      assert.ok(new Set(person.payees.map((payee) => payee.accountType)).size > 1);
      assert.ok(new Set(person.orders.map((order) => order.status)).size >= 4);
      const first = Math.min(...person.orders.map(({ createdAt }) => Number(createdAt)));
      for (const { createdAt } of [person.payer, ...person.payees])
        assert.ok(Number(createdAt) < first, 'there before the first transfer');
    });

  test('they stay as they are while nobody acts, and a reset brings them back the same', async () => {
    const states = async () =>
      (
        await sandbox.console.get<{ orders: { seqNo: string; status: string; sourceAmount: string }[] }>(
          '/orders?limit=200',
        )
      ).orders
        .map((order) => `${order.seqNo} ${order.status} ${order.sourceAmount}`)
        .sort();
    const before = await states();
    await sandbox.console.tick();
    assert.deepEqual(await states(), before);
    await sandbox.console.moveOrder('HWDEMOAUS01', 'TRANSACTION_SUCCESS');
    assert.notDeepEqual(await states(), before);
    await sandbox.console.reset();
    assert.deepEqual(await states(), before);
  });

  test('scenes play on them, each on someone who has not been in one', async () => {
    const { actions } = await sandbox.console.get<{ actions: { name: string; kind: string }[] }>('/actions');
    const people = demoAccounts.list;
    for (const [index, { name }] of actions.filter((action) => action.kind === 'scene').entries()) {
      if (index % people.length === 0) await sandbox.console.reset();
      const payerId = `demo-${people[index % people.length]?.key}`;
      await sandbox.console.action('coupon.grant', { payerId });
      await sandbox.console.action(name, { payerId });
    }
  });
});

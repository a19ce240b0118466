import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { rechargeCodes } from '@/contracts/errors/server';
import { codes } from '../../sandbox/dispatch/refusal';
import { demoPayer } from './support/demoPayer';
import { newKey } from './support/orders';
import { refused } from './support/person';
import type { TestSandbox } from './support/testSandbox';
import { startTestSandbox } from './support/testSandbox';

describe('small recharge', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const settle = async (payLink: string, outcome: string): Promise<string> => {
    const response = await fetch(`${payLink}/${outcome}`, {
      method: 'POST',
      headers: { accept: 'application/json' },
    });
    return ((await response.json()) as { status: string }).status;
  };

  test('items are sold in the market’s own currency', async () => {
    const aus = await demoPayer(sandbox, 'AUS');
    const { list } = await aus.client.call('recharge.items', { sourceCountry: 'AUS' });
    assert.ok(list.length > 3 && list.every((item) => item.price.currencyCode === 'AUD' && !item.soldOut));
    const video = await aus.client.call('recharge.items', { sourceCountry: 'AUS', brand: 'Example Video' });
    assert.ok(video.list.length > 0 && video.list.length < list.length);
    assert.deepEqual((await aus.client.call('recharge.items', { sourceCountry: 'ZZZ' })).list, []);
    refused(await aus.client.send('recharge.items', {}), codes.badParams);
    const brands = await aus.client.call('recharge.list', { sourceCountry: 'AUS' });
    const own = brands.list.find(({ brand }) => brand === 'Example Video');
    assert.deepEqual([own?.items, own?.from], [video.list.length, video.list[0]?.price]);
    refused(await aus.client.send('recharge.list', { sourceCountry: 'x' }), codes.badParams);
  });

  test('an order: made once a key, paid, delivered as a code', async () => {
    const aus = await demoPayer(sandbox, 'AUS');
    const params = { itemId: 'video-aus-1', account: '412345678' };
    const key = { 'idempotency-key': newKey() };
    const made = await aus.client.call('recharge.create', params, key);
    assert.equal((await aus.client.call('recharge.create', params, key)).order.seqNo, made.order.seqNo);
    assert.deepEqual([made.order.status, made.order.paid], [0, false]);
    const { seqNo } = made.order;
    assert.equal((await fetch(made.payLink)).status, 200);
    assert.equal(await settle(made.payLink, 'cancelled'), 'unpaid');
    assert.equal(await settle(made.payLink, 'paid'), 'paid');
    assert.equal(await settle(made.payLink, 'paid'), 'paid');
    const paid = await aus.client.call('recharge.detail', { seqNo });
    assert.deepEqual([paid.order.status, paid.order.paid, paid.redemptionCode], [0, true, undefined]);
    await sandbox.console.advance(11_000);
    const done = await aus.client.call('recharge.detail', { seqNo });
    assert.equal(done.order.status, 1);
    assert.match(done.redemptionCode ?? '', /^[A-Z2-9]{16}$/);
    assert.ok(done.steps.length > 1);
    const other = await demoPayer(sandbox, 'AUS');
    refused(await other.client.send('recharge.detail', { seqNo }), codes.notFound);
  });

  test('unpaid it expires after a quarter of an hour and gives its piece back', async () => {
    const aus = await demoPayer(sandbox, 'AUS');
    await sandbox.db
      .updateTable('recharge_items')
      .set({ stock: 1 })
      .where('id', '=', 'music-aus-1')
      .execute();
    const params = { itemId: 'music-aus-1', account: 'someone@example.test' };
    const all = await Promise.all(
      Array.from({ length: 20 }, () => aus.client.send('recharge.create', params)),
    );
    assert.deepEqual([...new Set(all.map(({ envelope }) => envelope.code))].sort(), [
      '0',
      rechargeCodes.soldOut,
    ]);
    assert.equal(all.filter(({ envelope }) => envelope.code === '0').length, 1);
    await sandbox.console.advance(16 * 60_000);
    const { rows } = await aus.client.call('recharge.orders', { pageSize: 10 });
    assert.deepEqual(
      rows.map((row) => [row.status, row.paid]),
      [[2, false]],
    );
    const winner = all.find(({ envelope }) => envelope.code === '0');
    const { payLink } = winner?.envelope.model as { payLink: string };
    assert.equal(await settle(payLink, 'paid'), 'refunded');
    assert.equal((await aus.client.send('recharge.create', params)).envelope.code, '0');
  });

  test('the list: newest first, page by page, by status', async () => {
    const aus = await demoPayer(sandbox, 'AUS');
    const seqNos: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { order } = await aus.client.call('recharge.create', {
        itemId: 'video-aus-2',
        account: '412345678',
      });
      seqNos.unshift(order.seqNo);
      await sandbox.console.advance(1000);
    }
    const first = await aus.client.call('recharge.orders', { pageSize: 2 });
    assert.equal(first.total, 3);
    const second = await aus.client.call('recharge.orders', { pageSize: 2, cursor: first.next });
    assert.deepEqual(
      [...first.rows, ...second.rows].map((row) => row.seqNo),
      seqNos,
    );
    assert.equal(second.next, undefined);
    assert.equal((await aus.client.call('recharge.orders', { pageSize: 5, status: 1 })).total, 0);
    refused(await aus.client.send('recharge.orders', { pageSize: 2, cursor: 'x' }), codes.badParams);
    refused(await aus.client.send('recharge.orders', { pageSize: 2, status: 7 }), codes.badParams);
  });

  test('other markets’ items, unknown ones and wrong accounts are refused', async () => {
    const aus = await demoPayer(sandbox, 'AUS');
    const make = (itemId: string, account: string) => aus.client.send('recharge.create', { itemId, account });
    refused(await make('video-hkg-1', '412345678'), rechargeCodes.itemNotFound);
    refused(await make('nothing', '412345678'), rechargeCodes.itemNotFound);
    refused(await make('video-aus-1', 'no phone'), rechargeCodes.accountWrong);
    refused(await make('video-aus-1', ''), codes.badParams);
    assert.equal((await fetch(`${sandbox.url}/recharge/pay/unknown`)).status, 404);
  });
});

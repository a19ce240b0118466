import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { orderStatuses, orderStatusNames, statusesOfTab } from '@/domain/statuses';
import { codes } from '../../../sandbox/dispatch/refusal';
import { ordered, payOf, type Remitter, remitter } from '../support/orders';
import { siblingPayee } from '../support/payees';
import { refused } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';

const tabs = ['all', 'waiting', 'progress', 'done', 'closed'] as const;

describe('order list', () => {
  let sandbox: TestSandbox;
  let person: Remitter;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
    person = await remitter(sandbox);
  });
  after(() => sandbox.close());

  const page = (tab: (typeof tabs)[number], pageSize: number, cursor?: string) =>
    person.client.call('order.listRecords', { tab, pageSize, ...(cursor ? { cursor } : {}) });

  test('nothing yet: empty tabs, empty pages', async () => {
    const { list } = await person.client.call('order.listTypeTab', {});
    assert.deepEqual(
      list,
      tabs.map((tab) => ({ tab, count: 0 })),
    );
    assert.deepEqual(await page('all', 10), { rows: [], total: 0 });
  });

  test('pages hold every order once, newest first, also of one moment and while new ones come', async () => {
    const made: string[] = [];
    for (let index = 0; index < 7; index += 1)
      made.unshift((await ordered(person, { sourceAmount: '20' })).seqNo);
    const moment = sandbox.clock.now();
    await sandbox.db
      .updateTable('orders')
      .set({ createdAt: moment })
      .where('payerId', '=', person.payerId)
      .execute();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const answer = await page('all', 3, cursor);
      assert.equal(answer.rows.length, Math.min(3, 7 - seen.length));
      seen.push(...answer.rows.map((row) => row.seqNo));
      cursor = answer.next;
      if (seen.length === 3) await ordered(person, { sourceAmount: '20' });
    } while (cursor);
    assert.deepEqual([...seen].sort(), [...made].sort());
    assert.equal(new Set(seen).size, 7);
    assert.equal((await page('all', 50)).total, 8);
  });

  test('oldest first, pages hold the same orders the other way round, in a tab too', async () => {
    for (const tab of ['all', 'waiting'] as const) {
      const newest = (await page(tab, 50)).rows.map((row) => row.seqNo);
      const oldest: string[] = [];
      let cursor: string | undefined;
      do {
        const answer = await person.client.call('order.listRecords', {
          tab,
          sort: 'oldest',
          pageSize: 3,
          cursor,
        });
        oldest.push(...answer.rows.map((row) => row.seqNo));
        cursor = answer.next;
      } while (cursor);
      assert.ok(newest.length > 6);
      assert.deepEqual(oldest, newest.reverse());
    }
  });

  test('words of the recipient find their orders in a tab, page by page', async () => {
    const own = await remitter(sandbox);
    const { payee } = await own.client.call('payee.add', siblingPayee);
    const sibling = { ...own, payeeId: payee.id };
    const theirs: string[] = [];
    for (let index = 0; index < 3; index += 1)
      theirs.unshift((await ordered(sibling, { sourceAmount: '20', accountType: 'alipay' })).seqNo);
    const { seqNo: other } = await ordered(own, { sourceAmount: '20' });
    const find = (keyword: string, more: { cursor?: string | undefined; sort?: 'oldest' } = {}) =>
      own.client.call('order.listRecords', { tab: 'all', pageSize: 2, keyword, ...more });
    const numbers = ({ rows }: Awaited<ReturnType<typeof find>>) => rows.map(({ seqNo }) => seqNo);

    const first = await find('赵敏');
    assert.deepEqual([numbers(first), first.total], [theirs.slice(0, 2), 3]);
    const rest = await find('赵敏', { cursor: first.next });
    assert.deepEqual([numbers(rest), rest.next], [theirs.slice(2), undefined]);
    assert.deepEqual(numbers(await find('赵敏', { sort: 'oldest' })), [...theirs].reverse().slice(0, 2));
    assert.deepEqual(numbers(await find('zhao 8903')), [other], 'a name and the last digits');
    assert.equal((await find(' ')).total, 4);
    assert.deepEqual(await find('nobody'), { rows: [], total: 0 });
    const done = { tab: 'done', pageSize: 2, keyword: 'zhao' } as const;
    assert.equal((await own.client.call('order.listRecords', done)).total, 0);
  });

  test('every status shows in the tab of its row, and in no other', async () => {
    const { seqNo } = await ordered(person, { sourceAmount: '20' });
    for (const status of orderStatusNames) {
      const row = orderStatuses[status];
      await sandbox.db.updateTable('orders').set({ status }).where('seqNo', '=', seqNo).execute();
      for (const tab of tabs) {
        const { rows } = await page(tab, 50);
        const shown = rows.some((order) => order.seqNo === seqNo);
        const expected = row.tab !== 'hidden' && (tab === 'all' || tab === row.tab);
        assert.equal(shown, expected, `${status} in ${tab}`);
      }
    }
    await sandbox.db
      .updateTable('orders')
      .set({ status: 'TRANSACTION_SUCCESS' })
      .where('seqNo', '=', seqNo)
      .execute();
    const { list } = await person.client.call('order.listTypeTab', {});
    await sandbox.console.tick();
    const summedUp = await person.client.call('order.listTypeTab', {});
    assert.deepEqual(summedUp.list, list, 'the job that adds the changes up changes no count');
    for (const { tab, count } of list) {
      const { rows, total } = await page(tab, 50);
      assert.equal(rows.length, count, tab);
      assert.equal(total, count, tab);
      assert.ok(rows.every((row) => (statusesOfTab(tab) as readonly string[]).includes(row.status)));
    }
  });

  test('bad tabs, sizes and cursors are refused', async () => {
    const bad = [
      { tab: 'other', pageSize: 10 },
      { tab: 'all', pageSize: 0 },
      { tab: 'all', pageSize: 51 },
      { tab: 'all', pageSize: 10, cursor: 'x' },
      { tab: 'all', pageSize: 10, cursor: "1.'; drop table orders" },
    ];
    for (const params of bad) refused(await person.client.send('order.listRecords', params), codes.badParams);
  });

  test('an order is had by its number, each by its own [F7-10]', async () => {
    const [one, two] = [await ordered(person), await ordered(person, { sourceAmount: '1100' })];
    for (const [{ seqNo }, amount] of [[one, '1000.00'], [two, '1100.00']] as const) {
      const { order } = await person.client.call('order.get', { seqNo });
      assert.deepEqual([order.seqNo, order.sourceAmount.amount], [seqNo, amount]);
    }
    refused(await person.client.send('order.get', { seqNo: `${one.seqNo}0` }), errorCodes.orderNotFound);
  }); // prettier-ignore

  test("another payer's order is not found, by any call", async () => {
    const other = await remitter(sandbox);
    const order = await ordered(other);
    const { client } = person;
    const by = { seqNo: order.seqNo };
    const replies = [
      await client.send('order.get', by),
      await client.send('order.payTypes', { ...by, countryCode: 'AUS' }),
      await client.send('order.pay', { ...payOf(order, 140), userId: person.payerId }),
      await client.send('order.pay', payOf(order, 140)),
      await client.send('order.fundingUpdate', { ...by, transferFlag: 1, type: 1, countryCode: 'AUS' }),
      await client.send('order.updateStatus', { id: order.id, paymentStatus: 'PAYMENT_CANCELED' }),
      await client.send('order.cancel', by),
      await client.send('order.requestRefund', { ...by, reason: 'OTHER' }),
      await client.send('order.uploadVoucher', { ...by, images: ['abcdefgh'], fileNames: ['a.png'] }),
      await client.send('order.paymentResult', by),
      await client.send('wallet.arouse', by),
      await client.send('wallet.result', by),
      await client.send('wallet.notify', { id: order.id, paymentStatus: 'PAYMENT_SUCCESS' }),
    ];
    for (const reply of replies) refused(reply, errorCodes.orderNotFound);
    const { rows } = await page('all', 50);
    assert.ok(!rows.some((row) => row.seqNo === order.seqNo));
    assert.equal((await other.client.call('order.get', by)).order.status, 'WAIT_PAYMENT');
  });
});

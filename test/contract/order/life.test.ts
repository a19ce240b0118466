import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import type { OrderStatusName } from '@/domain/statuses';
import { orderStatusNames } from '@/domain/statuses';
import { codes, isRefusal } from '../../../sandbox/dispatch/refusal';
import { allowedOrderMoves, moveOrder } from '../../../sandbox/machines/moves';
import { pathTo } from '../../../sandbox/machines/path';
import { fetchOrder, ordered, type Remitter, remitter } from '../support/orders';
import { refused } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';

const hour = 3_600_000;

describe('the life of an order', () => {
  let sandbox: TestSandbox;
  let person: Remitter;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
    person = await remitter(sandbox);
  });
  after(() => sandbox.close());

  const cancel = (seqNo: string) => person.client.send('order.cancel', { seqNo, reason: 'changed my mind' });
  const refund = (seqNo: string) =>
    person.client.send('order.requestRefund', { seqNo, reason: 'WRONG_AMOUNT', remark: 'too much' });
  const orderIn = async (status: OrderStatusName) => {
    const order = await ordered(person, { sourceAmount: '20' });
    await sandbox.console.moveOrder(order.seqNo, status);
    return fetchOrder(person.client, order.seqNo);
  };
  const reachable = (() => {
    const reached = new Set<OrderStatusName>(['WAIT_PAYMENT']);
    for (const status of reached) for (const next of allowedOrderMoves(status)) reached.add(next);
    return [...reached];
  })();

  test('every move of the table is done, written down and dated; every other is refused and changes nothing', async () => {
    const order = await ordered(person, { sourceAmount: '20' });
    let done = 0;
    let no = 0;
    for (const from of orderStatusNames) {
      for (const to of orderStatusNames) {
        await sandbox.runtime.transact(async (work) => {
          await work.db
            .updateTable('orders')
            .set({ status: from, paidAt: null })
            .where('id', '=', order.id)
            .execute();
          // Without money: held money is refunded when an order ends.
          for (const table of ['orderHistory', 'payments', 'refunds', 'moneyCases'] as const)
            await work.db.deleteFrom(table).where('orderId', '=', order.id).execute();
          const attempt = moveOrder(work, order.id, to, { actor: 'us' });
          if (allowedOrderMoves(from).includes(to)) {
            assert.equal((await attempt).status, to);
            done += 1;
          } else {
            await assert.rejects(attempt, (error: unknown) => {
              assert.ok(isRefusal(error));
              assert.equal(error.code, codes.conflict);
              return true;
            });
            no += 1;
          }
          const history = await work.db
            .selectFrom('orderHistory')
            .select(['fromStatus', 'toStatus'])
            .where('orderId', '=', order.id)
            .execute();
          assert.deepEqual(
            history,
            allowedOrderMoves(from).includes(to) ? [{ fromStatus: from, toStatus: to }] : [],
          );
        });
      }
    }
    assert.equal(done + no, orderStatusNames.length ** 2);
    assert.equal(
      done,
      orderStatusNames.reduce((sum, from) => sum + allowedOrderMoves(from).length, 0),
    );
  });

  test('each status that a new order can come to answers in the shape of the catalogue', async () => {
    await sandbox.console.advance(25 * hour);
    for (const status of reachable) {
      const order = await orderIn(status);
      assert.equal(order.status, status);
      assert.equal(order.history.at(-1)?.status, status);
    }
    assert.ok(reachable.length > 20, String(reachable.length));
  });

  test('cancel works where the table allows it, and is the same said twice', async () => {
    await sandbox.console.advance(25 * hour);
    for (const status of reachable) {
      const order = await orderIn(status);
      const allowed = allowedOrderMoves(status).includes('PAYMENT_CANCELED');
      assert.equal(order.canCancel, allowed, status);
      const reply = await cancel(order.seqNo);
      if (allowed) {
        assert.equal(reply.envelope.code, '0', status);
        const again = (await cancel(order.seqNo)).envelope.model as { order: typeof order };
        assert.equal(again.order.history.length, order.history.length + 1);
        assert.equal(again.order.status, 'PAYMENT_CANCELED');
      } else if (status !== 'PAYMENT_CANCELED') {
        refused(reply, errorCodes.cancelTooLate);
        assert.equal((await fetchOrder(person.client, order.seqNo)).status, status);
      }
    }
  });

  test('a refund may be asked for where the table allows it, once', async () => {
    await sandbox.console.advance(25 * hour);
    for (const status of reachable) {
      const order = await orderIn(status);
      const allowed = allowedOrderMoves(status).includes('REFUND_REQUEST');
      assert.equal(order.canRefund, allowed, status);
      const { receivedAmount } = (await person.client.call('order.get', { seqNo: order.seqNo })).order;
      const reply = await refund(order.seqNo);
      if (allowed) {
        assert.equal(reply.envelope.code, '0', status);
        await refund(order.seqNo);
        const rows = await sandbox.db
          .selectFrom('refunds')
          .select(['reason', 'amount', 'status'])
          .where('orderId', '=', order.id)
          .execute();
        assert.deepEqual(
          rows,
          [
            {
              reason: 'WRONG_AMOUNT',
              amount: (receivedAmount ?? order.totalAmount).amount,
              status: 'REFUND_REQUEST',
            },
          ],
          status,
        );
      } else if (!status.startsWith('REFUND_')) {
        refused(reply, errorCodes.refundNotPossible);
        assert.equal((await fetchOrder(person.client, order.seqNo)).status, status);
      }
    }
  });

  test('a refund goes to its end with the clock and cannot be undone [P4.2-16]', async () => {
    const order = await orderIn('PAYMENT_RECEIVED');
    await refund(order.seqNo);
    const { refundDetails, totalAmount } = await fetchOrder(person.client, order.seqNo);
    assert.equal(refundDetails?.reason, 'Wrong amount');
    assert.deepEqual(refundDetails.amount, totalAmount);
    refused(await cancel(order.seqNo), errorCodes.cancelTooLate);
    await sandbox.console.advance(2 * 60_000);
    const over = await fetchOrder(person.client, order.seqNo);
    assert.deepEqual(
      over.history.slice(-5).map((event) => event.status),
      ['REFUND_REQUEST', 'REFUND_ACCEPTING', 'REFUND_APPROVE', 'REFUND_ING', 'REFUND_SUCCESS'],
    );
    const { refunds } = await sandbox.console.get<{ refunds: { status: string }[] }>(
      `/orders/${order.seqNo}`,
    );
    assert.deepEqual(
      refunds.map((row) => row.status),
      ['REFUND_SUCCESS'],
    );
  });

  test('an order nobody pays times out at its deadline, to the millisecond, and is told', async () => {
    const order = await ordered(person, { sourceAmount: '20' });
    await sandbox.console.advance(30 * hour);
    const over = await fetchOrder(person.client, order.seqNo);
    assert.deepEqual(over.history.at(-1), { status: 'PAYMENT_TIMEOUT', at: order.payDeadline, by: 'clock' });
    const { rows } = await person.client.call('message.list', { pageSize: 50 });
    const told = rows.filter((row) => row.seqNo === order.seqNo);
    assert.deepEqual(
      told.map((row) => [row.titleKey, row.at]),
      [
        ['message.order.PAYMENT_TIMEOUT.title', order.payDeadline],
        ['message.order.WAIT_PAYMENT.title', order.createTime],
      ],
    );
  });

  test('a paid order is told of at its turns, and no message says who or how much', async () => {
    const order = await orderIn('PAYMENT_RECEIVED');
    await sandbox.console.advance(10 * 60_000);
    const { rows } = await person.client.call('message.list', { pageSize: 50 });
    const told = rows.filter((row) => row.seqNo === order.seqNo);
    assert.deepEqual(
      told.map((row) => row.titleKey.split('.')[2]),
      ['BANK_REMITTED', 'PAYMENT_RECEIVED', 'WAIT_PAYMENT'],
    );
    for (const message of told) assert.deepEqual(message.params, { seqNo: order.seqNo });
  });

  test('a bounced payout waits for the payer, who may take the money back', async () => {
    const order = await orderIn('BANK_REMIT_FAILED');
    await sandbox.console.advance(48 * hour);
    assert.equal((await fetchOrder(person.client, order.seqNo)).status, 'BANK_REMIT_FAILED');
    await refund(order.seqNo);
    await sandbox.console.advance(hour);
    assert.equal((await fetchOrder(person.client, order.seqNo)).status, 'REFUND_SUCCESS');
  });

  test('the rate lock ends with its hours', async () => {
    const order = await orderIn('BANK_REMIT_FAILED');
    assert.equal(order.ifLockedRate, true);
    await sandbox.console.advance(order.rateLockHours * hour + 1);
    assert.equal((await fetchOrder(person.client, order.seqNo)).ifLockedRate, false);
  });

  test('asked for nothing sensible, refused as such', async () => {
    refused(await person.client.send('order.get', { seqNo: '' }), codes.badParams);
    refused(await person.client.send('order.get', { seqNo: "x' or 1=1" }), codes.badParams);
    refused(
      await person.client.send('order.get', { seqNo: 'HW000000000000000000' }),
      errorCodes.orderNotFound,
    );
    refused(await person.client.send('order.requestRefund', { seqNo: 'HW1' }), codes.badParams);
    refused(
      await person.client.send('order.updateStatus', { id: 'x', paymentStatus: 'paid!' }),
      codes.badParams,
    );
    assert.deepEqual(pathTo(allowedOrderMoves, 'WAIT_PAYMENT', 'WAIT_PAYMENT'), []);
  });
});

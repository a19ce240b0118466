import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { fetchOrder, ordered, payOf, quoted, type Remitter, remitter } from '../support/orders';
import { refused } from '../support/person';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

describe('a coupon that is worth more than it can take off', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const granted = async ({ payerId }: Remitter, type: number, amount: string): Promise<string> =>
    (await sandbox.console.action<{ couponId: string }>('coupon.grant', { payerId, type, amount })).couponId;

  test('off the fee takes the fee and no more: the sum itself is paid', async () => {
    const person = await remitter(sandbox);
    const couponId = await granted(person, 2, '5000');
    const order = await ordered(person, { couponId, sourceAmount: '100' });
    assert.deepEqual(order.discountAmount, order.feeAmount);
    assert.deepEqual([order.totalAmount.amount, order.status], ['100.00', 'WAIT_PAYMENT']);
  });

  test('off the whole price counts from its own worth: it pays for no transfer', async () => {
    const person = await remitter(sandbox);
    const couponId = await granted(person, 1, '100');
    await assert.rejects(quoted(person, { couponId, sourceAmount: '99.99' }), /CouponNotUsable/);
    const { list } = await person.client.call('coupon.queryPayer', { sourceAmount: '99.99' });
    const shown = list.find((row) => row.couponId === couponId);
    assert.deepEqual([shown?.usable, shown?.minSourceAmount], [false, '100']);
    const order = await ordered(person, { couponId, sourceAmount: '100' });
    assert.deepEqual(
      [order.discountAmount.amount, order.totalAmount.amount],
      ['100.00', order.feeAmount.amount],
    );
    assert.equal(order.status, 'WAIT_PAYMENT');
  });

  test('where a transfer is free besides, nothing is left to pay: no payment is asked for, and the money goes on', async () => {
    const person = await remitter(sandbox);
    await sandbox.db.updateTable('feeRules').set({ flat: '0' }).where('sourceCountry', '=', 'AUS').execute();
    const couponId = await granted(person, 1, '100');
    const order = await ordered(person, { couponId, sourceAmount: '100' });
    assert.deepEqual([order.totalAmount.amount, order.discountAmount.amount], ['0.00', '100.00']);
    assert.equal(order.status, 'PAYMENT_RECEIVED');
    refused(await person.client.send('order.pay', payOf(order, 120)), errorCodes.wrongStep);
    await sandbox.console.advance(3_600_000);
    const later = await fetchOrder(person.client, order.seqNo);
    assert.equal(later.status, 'TRANSACTION_SUCCESS');
    const { refunds, payment } = await person.client.call('order.details', { seqNo: order.seqNo });
    assert.deepEqual([refunds, payment], [[], undefined]);
  });
});

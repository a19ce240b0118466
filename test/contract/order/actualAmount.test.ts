import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { Decimal } from '@/core/decimal';
import {
  newKey,
  type Order,
  ordered,
  payOf,
  quoted,
  type Remitter,
  remitter,
  sendCommit,
} from '../support/orders';
import { refused } from '../support/person';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

const hour = 3_600_000;

describe('sending what arrived asks what an order of that amount is asked', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
    await pin('4.8000');
  });
  after(() => sandbox.close());

  const pin = (rate: string | Decimal) =>
    sandbox.console.action('rates.pin', { source: 'AUD', target: 'CNY', rate: new Decimal(rate).toFixed() });
  const receive = async (person: Remitter, order: Order, amount: string) => {
    await person.client.call('order.pay', payOf(order, 120));
    await sandbox.console.action('payment.receive', { seqNo: order.seqNo, amount });
  };
  const unlocked = async (person: Remitter) => {
    const terms = { ...(await quoted(person)), lockRate: false };
    return (await person.client.call('order.commit', terms, { 'idempotency-key': newKey() })).order;
  };
  const accept = (person: Remitter, { seqNo }: Order) =>
    person.client.send('order.changeAmount', { seqNo, option: 'acceptActual' });
  const accepted = async (person: Remitter, { seqNo }: Order) =>
    (await person.client.call('order.changeAmount', { seqNo, option: 'acceptActual' })).order;

  test('papers: those that a commit of this amount demands are demanded', async () => {
    const person = await remitter(sandbox);
    const friend = { ...(await quoted(person, { sourceAmount: '30000' })), relation: 'friend' };
    const { supplements } = await person.client.call('order.commit', friend, { 'idempotency-key': newKey() });
    assert.ok(supplements.length > 0);

    const other = await remitter(sandbox);
    const small = { ...(await quoted(other, { sourceAmount: '100' })), relation: 'friend' };
    const made = await other.client.call('order.commit', small, { 'idempotency-key': newKey() });
    assert.deepEqual(made.supplements, []);
    await receive(other, made.order, '30008.00');
    await accepted(other, made.order);
    const details = await other.client.call('order.details', { seqNo: made.order.seqNo });
    assert.deepEqual(
      details.supplements.map(({ kind }) => kind),
      supplements.map(({ kind }) => kind),
    );
    await sandbox.console.advance(hour);
    const { order } = await other.client.call('order.get', { seqNo: made.order.seqNo });
    assert.equal(order.papersWanted, true);
    assert.equal(order.status, 'PAYMENT_SUCCESS');
  });

  test('an amount of more decimals than the currency has is none; a very large one is taken', async () => {
    const person = await remitter(sandbox);
    const order = await ordered(person, { sourceAmount: '100' });
    await assert.rejects(receive(person, order, '108.005'), /payment\.receive/);
    const status = async () => (await person.client.call('order.get', { seqNo: order.seqNo })).order.status;
    assert.equal(await status(), 'WAIT_PAYMENT');
    await sandbox.console.action('payment.receive', { seqNo: order.seqNo, amount: '6000005999970.5' });
    assert.equal(await status(), 'PAYMENT_TO_BE_VERIFIED');
  });

  test('limits of a day: what other orders have used is gone; the order itself does not count twice', async () => {
    const person = await remitter(sandbox);
    const orders = [];
    for (let count = 0; count < 3; count += 1) orders.push(await ordered(person, { sourceAmount: '100' }));
    const replies = [];
    for (const order of orders) {
      await receive(person, order, '49000.00');
      replies.push(await accept(person, order));
    }
    assert.deepEqual(
      replies.map(({ envelope }) => envelope.code),
      [errorCodes.ok, errorCodes.ok, errorCodes.dailyLimit],
    );
    const { seqNo } = orders[2] as Order;
    const { order } = await person.client.call('order.requestRefund', { seqNo, reason: 'RATE' });
    assert.equal(order.status, 'REFUND_REQUEST');
  });

  test('limits of a day: a sum counts on the day of its yes, however old its order is', async () => {
    const person = await remitter(sandbox);
    const orders = [];
    for (let count = 0; count < 3; count += 1) orders.push(await ordered(person, { sourceAmount: '100' }));
    for (const order of orders) await receive(person, order, '49000.00');
    await sandbox.console.advance(25 * hour);
    const replies = [];
    for (const order of orders) replies.push(await accept(person, order));
    assert.deepEqual(
      replies.map(({ envelope }) => envelope.code),
      [errorCodes.ok, errorCodes.ok, errorCodes.dailyLimit],
    );
    refused(
      await sendCommit(person.client, await quoted(person, { sourceAmount: '3000' })),
      errorCodes.dailyLimit,
    );
  });

  test('a coupon: below its minimum it does not count, and is there again', async () => {
    const person = await remitter(sandbox);
    const { couponId } = await sandbox.console.action<{ couponId: string }>('coupon.grant', {
      payerId: person.payerId,
      type: 1,
      amount: '20',
      currency: 'AUD',
      minAmount: '500',
    });
    const order = await ordered(person, { sourceAmount: '600', couponId });
    assert.equal(order.discountAmount.amount, '20.00');
    await receive(person, order, '108.00');
    const sent = await accepted(person, order);
    assert.deepEqual(
      [sent.discountAmount.amount, sent.totalAmount.amount, sent.couponId],
      ['0.00', '108.00', undefined],
    );
    assert.equal(sent.sourceAmount.amount, new Decimal('108').minus(sent.feeAmount.amount).toFixed(2));
    const { list } = await person.client.call('coupon.queryPayer', {});
    assert.equal(list.find((row) => row.couponId === couponId)?.usable, true);
  });

  test('a coupon: where its minimum is reached it counts', async () => {
    const person = await remitter(sandbox);
    const { couponId } = await sandbox.console.action<{ couponId: string }>('coupon.grant', {
      payerId: person.payerId,
      type: 1,
      amount: '20',
      currency: 'AUD',
      minAmount: '500',
    });
    const order = await ordered(person, { sourceAmount: '600', couponId });
    await receive(person, order, '800.00');
    const sent = await accepted(person, order);
    assert.equal(sent.discountAmount.amount, '20.00');
    assert.equal(sent.sourceAmount.amount, new Decimal('820').minus(sent.feeAmount.amount).toFixed(2));
  });

  test('the rate: once its promise is over a moved one is asked about, for the amount that arrived', async () => {
    const person = await remitter(sandbox);
    const order = await unlocked(person);
    await receive(person, order, '508.00');
    await sandbox.console.advance(2 * hour);
    await pin('4.3200');
    const asked = await accepted(person, order);
    assert.equal(asked.status, 'PAYMENT_TO_BE_VERIFIED');
    assert.equal(asked.totalAmount.amount, '508.00');
    const target = new Decimal(asked.sourceAmount.amount).times('4.3200').toFixed(2, Decimal.ROUND_DOWN);
    assert.equal(asked.rateQuestion?.targetAmount.amount, target);

    const sent = await accepted(person, order);
    assert.deepEqual([sent.status, sent.targetAmount.amount], ['PAYMENT_RECEIVED', target]);
    await pin('4.8000');
  });

  test('the rate: a question that was left for hours is asked again where the rate has moved on', async () => {
    const person = await remitter(sandbox);
    const order = await unlocked(person);
    await receive(person, order, '508.00');
    await sandbox.console.advance(2 * hour);
    await pin('5.2800');
    assert.equal((await accepted(person, order)).status, 'PAYMENT_TO_BE_VERIFIED');
    await sandbox.console.advance(2 * hour);
    await pin('4.8000');
    const again = await accepted(person, order);
    assert.equal(again.status, 'PAYMENT_TO_BE_VERIFIED');
    assert.equal(new Decimal(again.rateQuestion?.businessRate ?? 0).toFixed(4), '4.8000');
    const sent = await accepted(person, order);
    assert.deepEqual(
      [sent.status, new Decimal(sent.businessRate).toFixed(4)],
      ['PAYMENT_RECEIVED', '4.8000'],
    );
  });

  test('the rest can be paid for as long as parts wait for a decision, however often that is said', async () => {
    const person = await remitter(sandbox);
    const order = await ordered(person);
    await receive(person, order, '0.01');
    for (let day = 0; day < 4; day += 1) {
      await person.client.call('order.changeAmount', { seqNo: order.seqNo, option: 'topUp' });
      await receive(person, order, '0.01');
      await sandbox.console.advance(23 * hour);
    }
    const { order: last } = await person.client.call('order.changeAmount', {
      seqNo: order.seqNo,
      option: 'topUp',
    });
    await receive(person, order, '0.01');
    await sandbox.console.advance(30 * hour);
    refused(
      await person.client.send('order.changeAmount', { seqNo: order.seqNo, option: 'topUp' }),
      errorCodes.wrongStep,
    );
    assert.ok(last.payDeadline - order.createTime <= 5 * 24 * hour + 5 * 60_000);
  });
});

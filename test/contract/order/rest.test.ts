import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { Decimal } from '@/core/decimal';
import { fetchOrder, type Order, ordered, payOf, type Remitter, remitter } from '../support/orders';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

describe('an order of which a part has come in, and whose payer has chosen to pay the rest', () => {
  let sandbox: TestSandbox;
  let person: Remitter;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
    person = await remitter(sandbox);
  });
  after(() => sandbox.close());

  const partPaid = async (amount = '900.00', sourceAmount = '1000'): Promise<Order> => {
    const order = await ordered(person, { sourceAmount });
    await person.client.call('order.pay', payOf(order, 120));
    await sandbox.console.action('payment.receive', { seqNo: order.seqNo, amount });
    return (await person.client.call('order.changeAmount', { seqNo: order.seqNo, option: 'topUp' })).order;
  };
  const why = async ({ seqNo }: Order) =>
    (await person.client.call('order.details', { seqNo })).refunds.map(({ reason }) => reason);

  test('it says what has come in', async () => {
    const order = await partPaid();
    assert.deepEqual([order.status, order.receivedAmount?.amount], ['WAIT_PAYMENT', '900.00']);
  });

  test('ways to pay are those for the rest, priced on it and asked for at that price', async () => {
    const order = await partPaid('5900.00', '6000');
    const rest = new Decimal(order.totalAmount.amount).minus('5900');
    const { list } = await person.client.call('order.payTypes', {
      seqNo: order.seqNo,
      countryCode: order.countryCode,
    });
    assert.ok(list.some(({ fundingType }) => fundingType === 410));
    for (const { fundingType, feeAmount } of list) {
      const { amount } = await person.client.call('order.pay', payOf(order, fundingType));
      assert.equal(amount.amount, rest.plus(feeAmount.amount).toFixed(2));
    }
  });

  test('what arrived may still be sent before the rest is paid', async () => {
    const order = await partPaid();
    const reply = await person.client.send('order.changeAmount', {
      seqNo: order.seqNo,
      option: 'acceptActual',
    });
    assert.equal(reply.envelope.code, errorCodes.ok);
    const sent = await fetchOrder(person.client, order.seqNo);
    assert.deepEqual([sent.status, sent.totalAmount.amount], ['PAYMENT_RECEIVED', '900.00']);
  });

  test('where the rest does not come, the refund says so; where its payer cancels, that', async () => {
    const cancelled = await partPaid();
    await person.client.call('order.cancel', { seqNo: cancelled.seqNo });
    assert.deepEqual(await why(cancelled), ['The transfer was cancelled']);
    const late = await partPaid();
    await sandbox.console.advance(49 * 3_600_000);
    assert.deepEqual(await why(late), ["The rest wasn't paid in time"]);
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { paymentResultOf } from '@/domain/statuses';
import { fetchOrder, type Order, ordered, payCallback, type Remitter, remitter } from './support/orders';
import { refused } from './support/person';
import type { SandboxClient } from './support/sandboxClient';
import type { TestSandbox } from './support/testSandbox';
import { startTestSandbox } from './support/testSandbox';

const hour = 3_600_000;

describe('wallet', () => {
  let sandbox: TestSandbox;
  let person: Remitter;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
    person = await remitter(sandbox);
  });
  after(() => sandbox.close());

  const inApp = (platform: string): SandboxClient => {
    const client = sandbox.client({ market: 'AUS', 'platform-type': platform });
    client.token = person.client.token;
    return client;
  };
  const result = async (order: Order) => {
    const { status } = await person.client.call('wallet.result', { seqNo: order.seqNo });
    assert.equal((await person.client.call('order.paymentResult', { seqNo: order.seqNo })).status, status);
    return paymentResultOf(status);
  };
  const started = async () => {
    const order = await ordered(person, { sourceAmount: '20' });
    const { prepayId } = await person.client.call('wallet.arouse', { seqNo: order.seqNo, openId: 'open-1' });
    return { order, token: prepayId as string };
  };
  const clientSays = (order: Order, paymentStatus: string) =>
    person.client.call('order.updateStatus', { id: order.id, paymentStatus });
  const statusOf = async (order: Order) => (await fetchOrder(person.client, order.seqNo)).status;

  test('each app is given its own parameters, of one and the same payment [F5.2-11]', async () => {
    const order = await ordered(person);
    const chat = await inApp('Weapp').call('wallet.arouse', { seqNo: order.seqNo });
    for (const name of ['timeStamp', 'nonceStr', 'prepayId', 'sign', 'signType'] as const)
      assert.ok(chat[name], name);
    assert.match(chat.timeStamp as string, /^\d{10}$/);
    const pay = await inApp('Alipay').call('wallet.arouse', { seqNo: order.seqNo });
    assert.deepEqual(Object.keys(pay), ['tradeNO']);
    assert.equal(pay.tradeNO, chat.prepayId);
    assert.equal((await fetchOrder(person.client, order.seqNo)).fundingType, 400);
  });

  test('paid: the order is paid once its wallet says so', async () => {
    const { order, token } = await started();
    assert.equal(await result(order), 'unpaid');
    await payCallback(sandbox, token, 'paid');
    assert.equal(await result(order), 'paid');
    assert.equal(await statusOf(order), 'PAYMENT_SUCCESS');
    refused(await person.client.send('wallet.arouse', { seqNo: order.seqNo }), errorCodes.wrongStep);
  });

  test("the client's word by itself pays nothing", async () => {
    const { order } = await started();
    await clientSays(order, 'PAYMENT_SUCCESS');
    await person.client.call('wallet.notify', { id: order.id, paymentStatus: 'PAYMENT_SUCCESS' });
    await clientSays(order, 'TRANSACTION_SUCCESS');
    assert.equal(await result(order), 'unpaid');
    assert.equal(await statusOf(order), 'WAIT_PAYMENT');
  });

  test('cancelled: the order is cancelled, and nothing more', async () => {
    const { order, token } = await started();
    await payCallback(sandbox, token, 'cancelled');
    assert.equal(await statusOf(order), 'WAIT_PAYMENT');
    assert.equal((await clientSays(order, 'PAYMENT_CANCELED')).order.status, 'PAYMENT_CANCELED');
    assert.equal((await clientSays(order, 'PAYMENT_CANCELED')).order.history.length, 2);
    assert.equal(await result(order), 'unpaid');
    refused(await person.client.send('wallet.arouse', { seqNo: order.seqNo }), errorCodes.wrongStep);
  });

  test('a cancel callback after the payment cancels nothing', async () => {
    const { order, token } = await started();
    await payCallback(sandbox, token, 'paid');
    assert.equal((await clientSays(order, 'PAYMENT_CANCELED')).order.status, 'PAYMENT_SUCCESS');
    assert.equal(await payCallback(sandbox, token, 'cancelled'), 'paid');
    assert.equal(await result(order), 'paid');
    assert.equal(await statusOf(order), 'PAYMENT_SUCCESS');
  });

  test('paid and cancelled at the same moment: paid, or paid back, never lost', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { order, token } = await started();
      await Promise.all([payCallback(sandbox, token, 'paid'), clientSays(order, 'PAYMENT_CANCELED')]);
      const refunds = await sandbox.db
        .selectFrom('refunds')
        .select('reason')
        .where('orderId', '=', order.id)
        .execute();
      const status = await statusOf(order);
      if (status === 'PAYMENT_SUCCESS') assert.deepEqual(refunds, []);
      else {
        assert.equal(status, 'REFUND_ING');
        assert.deepEqual(refunds, [{ reason: 'paidAfterClose' }]);
      }
      assert.equal(await result(order), 'paid');
    }
  });

  test('twenty callbacks of one payment at once settle it once', async () => {
    const { order, token } = await started();
    const said = await Promise.all(
      Array.from({ length: 20 }, (_, index) => payCallback(sandbox, token, index % 3 ? 'paid' : 'cancelled')),
    );
    assert.ok(said.every((status, index) => index % 3 === 0 || status === 'paid'));
    const { history } = await fetchOrder(person.client, order.seqNo);
    assert.deepEqual(
      history.map(({ status }) => status),
      ['WAIT_PAYMENT', 'PAYMENT_SUCCESS'],
    );
    const refunds = await sandbox.db
      .selectFrom('refunds')
      .select('id')
      .where('orderId', '=', order.id)
      .execute();
    assert.deepEqual(refunds, []);
  });

  test('lost: unknown while the wallet does not answer, a cancel is not believed, then paid', async () => {
    const { order, token } = await started();
    await sandbox.console.action('payment.unknown', { seqNo: order.seqNo });
    assert.equal(await result(order), 'abnormal');
    assert.equal((await clientSays(order, 'PAYMENT_CANCELED')).order.status, 'WAIT_PAYMENT');
    await payCallback(sandbox, token, 'paid');
    assert.equal(await result(order), 'paid');
  });

  test('the answer to the parameters is lost: asked again, the same payment', async () => {
    const order = await ordered(person, { sourceAmount: '20' });
    for (const kind of ['dropAfter', 'wrongMac', 'notJson']) {
      await sandbox.console.fault({ call: 'wallet.arouse', kind, times: 1 });
      await assert.rejects(person.client.call('wallet.arouse', { seqNo: order.seqNo }));
    }
    await person.client.call('wallet.arouse', { seqNo: order.seqNo });
    const payments = await sandbox.db
      .selectFrom('payments')
      .select('id')
      .where('orderId', '=', order.id)
      .execute();
    assert.equal(payments.length, 1);
  });

  test('the console settles for the wallet', async () => {
    const { order } = await started();
    await sandbox.console.action('payment.settle', { seqNo: order.seqNo, outcome: 'paid' });
    assert.equal(await result(order), 'paid');
    await assert.rejects(sandbox.console.action('payment.settle', { seqNo: order.seqNo, outcome: 'paid' }));
  });

  test('too late: no parameters after the deadline', async () => {
    const order = await ordered(person, { sourceAmount: '20' });
    await sandbox.clock.set({ time: order.payDeadline + 1 }, sandbox.db);
    refused(await person.client.send('wallet.arouse', { seqNo: order.seqNo }), errorCodes.orderExpired);
    await sandbox.console.advance(hour);
    assert.equal(await result(order), 'unpaid');
    assert.equal(await statusOf(order), 'PAYMENT_TIMEOUT');
  });
});

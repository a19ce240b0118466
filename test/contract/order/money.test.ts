import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Decimal } from '@/core/decimal';
import {
  fetchOrder,
  type Order,
  ordered,
  payCallback,
  payOf,
  payTokenOf,
  type Remitter,
  remitter,
} from '../support/orders';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';

const hour = 3_600_000;

describe('money that comes in when nobody expects it', () => {
  let sandbox: TestSandbox;
  let person: Remitter;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
    person = await remitter(sandbox);
  });
  after(() => sandbox.close());

  const openPage = async (order: Order) => {
    const { payLink, amount } = await person.client.call('order.pay', payOf(order, 160));
    return { token: payTokenOf(payLink), amount: amount.amount };
  };
  const transfer = async (order: Order, amount: string) => {
    await person.client.call('order.pay', payOf(order, 120));
    await sandbox.console.action('payment.receive', { seqNo: order.seqNo, amount });
  };
  const refundsOf = async (order: Order) =>
    (await person.client.call('order.details', { seqNo: order.seqNo })).refunds.map((refund) => [
      refund.status,
      refund.amount.amount,
    ]);
  const statusOf = async (order: Order) => (await fetchOrder(person.client, order.seqNo)).status;

  test('part paid, the rest asked for, cancelled, and then the rest is paid: both go back', async () => {
    const order = await ordered(person);
    await transfer(order, '400.00');
    await person.client.call('order.changeAmount', { seqNo: order.seqNo, option: 'topUp' });
    const rest = await openPage(order);
    await person.client.call('order.cancel', { seqNo: order.seqNo });
    assert.equal(await statusOf(order), 'REFUND_ING');
    assert.equal(await payCallback(sandbox, rest.token, 'paid'), 'paid');
    await sandbox.console.advance(60_000);
    assert.deepEqual(await refundsOf(order), [
      ['REFUND_SUCCESS', '400.00'],
      ['REFUND_SUCCESS', rest.amount],
    ]);
  });

  for (const status of ['TRANSACTION_CLOSED', 'REFUND_SUCCESS', 'BANK_REMITTED'] as const)
    test(`a page that is paid when its order is ${status}: the payment goes back, the order stays`, async () => {
      const order = await ordered(person);
      const page = await openPage(order);
      if (status !== 'TRANSACTION_CLOSED') await transfer(order, order.totalAmount.amount);
      await sandbox.console.moveOrder(order.seqNo, status);
      const before = await refundsOf(order);
      await payCallback(sandbox, page.token, 'paid');
      assert.equal(await statusOf(order), status);
      assert.deepEqual(await refundsOf(order), [...before, ['REFUND_SUCCESS', page.amount]]);
    });

  test('a page that pays after it had failed has paid', async () => {
    const order = await ordered(person);
    const page = await openPage(order);
    assert.equal(await payCallback(sandbox, page.token, 'failed'), 'failed');
    assert.equal(await payCallback(sandbox, page.token, 'paid'), 'paid');
    assert.equal(await statusOf(order), 'PAYMENT_SUCCESS');
    assert.equal(await payCallback(sandbox, page.token, 'failed'), 'paid');
  });

  test('a page that pays while the order is at payment failed has paid', async () => {
    const order = await ordered(person);
    const page = await openPage(order);
    await sandbox.console.moveOrder(order.seqNo, 'PAYMENT_FAILED');
    await payCallback(sandbox, page.token, 'paid');
    assert.equal(await statusOf(order), 'PAYMENT_SUCCESS');
  });

  test('a part and then the whole by another way: the order goes on, the part goes back', async () => {
    const order = await ordered(person);
    const page = await openPage(order);
    await transfer(order, '400.00');
    await payCallback(sandbox, page.token, 'paid');
    assert.equal(await statusOf(order), 'PAYMENT_SUCCESS');
    assert.deepEqual(await refundsOf(order), [['REFUND_SUCCESS', '400.00']]);
  });

  for (const [name, parts, back] of [
    ['one transfer of more', ['1500.00'], ['492.00']],
    ['two transfers that come to more', ['600.00', '700.00'], ['292.00']],
    ['a second one that was not needed at all', ['1100.00', '100.00'], ['100.00', '92.00']],
  ] as const)
    test(`${name}, taken as paid by staff: what is above the price goes back`, async () => {
      const order = await ordered(person);
      assert.equal(order.totalAmount.amount, '1008.00');
      const [first, ...more] = parts;
      await transfer(order, first);
      for (const amount of more)
        await sandbox.console.action('payment.receive', { seqNo: order.seqNo, amount });
      await sandbox.console.moveOrder(order.seqNo, 'PAYMENT_RECEIVED');
      assert.deepEqual(
        (await refundsOf(order)).sort(),
        back.map((amount) => ['REFUND_SUCCESS', amount]).sort(),
      );
      await sandbox.console.moveOrder(order.seqNo, 'REFUND_SUCCESS');
      const all = (await refundsOf(order)).map(([, amount]) => amount);
      assert.ok(Decimal.sum(...all.map(String)).equals(Decimal.sum(...parts)), all.join());
    });

  test('a part whose refund came back, taken as delivered by staff: all that was delivered is booked as come in', async () => {
    const order = await ordered(person);
    await transfer(order, '400.00');
    await person.client.call('order.changeAmount', { seqNo: order.seqNo, option: 'topUp' });
    await person.client.call('order.cancel', { seqNo: order.seqNo });
    await sandbox.console.moveOrder(order.seqNo, 'TRANSACTION_SUCCESS');
    const { payments } = await sandbox.console.get<{ payments: { receivedAmount: string | null }[] }>(
      `/orders/${order.seqNo}`,
    );
    const came = Decimal.sum(0, ...payments.map(({ receivedAmount }) => receivedAmount ?? 0));
    assert.equal(came.toFixed(2), order.totalAmount.amount);
    await sandbox.console.moveOrder(order.seqNo, 'BANK_REMIT_FAILED');
    await sandbox.console.moveOrder(order.seqNo, 'REFUND_SUCCESS');
    assert.deepEqual(await refundsOf(order), [['REFUND_SUCCESS', order.totalAmount.amount]]);
  });

  for (const [amount, back] of [
    ['400.00', []],
    ['1500.00', ['492.00']],
  ] as const)
    test(`${amount} that came after its order was cancelled, then taken as delivered by staff: the price is booked, no more`, async () => {
      const order = await ordered(person);
      await person.client.call('order.cancel', { seqNo: order.seqNo });
      await sandbox.console.action('payment.receive', { seqNo: order.seqNo, amount });
      assert.equal(await statusOf(order), 'REFUND_ING');
      await sandbox.console.moveOrder(order.seqNo, 'BANK_REMITTED');
      const { payments } = await sandbox.console.get<{ payments: { receivedAmount: string | null }[] }>(
        `/orders/${order.seqNo}`,
      );
      const came = Decimal.sum(0, ...payments.map(({ receivedAmount }) => receivedAmount ?? 0));
      const returned = (await refundsOf(order)).filter(([status]) => status === 'REFUND_SUCCESS');
      assert.deepEqual(
        returned.map(([, sum]) => sum),
        back,
      );
      assert.equal(came.minus(Decimal.sum(0, ...back)).toFixed(2), order.totalAmount.amount);
    });

  test('a second part is added to the first, and who asks for a refund then gets what has come in', async () => {
    const order = await ordered(person);
    await transfer(order, '400.00');
    await sandbox.console.action('payment.receive', { seqNo: order.seqNo, amount: '100.00' });
    const { receivedAmount } = (await person.client.call('order.get', { seqNo: order.seqNo })).order;
    assert.equal(receivedAmount?.amount, '500.00');
    await person.client.call('order.requestRefund', { seqNo: order.seqNo, reason: 'RATE' });
    assert.deepEqual(await refundsOf(order), [['REFUND_REQUEST', '500.00']]);
  });

  test('after a part, what is asked for is the rest, also of a page that was opened before', async () => {
    const order = await ordered(person);
    await openPage(order);
    await transfer(order, '400.00');
    await person.client.call('order.changeAmount', { seqNo: order.seqNo, option: 'topUp' });
    const rest = new Decimal(order.totalAmount.amount).minus('400').toFixed(2);
    assert.equal((await openPage(order)).amount, rest);
  });

  test('a transfer for an order that was cancelled goes back, whatever its sum', async () => {
    const order = await ordered(person);
    await person.client.call('order.pay', payOf(order, 120));
    await person.client.call('order.cancel', { seqNo: order.seqNo });
    await sandbox.console.action('payment.receive', { seqNo: order.seqNo, amount: '400.00' });
    await sandbox.console.advance(60_000);
    assert.deepEqual(await refundsOf(order), [['REFUND_SUCCESS', '400.00']]);
  });

  test('a part that nobody decides about goes back after five days', async () => {
    const order = await ordered(person);
    await transfer(order, '400.00');
    await sandbox.console.advance(5 * 24 * hour + 5 * 60_000);
    assert.equal(await statusOf(order), 'REFUND_SUCCESS');
    assert.deepEqual(await refundsOf(order), [['REFUND_SUCCESS', '400.00']]);
  });

  test('a refund that the bank sends back, and money for an order that may not be paid, wait for a person', async () => {
    type Case = { id: string; kind: string; amount: string; closedAt: number | null };
    const casesOf = async (order: Order) =>
      (await sandbox.console.get<{ cases: Case[] }>(`/orders/${order.seqNo}`)).cases;
    const order = await ordered(person);
    await transfer(order, order.totalAmount.amount);
    await sandbox.console.moveOrder(order.seqNo, 'REFUND_FAILED');
    assert.deepEqual(
      (await casesOf(order)).map(({ kind, closedAt }) => [kind, closedAt]),
      [['refundFailed', null]],
    );
    await sandbox.console.moveOrder(order.seqNo, 'REFUND_SUCCESS');
    assert.ok((await casesOf(order)).every(({ closedAt }) => closedAt !== null));

    const never = await ordered(person);
    const page = await openPage(never);
    await sandbox.db.updateTable('orders').set({ status: 'INVALID' }).where('id', '=', never.id).execute();
    await payCallback(sandbox, page.token, 'paid');
    const [open] = await casesOf(never);
    assert.deepEqual([open?.kind, open?.amount], ['notPayable', page.amount]);
    await sandbox.console.action('case.return', { caseId: open?.id });
    assert.deepEqual(await refundsOf(never), [['REFUND_SUCCESS', page.amount]]);
    assert.ok((await casesOf(never))[0]?.closedAt);
  });

  test('the bank behind a refund tells where it is, once it has it [C7.5-24]', async () => {
    const order = await ordered(person);
    await transfer(order, '400.00');
    await person.client.call('order.requestRefund', { seqNo: order.seqNo, reason: 'RATE' });
    const linkOf = async () => (await fetchOrder(person.client, order.seqNo)).refundDetails?.refundInfoLink;
    assert.equal(await linkOf(), '');
    await sandbox.console.moveOrder(order.seqNo, 'REFUND_ING');
    const page = async () => {
      const link = (await linkOf()) ?? '';
      const { ticket } = await person.client.call('user.webTicket', { link });
      return (await fetch(`${link}?token=${ticket}`)).text();
    };
    assert.match(await page(), /400\.00 AUD[^]*On its way/);
    await sandbox.console.moveOrder(order.seqNo, 'REFUND_SUCCESS');
    assert.match(await page(), /Paid back to the account it came from on \d{4}-/);
  });
});

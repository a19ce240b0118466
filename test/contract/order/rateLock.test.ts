import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { payCodes } from '@/contracts/errors/server';
import { errorCodes } from '@/contracts/errors';
import { Decimal } from '@/core/decimal';
import { RATE_LOCK_HOURS, RATE_TOLERANCE_PERCENT } from '@/domain/rateLock';
import {
  fetchOrder,
  newKey,
  type Order,
  payCallback,
  payOf,
  payTokenOf,
  quoted,
  type Remitter,
  remitter,
} from '../support/orders';
import { committed } from '../support/corridor';
import { demoPayer } from '../support/demoPayer';
import { refused } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';

const hour = 3_600_000;

describe('an order whose rate is locked, and one whose rate is not', () => {
  let sandbox: TestSandbox;
  let person: Remitter;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
    person = await remitter(sandbox);
  });
  after(() => sandbox.close());

  const pin = (rate: string | Decimal) =>
    sandbox.console.action('rates.pin', { source: 'AUD', target: 'CNY', rate: new Decimal(rate).toFixed() });
  const order = async (lockRate: boolean): Promise<Order> => {
    await pin('4.8000');
    const params = { ...(await quoted(person)), lockRate };
    return (await person.client.call('order.commit', params, { 'idempotency-key': newKey() })).order;
  };
  const paidAt = async (made: Order, hours: number, percent: number): Promise<Order> => {
    await sandbox.console.advance(hours * hour);
    await pin(new Decimal(made.businessRate).times(1 + percent / 100));
    const { payLink } = await person.client.call('order.pay', payOf(made, 160));
    await payCallback(sandbox, payTokenOf(payLink), 'paid');
    return fetchOrder(person.client, made.seqNo);
  };
  const marketRate = async ({ seqNo }: Order) => {
    const query = sandbox.db.selectFrom('orders').select('marketRate').where('seqNo', '=', seqNo);
    return Number((await query.executeTakeFirstOrThrow()).marketRate);
  };
  const price = (one: Order) => [
    new Decimal(one.businessRate).toFixed(4),
    one.targetAmount.amount,
    one.totalAmount.amount,
  ];

  test('locked: the rate holds to the end of its hours, however far it moves', async () => {
    const made = await order(true);
    assert.equal(made.rateGuarantee, 'guaranteed');
    const paid = await paidAt(made, RATE_LOCK_HOURS - 1, -5);
    assert.deepEqual(price(paid), price(made));
    assert.equal(await marketRate(made), 4.8193);
    assert.equal(paid.rateGuarantee, 'guaranteed');
    await sandbox.console.advance(48 * hour);
    assert.equal((await fetchOrder(person.client, made.seqNo)).rateGuarantee, 'guaranteed');
  });

  test('not locked: within the tolerance it goes at the rate of its payment, the sum to pay stays', async () => {
    const made = await order(false);
    assert.equal(made.rateGuarantee, 'invalid');
    const paid = await paidAt(made, 2, -RATE_TOLERANCE_PERCENT + 0.1);
    assert.deepEqual(price(paid), ['4.7568', '4756.80', made.totalAmount.amount]);
    assert.equal(await marketRate(made), 4.7759);
    assert.notEqual(paid.status, 'PAYMENT_TO_BE_VERIFIED');
  });

  test('not locked: as long as the price was promised it holds all the same', async () => {
    const made = await order(false);
    const paid = await paidAt(made, 0.1, -5);
    assert.deepEqual([price(paid), paid.rateQuestion], [price(made), undefined]);
  });

  test('not locked: beyond the tolerance the payer is asked, and says yes', async () => {
    const made = await order(false);
    const asked = await paidAt(made, 2, -5);
    assert.equal(asked.status, 'PAYMENT_TO_BE_VERIFIED');
    assert.deepEqual(price(asked), price(made));
    assert.deepEqual(asked.rateQuestion, {
      businessRate: '4.56',
      targetAmount: { amount: '4560.00', currencyCode: 'CNY' },
    });
    const { seqNo } = made;
    refused(
      await person.client.send('order.changeAmount', { seqNo, option: 'topUp' }),
      payCodes.nothingMismatched,
    );
    const { order: agreed } = await person.client.call('order.changeAmount', {
      seqNo,
      option: 'acceptActual',
    });
    assert.deepEqual(price(agreed), ['4.5600', '4560.00', made.totalAmount.amount]);
    assert.equal(await marketRate(made), 4.5783);
    assert.deepEqual([agreed.status, agreed.rateQuestion], ['PAYMENT_RECEIVED', undefined]);
    await sandbox.console.advance(hour);
    assert.equal((await fetchOrder(person.client, seqNo)).status, 'TRANSACTION_SUCCESS');
  });

  test('not locked: who does not say yes gets the money back, all of it', async () => {
    const made = await order(false);
    await paidAt(made, 2, 5);
    await sandbox.console.advance(6 * 24 * hour);
    const { order: back, refunds } = await person.client.call('order.details', { seqNo: made.seqNo });
    assert.equal(back.status, 'REFUND_SUCCESS');
    assert.deepEqual(
      refunds.map(({ amount }) => amount.amount),
      [made.totalAmount.amount],
    );
  });

  test('a bank transfer that arrives later is asked about too, with the whole sum', async () => {
    const made = await order(false);
    await sandbox.console.advance(2 * hour);
    await person.client.call('order.pay', payOf(made, 120));
    const { seqNo, type, countryCode } = made;
    await person.client.call('order.fundingUpdate', { transferFlag: 1, seqNo, type, countryCode });
    await pin('4.5600');
    await sandbox.console.advance(60_000);
    const asked = await fetchOrder(person.client, seqNo);
    assert.deepEqual([asked.status, asked.rateQuestion?.businessRate], ['PAYMENT_TO_BE_VERIFIED', '4.56']);
    const { receivedAmount } = (await person.client.call('order.get', { seqNo })).order;
    assert.equal(receivedAmount?.amount, made.totalAmount.amount);
  });

  test('a transfer that arrived while the rate was locked goes at it, however late that is looked at', async () => {
    const made = await order(true);
    const { seqNo, type, countryCode } = made;
    await sandbox.console.advance(RATE_LOCK_HOURS * hour - 60_000);
    await person.client.call('order.pay', payOf(made, 120));
    await person.client.call('order.fundingUpdate', { transferFlag: 1, seqNo, type, countryCode });
    await pin('4.5600');
    await sandbox.console.advance(hour);
    const paid = await fetchOrder(person.client, seqNo);
    assert.deepEqual([paid.status, price(paid)], ['TRANSACTION_SUCCESS', price(made)]);
  });

  test('not locked: a rest that is announced has come too when its payer is asked', async () => {
    const made = await order(false);
    const { seqNo, type, countryCode, totalAmount } = made;
    await sandbox.console.action('payment.receive', { seqNo, amount: '400.00' });
    await person.client.call('order.changeAmount', { seqNo, option: 'topUp' });
    await sandbox.console.advance(2 * hour);
    await person.client.call('order.pay', payOf(made, 120));
    await person.client.call('order.fundingUpdate', { transferFlag: 1, seqNo, type, countryCode });
    await pin('4.5600');
    await sandbox.console.advance(60_000);
    const asked = await fetchOrder(person.client, seqNo);
    assert.deepEqual([asked.status, asked.receivedAmount], ['PAYMENT_TO_BE_VERIFIED', totalAmount]);
    const { order: agreed } = await person.client.call('order.changeAmount', {
      seqNo,
      option: 'acceptActual',
    });
    assert.deepEqual(price(agreed), ['4.5600', '4560.00', totalAmount.amount]);
  });

  test('not locked: a rest that is paid once the rate has moved is asked about, with the whole sum', async () => {
    const made = await order(false);
    const { seqNo, totalAmount } = made;
    await sandbox.console.action('payment.receive', { seqNo, amount: '0.01' });
    await person.client.call('order.changeAmount', { seqNo, option: 'topUp' });
    const asked = await paidAt(made, 2, -5);
    assert.deepEqual([asked.status, asked.receivedAmount], ['PAYMENT_TO_BE_VERIFIED', totalAmount]);
    assert.equal(asked.rateQuestion?.businessRate, '4.56');
  });

  for (const [title, confirmed] of [
    ['than it may hold', '20000'],
    ['than its payer has confirmed', '15000'],
  ] as const)
    test(`not locked: a rise within the tolerance brings a wallet no more ${title}`, async () => {
      const rise = async (rate: string) =>
        sandbox.console.action('rates.pin', { source: 'AUD', target: 'MYR', rate });
      await rise('3.0000');
      const payer = await demoPayer(sandbox, 'AUS', { target: 'MYS' });
      const { client, payeeId } = payer;
      await client.call('order.tngLimitConfirm', { payeeId, targetAmount: confirmed });
      const wanted = { ...payer, target: 'MYS', amount: '', receives: confirmed, lockRate: false };
      const { order: made } = await committed(client, wanted);
      await sandbox.console.advance(2 * hour);
      await rise('3.0150');
      const { payLink } = await client.call('order.pay', payOf(made, 160));
      await payCallback(sandbox, payTokenOf(payLink), 'paid');
      const paid = await fetchOrder(client, made.seqNo);
      assert.deepEqual(price(paid), price(made));
      assert.equal(paid.status, 'PAYMENT_SUCCESS');
    });

  test('hours that have passed unpaid: the lock has ended, and the rate moves [F4.7-04]', async () => {
    const made = await order(true);
    await sandbox.db
      .updateTable('orders')
      .set({ payDeadlineAt: made.createTime + 60 * hour, nextStepAt: made.createTime + 60 * hour })
      .where('seqNo', '=', made.seqNo)
      .execute();
    await sandbox.console.advance((RATE_LOCK_HOURS + 1) * hour);
    const ended = await fetchOrder(person.client, made.seqNo);
    assert.deepEqual([ended.rateGuarantee, ended.ifLockedRate], ['timedOut', false]);
    const paid = await paidAt(made, 0, 0.5);
    assert.deepEqual(price(paid).slice(0, 2), ['4.8240', '4824.00']);
    assert.equal(paid.rateGuarantee, 'timedOut');
  });

  test('a rate is not locked once it moves', async () => {
    const made = await order(false);
    await sandbox.console.advance(2 * hour);
    const apply = { seqNo: made.seqNo, purpose: 'GIFT', relation: 'parents', lockRate: true };
    refused(await person.client.send('order.confirmApply', apply), errorCodes.rateUpdated);
  });

  test('a market may lock for other hours than 24 [P9-22 P9-23 F9-15]', async () => {
    const hours = async (sourceCountryCode: string, sourceCurrency: string, sourceAmount: string) =>
      (
        await person.client.call('rates.fee', {
          sourceCountryCode,
          sourceCurrency,
          sourceAmount,
          targetCountryCode: 'CHN',
          targetCurrency: 'CNY',
          remitType: 'personal',
        })
      ).rateLockHours;
    assert.equal(await hours('AUS', 'AUD', '100'), 24);
    assert.equal(await hours('BRA', 'BRL', '500'), 2);
    const brazilian = await demoPayer(sandbox, 'BRA');
    const { order: made } = await committed(brazilian.client, { ...brazilian, amount: '500' });
    assert.deepEqual([made.rateLockedUntil, made.rateLockHours], [made.createTime + 2 * hour, 2]);
    const { order: open } = await committed(brazilian.client, {
      ...brazilian,
      amount: '500',
      lockRate: false,
    });
    assert.equal(open.rateLockedUntil, undefined);
    const { order: locked } = await brazilian.client.call('order.confirmApply', {
      seqNo: open.seqNo,
      purpose: 'GIFT',
      relation: 'parents',
      lockRate: true,
    });
    assert.equal(locked.rateLockedUntil, open.createTime + 2 * hour);
  });
});

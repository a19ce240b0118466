import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { paymentMethods } from '@/domain/payment/paymentMethods';
import { demoPayer } from '../support/demoPayer';
import { linked } from '../support/achLink';
import { fetchOrder, payOf } from '../support/orders';
import { committed } from '../support/corridor';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

const links = [
  { market: 'AUS', codes: [160, 410], amount: '1000' },
  { market: 'GBR', codes: [420, 430], amount: '1000' },
  { market: 'KOR', codes: [491], amount: '1000000' },
] as const;

const hour = 3_600_000;

describe('ways to pay that lead to a page', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  test('an account in the United States is drawn from by the next day or the one after, or in three to five days [F9-34]', async () => {
    const person = await demoPayer(sandbox, 'USA');
    const { order } = await committed(person.client, { ...person, amount: '500' });
    const asked = { seqNo: order.seqNo, countryCode: 'USA', kinds: ['account' as const] };
    const { list } = await person.client.call('order.payTypes', asked);
    const days = (code: number) => {
      const type = list.find(({ fundingType }) => fundingType === code);
      return type && [type.arrivalMinutesFrom / 1440, type.arrivalMinutesTo / 1440];
    };
    assert.deepEqual(
      [days(460), days(0)],
      [
        [1, 2],
        [3, 5],
      ],
    );
    const { account } = await linked(person);
    const pay = { seqNo: order.seqNo, accountId: account.accountId };
    await person.client.call('ach.bindBank', { ...pay, fundingType: 0 });
    await person.client.call('ach.confirmPay', pay);
    const paid = async () =>
      (await sandbox.console.order(pay.seqNo)).history.some((row) => row.toStatus === 'PAYMENT_SUCCESS');
    await sandbox.console.advance(71 * hour);
    assert.equal(await paid(), false, 'not before the third day');
    await sandbox.console.advance(1.01 * hour);
    assert.equal(await paid(), true);
  });

  test('a transfer from Canada expires [F9-38]', async () => {
    const person = await demoPayer(sandbox, 'CAN');
    const { order } = await committed(person.client, { ...person, amount: '500' });
    await sandbox.console.advance(order.payDeadline - order.createTime);
    assert.equal((await fetchOrder(person.client, order.seqNo)).status, 'PAYMENT_TIMEOUT');
  });

  test('Korea: what comes from a company’s or someone else’s account goes back, and the order waits on [F5.3-15]', async () => {
    const person = await demoPayer(sandbox, 'KOR');
    const { order } = await committed(person.client, { ...person, amount: '1000000' });
    const { seqNo, totalAmount } = order;
    const receive = (from?: string) =>
      sandbox.console.action('payment.receive', { seqNo, amount: totalAmount.amount, from });
    for (const from of ['company', 'somebodyElse']) {
      await person.client.call('order.pay', payOf(order, 120));
      await receive(from);
    }
    assert.equal((await fetchOrder(person.client, seqNo)).status, 'WAIT_PAYMENT');
    const { refunds } = await person.client.call('order.details', { seqNo });
    assert.deepEqual(
      refunds.map(({ status, amount, reason }) => [status, amount.amount, reason]),
      Array.from({ length: 2 }, () => [
        'REFUND_SUCCESS',
        totalAmount.amount,
        'Not paid from your own account',
      ]),
    );
    await person.client.call('order.pay', payOf(order, 120));
    await receive();
    assert.equal((await fetchOrder(person.client, seqNo)).status, 'PAYMENT_RECEIVED');
  });

  for (const { market, codes, amount } of links)
    test(`${market}: a link is fetched for ${codes.map((code) => paymentMethods[code].id).join(' and ')} [F5.2-10]`, async () => {
      const person = await demoPayer(sandbox, market);
      const { order } = await committed(person.client, { ...person, amount });
      for (const code of codes) {
        const { kind, payLink } = await person.client.call('order.pay', payOf(order, code));
        assert.equal(kind, 'redirect');
        assert.match(payLink ?? '', /^http.*\/pay\/[\w-]/);
        const byBank = await person.client.call('order.pay', { ...payOf(order, code), bankCode: 'HSBC' });
        assert.equal(byBank.payLink, payLink);
      }
    });
});

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { payCodes, schoolCodes } from '@/contracts/errors/server';
import { student } from '../../fixtures/student';
import { committed, priced } from '../support/corridor';
import { demoPayer } from '../support/demoPayer';
import { fetchOrder, newKey, type Order, payCallback, payOf, payTokenOf } from '../support/orders';
import { refused } from '../support/person';
import type { SandboxClient } from '../support/sandboxClient';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

const hour = 3_600_000;

describe('a sender is asked nothing that their payee could not take', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const pin = (target: string, rate: string | null) =>
    sandbox.console.action('rates.pin', { source: 'AUD', target, rate });
  const walletOf = async (confirmed: string) => {
    await pin('MYR', '3.0000');
    const payer = await demoPayer(sandbox, 'AUS', { target: 'MYS' });
    const { client, payeeId } = payer;
    await client.call('order.tngLimitConfirm', { payeeId, targetAmount: confirmed });
    const wanted = { ...payer, target: 'MYS', amount: '', receives: confirmed, lockRate: false };
    const { order } = await committed(client, wanted);
    return { client, payeeId, order };
  };
  const schoolOf = async () => {
    const payer = await demoPayer(sandbox, 'AUS');
    const { client } = payer;
    const fee = {
      schoolId: 'gbr-moor',
      feeType: 'tuition' as const,
      amount: '5000',
      currency: 'GBP',
      fields: student,
    };
    const { payee } = await client.call('school.registerFlywire', fee);
    const terms = await priced(client, {
      ...payer,
      payeeId: payee.payeeId,
      target: 'GBR',
      amount: '3000',
      receives: '5000.00',
      remitType: 'studyAbroad',
      purpose: 'STUDY_ABROAD_LONG',
      lockRate: false,
    });
    const { order } = await client.call('order.commit', terms, { 'idempotency-key': newKey() });
    return { client, payeeId: payee.payeeId, order };
  };
  const paid = async (client: SandboxClient, order: Order) => {
    const { payLink } = await client.call('order.pay', payOf(order, 160));
    await payCallback(sandbox, payTokenOf(payLink), 'paid');
  };
  const assertReturned = async (client: SandboxClient, { seqNo, totalAmount }: Order) => {
    await sandbox.console.advance(hour);
    const { order, refunds } = await client.call('order.details', { seqNo });
    assert.equal(order.status, 'REFUND_SUCCESS');
    assert.ok(order.history.every(({ status }) => status !== 'PAYMENT_TO_BE_VERIFIED'));
    assert.deepEqual(
      refunds.map(({ amount }) => amount.amount),
      [totalAmount.amount],
    );
    assert.match(order.refundDetails?.reason ?? '', /rate/);
  };

  test('a full wallet and a rate that has risen far: the money goes back at once', async () => {
    const { client, order } = await walletOf('20000');
    await sandbox.console.advance(2 * hour);
    await pin('MYR', '3.1500');
    await paid(client, order);
    await assertReturned(client, order);
  });

  test('so it does where a transfer arrives by itself', async () => {
    const { client, order } = await walletOf('20000');
    const { seqNo, type, countryCode } = order;
    await client.call('order.pay', payOf(order, 120));
    await sandbox.console.advance(2 * hour);
    await client.call('order.fundingUpdate', { transferFlag: 1, seqNo, type, countryCode });
    await pin('MYR', '3.1500');
    await assertReturned(client, order);
  });

  test('so it does for a school, whose sum a fallen rate does not reach', async () => {
    const { client, order } = await schoolOf();
    await sandbox.console.advance(2 * hour);
    await pin('GBP', (Number(order.businessRate) * 0.95).toPrecision(6));
    await paid(client, order);
    await assertReturned(client, order);
    await pin('GBP', null);
  });

  test('a wallet with room: the yes to the new sum confirms it', async () => {
    const { client, order, payeeId } = await walletOf('15000');
    const { seqNo } = order;
    await sandbox.console.advance(2 * hour);
    await pin('MYR', '3.1500');
    await paid(client, order);
    const { rateQuestion } = await fetchOrder(client, seqNo);
    assert.equal(rateQuestion?.targetAmount.amount, '15750.00');
    const { order: sent } = await client.call('order.changeAmount', { seqNo, option: 'acceptActual' });
    assert.deepEqual([sent.status, sent.targetAmount.amount], ['PAYMENT_RECEIVED', '15750.00']);
    const { confirmedAmount } = await client.call('order.tngLevel', { payeeId });
    assert.equal(confirmedAmount?.amount, '15750.00');
  });

  test('a yes that comes late is not answered with the price of before', async () => {
    const { client, order } = await walletOf('15000');
    const { seqNo } = order;
    await sandbox.console.advance(2 * hour);
    await pin('MYR', '3.1500');
    await paid(client, order);
    await sandbox.console.advance(2 * hour);
    await pin('MYR', '3.1600');
    const { order: sent } = await client.call('order.changeAmount', { seqNo, option: 'acceptActual' });
    assert.deepEqual([sent.status, sent.targetAmount.amount], ['PAYMENT_RECEIVED', '15800.00']);
  });

  test('a late yes to what the wallet cannot hold by then is refused, and asks nothing new', async () => {
    const { client, order } = await walletOf('19500');
    const { seqNo } = order;
    await sandbox.console.advance(2 * hour);
    await pin('MYR', '3.0600');
    await paid(client, order);
    await sandbox.console.advance(2 * hour);
    await pin('MYR', '3.3000');
    const asked = (await fetchOrder(client, seqNo)).rateQuestion;
    refused(
      await client.send('order.changeAmount', { seqNo, option: 'acceptActual' }),
      payCodes.walletAboveMax,
    );
    assert.deepEqual((await fetchOrder(client, seqNo)).rateQuestion, asked);
  });

  test('more money than a full wallet takes: the transfer goes on, and the rest comes back', async () => {
    const { client, order } = await walletOf('20000');
    const { seqNo, totalAmount } = order;
    await client.call('order.pay', payOf(order, 120));
    const amount = (Number(totalAmount.amount) + 100).toFixed(2);
    await sandbox.console.action('payment.receive', { seqNo, amount });
    const { order: now, refunds } = await client.call('order.details', { seqNo });
    assert.deepEqual([now.status, now.targetAmount.amount], ['PAYMENT_RECEIVED', '20000.00']);
    assert.deepEqual(
      refunds.map((refund) => refund.amount.amount),
      ['100.00'],
    );
  });

  test('a part of what a school waits for: the rest is offered, and not to send the part', async () => {
    const { client, order } = await schoolOf();
    const { seqNo } = order;
    await client.call('order.pay', payOf(order, 120));
    await sandbox.console.action('payment.receive', { seqNo, amount: '4000.00' });
    const part = await fetchOrder(client, seqNo);
    assert.deepEqual(
      [part.status, part.receivedAmount?.amount, part.receivedTarget],
      ['PAYMENT_TO_BE_VERIFIED', '4000.00', undefined],
    );
    await client.call('order.changeAmount', { seqNo, option: 'topUp' });
  });

  test('the check before a transfer says what its commit would say of the payee', async () => {
    const { client, payeeId } = await walletOf('100');
    const check = (targetAmount: string) =>
      client.send('remit.largeLimitCheck', {
        sourceAmount: '5000',
        sourceCurrency: 'AUD',
        targetCountry: 'MYS',
        payeeId,
        targetAmount,
      });
    refused(await check('20000.01'), payCodes.walletAboveMax);
    refused(await check('9.99'), payCodes.walletBelowMin);
    assert.equal((await check('20000')).envelope.code, '0');
    const school = await schoolOf();
    const sum = { sourceAmount: '5000', sourceCurrency: 'AUD', payeeId: school.payeeId };
    const used = await school.client.send('remit.largeLimitCheck', { ...sum, targetAmount: '5000' });
    refused(used, schoolCodes.registrationUsed);
    await school.client.call('order.cancel', { seqNo: school.order.seqNo });
    refused(
      await school.client.send('remit.largeLimitCheck', { ...sum, targetAmount: '4999.99' }),
      schoolCodes.amountDiffers,
    );
    await school.client.call('remit.largeLimitCheck', { ...sum, targetAmount: '5000' });
  });
});

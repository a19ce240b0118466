import assert from 'node:assert/strict';
import { ordered } from '../../contract/support/orders';
import { poll } from '../driver/poll';
import { journey, type Driver, type JourneyContext } from '../driver';
import { enter, newestOrder, order, remitter, signedIn, statusOf } from '../steps/people';
import { confirm, quote } from '../steps/steps';

async function partPaid(d: Driver, { person, sandbox }: JourneyContext): Promise<string> {
  const payer = await remitter(sandbox, person);
  await enter(d, person, sandbox.console);
  const seqNo = await order(d, payer, sandbox.console);
  await d.tap('payment-method-120');
  await d.tap('payment-next');
  await d.tap('bank-payment-sent');
  await d.see('order-detail');
  await sandbox.console.action('payment.receive', { seqNo, amount: '400.00' });
  await d.open('bankOrder', { params: { seqNo } });
  await d.see('order-other-amount');
  await d.see('400.00 AUD');
  return seqNo;
}

journey('part of the price arrives, and the payer pays the rest', async (d, context) => {
  const seqNo = await partPaid(d, context);
  await d.tap('order-pay-rest');
  await d.see('payment-method-140');
  await d.see('Received');
  await d.tap('payment-method-160');
  await d.tap('payment-next');
  await d.tap('payment-link-open');
  await d.payOnPage('paid');
  await d.see('payment-paid', { later: 15_000 });
  assert.equal(await statusOf(context.sandbox.console, seqNo), 'PAYMENT_SUCCESS');
});

journey('part of the price arrives, and the payer sends what there is', async (d, context) => {
  const seqNo = await partPaid(d, context);
  await d.tap('order-send-received');
  await d.tap('order-send-received-confirm');
  await d.dontSee('order-other-amount');
  assert.equal(await statusOf(context.sandbox.console, seqNo), 'PAYMENT_RECEIVED');
});

journey(
  'the rate was not locked and has moved far: the payer sends at the new one [F4.7-04 P4.3-31]',
  async (d, context) => {
    const { person, sandbox } = context;
    const payer = await remitter(sandbox, person);
    await enter(d, person, sandbox.console);
    const seqNo = await order(d, payer, sandbox.console, '500', { unlocked: true });
    await d.see('Not locked');
    const made = (await payer.client.call('order.get', { seqNo })).order;
    await sandbox.console.advance(3_600_000);
    await d.tap('payment-method-120');
    await d.tap('payment-next');
    await d.tap('bank-payment-sent');
    await d.see('order-detail');
    const rate = (Number(made.businessRate) * 0.95).toFixed(4);
    await sandbox.console.action('rates.pin', { source: 'AUD', target: 'CNY', rate });
    await sandbox.console.advance(60_000);
    await d.open('bankOrder', { params: { seqNo } });
    await d.see('order-rate-question');
    await d.see(`1 AUD = ${rate} CNY`);
    await d.tap('order-rate-agree');
    await d.dontSee('order-rate-question');
    assert.equal(await statusOf(sandbox.console, seqNo), 'PAYMENT_RECEIVED');
    await sandbox.console.action('rates.pin', { source: 'AUD', target: 'CNY', rate: null });

    const locked = await ordered({ ...payer, market: 'AUS' });
    await d.open('bankOrder', { params: { seqNo: locked.seqNo } });
    await d.see('It is locked until');
    await sandbox.console.moveOrder(locked.seqNo, 'PAYMENT_ING');
    await sandbox.console.moveOrder(locked.seqNo, 'PAYMENT_TO_BE_VERIFIED');
    await sandbox.console.advance(25 * 3_600_000);
    await d.open('bankOrder', { params: { seqNo: locked.seqNo } });
    await d.see('Ended');
  },
);

journey(
  'a large sum to a friend: what is missing and until when is on confirmation, order and message',
  async (d, context) => {
    const { person, sandbox } = context;
    const { payerId, payeeId } = await remitter(sandbox, person);
    await enter(d, person, sandbox.console);
    await quote(d, 'China', '30000');
    await d.tap('remit-send');
    await d.tap(`payee-${payeeId}`);
    await d.seePath('/confirmRemit');
    await d.pick('confirm-relation', 'Friend');
    await confirm(d);
    await d.see('We need documents for this transfer');
    await d.see('proof of what this transfer is for within 5 days');
    await d.tap('papers-pay');
    await d.see('payment-methods');
    const seqNo = await newestOrder(sandbox.console, payerId);
    await d.open('bankOrder', { params: { seqNo } });
    await d.see('within 5 days of paying');
    await sandbox.console.moveOrder(seqNo, 'PAYMENT_SUCCESS');
    await d.open('bankOrder', { params: { seqNo } });
    await d.see("We're holding your money until we have proof of what this transfer is for");
    await d.see('order-papers');
    await d.open('messageCenter');
    await d.see('Your money is waiting for documents');
    await d.see('Send us proof of what this transfer is for');
  },
);

journey('a payment that failed is paid by bank transfer', async (d, context) => {
  const { person, sandbox } = context;
  const payer = await remitter(sandbox, person);
  await enter(d, person, sandbox.console);
  const seqNo = await order(d, payer, sandbox.console);
  await sandbox.console.moveOrder(seqNo, 'PAYMENT_FAILED');
  await d.open('tabbar', { params: { tab: 'remit' } });
  await d.see('Payment failed');
  await d.tap(`home-order-${seqNo}`);
  await d.tap('order-pay');
  await d.tap('payment-method-120');
  await d.tap('payment-next');
  await d.tap('bank-payment-sent');
  await d.see('order-detail');
  assert.equal(await statusOf(sandbox.console, seqNo), 'PAYMENT_ING');

  await sandbox.console.moveOrder(seqNo, 'BANK_REMIT_FAILED');
  await d.open('tabbar', { params: { tab: 'remit' } });
  await d.see('Not delivered');
  await d.tap(`home-order-${seqNo}`);
  await d.see('order-correct-payee');
  await d.see('order-change-payee');
  await d.see('order-refund');
  await d.dontSee('order-again');
});

journey(
  'money that waits at a counter: the code, the place and its hours, and what the server says about it, once',
  async (d, { sandbox, newPerson }) => {
    const person = newPerson('HKG');
    const payer = await remitter(sandbox, person);
    const { seqNo } = await ordered({ ...payer, market: 'HKG' });
    await sandbox.console.moveOrder(seqNo, 'WAIT_RECEIVE');
    const { pickupCode } = await payer.client.call('order.receiveInfo', { seqNo });
    await signedIn(d, person, payer.client);
    await d.open('bankOrder', { params: { seqNo } });
    await d.see('pop-up-follow');
    await d.tap('pop-up-close');
    await d.dontSee('pop-up-follow');
    const { client } = payer;
    await poll(
      'put away for good',
      async () => (await client.call('activity.orderPopUp', { seqNo })).popUp === undefined,
      { describe: () => d.outline() },
    );
    await d.see('order-pickup');
    await d.see(pickupCode ?? 'a code');
    await d.see('1580 Taft Avenue, Ermita, Manila');
  },
);

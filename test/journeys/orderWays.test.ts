import assert from 'node:assert/strict';
import { ordered } from '../contract/support/orders';
import { journey, type Driver, type JourneyContext } from './driver';
import { enter, order, remitter, signedIn, statusOf } from './steps/people';

/** An order to be paid by bank transfer, of which only 400 arrive. */
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
  await d.see('payment-paid', { timeout: 15_000 });
  assert.equal(await statusOf(context.sandbox.console, seqNo), 'PAYMENT_SUCCESS');
});

journey('part of the price arrives, and the payer sends what there is', async (d, context) => {
  const seqNo = await partPaid(d, context);
  await d.tap('order-send-received');
  await d.tap('order-send-received-confirm');
  await d.dontSee('order-other-amount');
  assert.equal(await statusOf(context.sandbox.console, seqNo), 'PAYMENT_RECEIVED');
});

journey('a payment that failed is paid by bank transfer', async (d, context) => {
  const { person, sandbox } = context;
  const payer = await remitter(sandbox, person);
  await enter(d, person, sandbox.console);
  const seqNo = await order(d, payer, sandbox.console);
  await sandbox.console.moveOrder(seqNo, 'PAYMENT_FAILED');
  await d.open('bankOrder', { params: { seqNo } });
  await d.tap('order-pay');
  await d.tap('payment-method-120');
  await d.tap('payment-next');
  await d.tap('bank-payment-sent');
  await d.see('order-detail');
  assert.equal(await statusOf(sandbox.console, seqNo), 'PAYMENT_ING');
});

journey(
  'money that waits at a counter: the code, the place and its hours',
  async (d, { sandbox, newPerson }) => {
    const person = newPerson('HKG');
    const payer = await remitter(sandbox, person);
    const { seqNo } = await ordered({ ...payer, market: 'HKG' });
    await sandbox.console.moveOrder(seqNo, 'WAIT_RECEIVE');
    const { pickupCode } = await payer.client.call('order.receiveInfo', { seqNo });
    await signedIn(d, person, payer.client);
    await d.open('bankOrder', { params: { seqNo } });
    await d.see('order-pickup');
    await d.see(pickupCode ?? 'a code');
    await d.see('1580 Taft Avenue, Ermita, Manila');
  },
);

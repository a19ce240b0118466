import assert from 'node:assert/strict';
import { journey, type Driver, type JourneyContext } from '../driver';
import { enter, order, remitter, statusOf } from '../steps/people';
import { uploadFrom } from '../steps/uploadSteps';

async function ordered(d: Driver, { person, sandbox }: JourneyContext): Promise<string> {
  const payer = await remitter(sandbox, person);
  await enter(d, person, sandbox.console);
  return order(d, payer, sandbox.console);
}

async function toPoli(d: Driver, context: JourneyContext): Promise<string> {
  const seqNo = await ordered(d, context);
  await d.tap('payment-method-410');
  await d.tap('payment-next');
  await d.tap('payment-link-open');
  return seqNo;
}

journey(
  'POLi paid on its page',
  async (d, context) => {
    const seqNo = await toPoli(d, context);
    await d.payOnPage('paid');
    await d.see('payment-paid', { later: 15_000 });
    assert.equal(await statusOf(context.sandbox.console, seqNo), 'PAYMENT_SUCCESS');
    await d.tap('check-order');
    await d.see('order-detail');
  },
  { everyTarget: true },
);

journey('POLi cancelled on its page: the order can be paid in another way', async (d, context) => {
  const seqNo = await toPoli(d, context);
  await d.payOnPage('cancelled');
  await d.see('payment-unpaid', { later: 20_000 });
  await d.tap('check-pay');
  await d.tap('payment-method-140');
  await d.tap('payment-next');
  await d.tap('bank-payment-sent');
  await d.see('order-detail');
  assert.equal(await statusOf(context.sandbox.console, seqNo), 'PAYMENT_ING');
});

journey('bank transfer with a receipt', async (d, context) => {
  const seqNo = await ordered(d, context);
  await d.tap('payment-method-120');
  await d.tap('payment-next');
  await d.see('062-000');
  await d.tap('bank-payment-voucher');
  await d.tap('voucher-submit');
  await d.see('Add a receipt first');
  await uploadFrom(d, 'voucher-add', 'paper.pdf');
  await d.see('Uploaded');
  await d.tap('voucher-submit');
  await d.tap('bank-payment-sent');
  await d.see('order-detail');
  await d.see('Receipts');
  assert.equal(await statusOf(context.sandbox.console, seqNo), 'PAYMENT_ING');
});

journey(
  'told that the money is sent: the order says so, and where to pay stays one tap away',
  async (d, context) => {
    const seqNo = await ordered(d, context);
    await d.tap('payment-method-140');
    await d.tap('payment-next');
    await d.tap('bank-payment-sent');
    await d.see('order-detail');
    await d.see('You told us at');
    await d.see('Arriving by');
    await d.tap('order-payment-details');
    await d.see('pay@homeward.example');
    await d.dontSee('bank-payment-sent');
    await d.back();
    await d.see('order-payment-details');
    await d.back();
    await d.see('Choose another way only if you haven');
    assert.equal(await statusOf(context.sandbox.console, seqNo), 'PAYMENT_ING');
  },
);

journey('a transfer the bank sent back leads with what mends it', async (d, context) => {
  const seqNo = await ordered(d, context);
  await context.sandbox.console.moveOrder(seqNo, 'BANK_REMIT_FAILED');
  await d.open('bankOrder', { params: { seqNo } });
  await d.see('order-change-payee');
  await d.dontSee('order-again');
  await d.tap('order-refund');
  await d.see('refund-submit');
});

journey('order cancelled', async (d, context) => {
  const seqNo = await ordered(d, context);
  await d.open('bankOrder', { params: { seqNo } });
  await d.tap('order-cancel');
  await d.tap('order-cancel-keep');
  await d.tap('order-cancel');
  await d.tap('order-cancel-confirm');
  await d.see('No money is on its way.');
  await d.dontSee('order-pay');
  assert.equal(await statusOf(context.sandbox.console, seqNo), 'PAYMENT_CANCELED');
});

journey('refund asked for, and followed to the money back', async (d, context) => {
  const seqNo = await ordered(d, context);
  const { console } = context.sandbox;
  await console.moveOrder(seqNo, 'PAYMENT_RECEIVED');
  await d.open('bankOrder', { params: { seqNo } });
  await d.tap('order-refund');
  await d.tap('refund-submit');
  await d.see('Choose a reason');
  await d.pick('refund-reason', 'It takes too long');
  await d.tap('refund-submit');
  await d.tap('refund-confirm');
  await d.see('order-detail');
  assert.equal(await statusOf(console, seqNo), 'REFUND_REQUEST');
  await console.moveOrder(seqNo, 'REFUND_SUCCESS');
  await d.see('It may take your bank a few working days to show it.', { later: 25_000 });
});

journey('a message says that an order has changed, and leads to it [P1-17]', async (d, context) => {
  const seqNo = await ordered(d, context);
  await context.sandbox.console.moveOrder(seqNo, 'PAYMENT_RECEIVED');
  await d.open('/tabbar/user');
  await d.see('unread');
  await d.tap('user-messages');
  await d.tap('Payment received');
  await d.see('order-detail');
  await d.see(seqNo);
});

import assert from 'node:assert/strict';
import { journey, type Driver, type JourneyContext } from '../driver';
import { enter, order, remitter, statusOf } from '../steps/people';

async function toWallet(d: Driver, { person, sandbox }: JourneyContext): Promise<string> {
  const payer = await remitter(sandbox, person);
  await enter(d, person, sandbox.console);
  const seqNo = await order(d, payer, sandbox.console);
  await d.tap('payment-method-400');
  await d.tap('payment-next');
  return seqNo;
}

journey(
  'wallet payment, paid [P4.2-26 F5.2-11 F5.2-12]',
  async (d, context) => {
    d.setPayOutcome('paid');
    const seqNo = await toWallet(d, context);
    await d.see('payment-paid');
    assert.equal(await statusOf(context.sandbox.console, seqNo), 'PAYMENT_SUCCESS');
    await d.tap('check-order');
    await d.see('order-detail');
    await d.dontSee('order-pay');
  },
  { everyTarget: true, chatApp: true },
);

journey(
  'wallet payment, cancelled [P4.2-28 P8-41 P8-42]',
  async (d, context) => {
    d.setPayOutcome('cancelled');
    const seqNo = await toWallet(d, context);
    await d.see("You cancelled the payment, so we've cancelled this transfer. You haven't been charged.");
    await d.seePath('/bankOrder');
    await d.see('order-again');
    assert.equal(await statusOf(context.sandbox.console, seqNo), 'PAYMENT_CANCELED');
  },
  { everyTarget: true, chatApp: true },
);

journey(
  'wallet payment, result lost',
  async (d, context) => {
    d.setPayOutcome('lost');
    const seqNo = await toWallet(d, context);
    await d.see('payment-paid', { later: 15_000 });
    assert.equal(await statusOf(context.sandbox.console, seqNo), 'PAYMENT_SUCCESS');
    await d.tap('check-order');
    await d.see('order-detail');
    await d.dontSee('order-pay');
  },
  { everyTarget: true, chatApp: true },
);

journey(
  'wallet payment, refused: told at once, and another way is open',
  async (d, context) => {
    d.setPayOutcome('refused');
    const seqNo = await toWallet(d, context);
    const said = 'The wallet refused the payment and took no money. Choose another way to pay.';
    await d.see(said);
    assert.equal(await statusOf(context.sandbox.console, seqNo), 'WAIT_PAYMENT');
    d.setPayOutcome('refusedPaid');
    await d.tap('payment-next');
    await d.see('payment-paid');
    assert.equal(await statusOf(context.sandbox.console, seqNo), 'PAYMENT_SUCCESS');
  },
  { everyTarget: true, chatApp: true },
);

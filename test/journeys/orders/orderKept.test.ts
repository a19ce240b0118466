import assert from 'node:assert/strict';
import { journey, type Driver, type JourneyContext } from '../driver';
import { enter, newestOrder, remitter, type Payer } from '../steps/people';
import { quote } from '../steps/steps';

async function toConfirm(d: Driver, { person, sandbox }: JourneyContext): Promise<Payer> {
  const payer = await remitter(sandbox, person);
  await enter(d, person, sandbox.console);
  await quote(d, 'China', '500');
  await d.tap('remit-send');
  await d.tap(`payee-${payer.payeeId}`);
  await d.seePath('/confirmRemit');
  await d.pick('confirm-purpose', 'Family support');
  return payer;
}

const ordersOf = async ({ sandbox }: JourneyContext, { payerId }: Payer): Promise<number> =>
  (await sandbox.console.payer(payerId)).orders.length;

journey(
  'app killed between commit and payment: the order is there and payable',
  async (d, context) => {
    const payer = await toConfirm(d, context);
    await d.tap('confirm-submit');
    await d.see('payment-method-140');
    const seqNo = await newestOrder(context.sandbox.console, payer.payerId);

    await d.kill();
    await d.relaunch('/tabbar/order');
    await d.tap(`order-${seqNo}`);
    await d.tap('payment-method-140');
    await d.tap('payment-next');
    await d.tap('bank-payment-sent');
    await d.see('order-detail');
    assert.equal(await ordersOf(context, payer), 1);
  },
  { everyTarget: true },
);

journey(
  'app killed while the commit is unanswered: one order, found again',
  async (d, context) => {
    const payer = await toConfirm(d, context);
    await d.fault({ url: '/order/v2/commit', cut: 'answer', times: 4 });
    await d.doubleTap('confirm-submit');
    await d.see('heard back yet');
    await d.kill();
    await d.relaunch();
    await d.see('payment-method-140');
    assert.equal(await ordersOf(context, payer), 1);
  },
  { everyTarget: true },
);

journey(
  'answer of the commit lost: one order',
  async (d, context) => {
    const payer = await toConfirm(d, context);
    await d.fault({ url: '/order/v2/commit', cut: 'answer', times: 2 });
    await d.tap('confirm-submit');
    await d.see('payment-method-140');
    assert.equal(await ordersOf(context, payer), 1);
  },
  { everyTarget: true },
);

journey(
  'double tap on confirm: one order, one page',
  async (d, context) => {
    const payer = await toConfirm(d, context);
    const depth = await d.stackDepth();
    await d.doubleTap('confirm-submit');
    await d.see('payment-method-140');
    assert.equal(await ordersOf(context, payer), 1);
    assert.equal(await d.stackDepth(), depth);
  },
  { everyTarget: true },
);

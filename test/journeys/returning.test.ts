import assert from 'node:assert/strict';
import { isUnpaid } from '@/domain/statuses/orderSets';
import { journey } from './driver';
import { poll } from './driver/poll';
import { enter, newestOrder, order, remitter, statusOf } from './steps/people';
import { closeSheet, words } from './steps/formSteps';
import { orderSucceeds } from './steps/steps';

journey(
  'returning sender: stays signed in, logs out, logs in by password and by code, of which a wrong one is told at the field, sends, has a receipt, and sends to the same person again in three taps',
  async (d, { person, sandbox, target }) => {
    const { console } = sandbox;
    const payer = await remitter(sandbox, person, person.password);
    await enter(d, person, console);

    await d.kill();
    await d.relaunch('/tabbar/user');
    await d.see(`Hi, ${person.firstName}`);

    await d.tap('user-logout');
    await d.tap('user-logout-confirm');
    await d.see('user-login');
    assert.ok(!(await d.storage.dump()).includes(person.phone), 'nothing of the person stays');
    await d.tap('user-login');
    await d.fill('login-phone', person.phone);
    await d.tap('login-mode');
    await d.fill('login-password', person.password);
    await d.tap('login-submit');
    await d.see('remit-send');

    await d.tap('tab-user');
    await d.tap('user-logout');
    await d.tap('user-logout-confirm');
    await d.tap('user-login');
    // Codes must be a minute apart.
    await console.advance(61_000);
    await d.fill('login-phone', person.phone);
    await d.tap('login-send-code');
    const code = await console.captchaFor(person.phone);
    await d.fill('login-code', code === '000000' ? '000001' : '000000');
    await d.see('4 tries left');
    assert.equal(await d.value('login-code'), '', 'the boxes are empty for the next try');
    await d.fill('login-code', code);
    await d.see('remit-send');

    const first = await order(d, payer, console, '250');
    await d.tap('payment-method-140');
    await d.tap('payment-next');
    await d.see('order-brief');
    await d.tap('bank-payment-sent');
    await d.see('You told us at');
    await d.see('order-payment-details');
    await orderSucceeds(d, { console });
    await d.tap('order-receipt');
    await d.tap('order-receipt-copy');
    await d.see(words('common.copied'));
    await closeSheet(d);
    await d.tap('order-share-make');
    await d.see('order-share');

    d.setPayOutcome('paid');
    for (const tap of ['order-again', 'confirm-submit', 'payment-next']) await d.tap(tap);
    const again = await poll(
      'a payment of the new order',
      async () => {
        const seqNo = await newestOrder(console, payer.payerId);
        return (await console.order(seqNo)).payments.length > 0 && seqNo !== first && seqNo;
      },
      { describe: () => d.outline() },
    );
    // Only a wallet has settled by now.
    if (target === 'h5') await console.action('payment.settle', { seqNo: again, outcome: 'paid' });
    await poll('the new order is paid', async () => !isUnpaid(await statusOf(console, again)), {
      describe: () => d.outline(),
    });

    await d.open('tabbar', { params: { tab: 'remit' } });
    await d.tap(`home-payee-${payer.payeeId}`);
    await d.tap('remit-send');
    await d.seePath('/confirmRemit');
    await d.see('confirm-payee');
  },
  { everyTarget: true },
);

import assert from 'node:assert/strict';
import { journey } from '../driver';
import { words } from '../steps/formSteps';
import { newestOrder, remitter, signedIn } from '../steps/people';
import { confirm, quote } from '../steps/steps';

journey(
  'coupons: a code is redeemed, an offer claimed, one used from the list; the best is put in by itself and said why, also on the confirmation [P1-16 P2.4-09 P3-59]',
  async (d, { person, sandbox }) => {
    const { console } = sandbox;
    const payer = await remitter(sandbox, person);
    await signedIn(d, person, payer.client);
    await d.open('/tabbar/user');
    await d.tap('user-coupons');
    await d.seePath('/my-coupon');
    await d.see('5 AUD off the fee');
    await d.see('Welcome gift');

    await d.fill('coupon-code', 'ab1');
    await d.tap('coupon-redeem');
    await d.see(words('validation.couponCode'));
    await d.fill('coupon-code', 'abcde123');
    await d.tap('coupon-redeem');
    await d.see("We don't recognise this coupon code");
    await d.fill('coupon-code', 'cash0aud');
    await d.tap('coupon-redeem');
    await d.see('10 AUD off');
    await d.see('For transfers of 1,000.00 AUD or more');
    await d.fill('coupon-code', 'CASH0AUD');
    await d.tap('coupon-redeem');
    await d.see("You've already used this coupon code");
    await d.tap('offer-AUTUMN_AUS');
    await d.see('4 AUD off the fee');
    await d.dontSee('offer-AUTUMN_AUS');
    await d.fill('coupon-code', 'ratecny1');
    await d.tap('coupon-redeem');
    await d.see('Better rate: +0.02');
    await d.see('To China only');
    await d.tap('coupon-tab-USED');
    await d.see(words('coupon.empty.USED'));
    await d.tap('coupon-tab-UNUSED');

    const { list } = await payer.client.call('coupon.queryPayer', {});
    const idOf = (type: number): string => list.find((row) => row.type === type)?.couponId ?? '';
    await d.tap(`coupon-use-${idOf(3)}`);
    await d.see('remit-send');
    await d.seeValue('remit-source-amount', '500');
    await d.see('CNY');

    await d.tap('remit-coupon');
    await d.tap('remit-coupon-option-all');
    await d.seePath('/my-coupon');
    await d.see("Doesn't fit this transfer yet: send 500.00 AUD more");
    await d.see('Best choice');
    await d.open('/tabbar/remit');

    await d.tap('remit-coupon');
    await d.tap('remit-coupon-option-');
    await d.see(words('remit.home.couponChoose'));
    await quote(d, 'China', '1200');
    await d.tap('remit-coupon');
    await d.tap(`remit-coupon-option-${idOf(1)}`);
    await d.see('best of 4');
    await d.tap('remit-send');
    await d.tap(`payee-${payer.payeeId}`);
    await d.see('10 AUD off saves you 10.00 AUD: the most of the 4 coupons that fit.');
    await confirm(d);
    await d.see('payment-methods');
    const seqNo = await newestOrder(console, payer.payerId);
    const used = await payer.client.call('coupon.queryPayer', { status: 'USED' });
    assert.deepEqual(
      used.list.map((row) => row.couponId),
      [idOf(1)],
    );
    await d.open('bankOrder', { params: { seqNo } });
    await d.see('10.00 AUD');
    await d.open('/couponList');
    await d.tap('coupon-tab-USED');
    await d.see('10 AUD off');
  },
);

journey(
  'a new coupon: a layer over the home says so once; used, the price has it; put away, it never comes again, nor after a restart',
  async (d, { person, sandbox }) => {
    const payer = await remitter(sandbox, person);
    const give = (amount: string, minAmount: string) =>
      sandbox.console.action('coupon.grant', { payerId: payer.payerId, type: 2, amount, minAmount });
    const { list } = await payer.client.call('coupon.queryPayer', {});
    for (const { couponId } of list) await sandbox.console.action('coupon.endsIn', { couponId, days: 0 });
    await give('6', '3000');
    await signedIn(d, person, payer.client);
    await d.open('/tabbar/remit');
    await d.see(words('remit.home.couponLayer.title'));
    await d.see('6 AUD off the fee on transfers of 3,000.00 AUD or more');
    await d.tap('coupon-layer-later');
    await d.dontSee('coupon-layer-later');
    const put = await payer.client.call('coupon.elasticLayer', {});
    assert.equal(put.show, false);

    await give('7', '2000');
    await d.open('/tabbar/user');
    await d.see('user-coupons');
    await d.kill();
    await d.relaunch('/tabbar/remit');
    await d.see('7 AUD off the fee on transfers of 2,000.00 AUD or more');
    await d.dontSee('6 AUD off the fee on transfers');
    await d.tap('coupon-layer-use');
    await d.dontSee('coupon-layer-use');
    await d.see('remit-coupon');
    await d.see('7.00 AUD');
    await d.kill();
    await d.relaunch('/tabbar/remit');
    await d.see('remit-coupon');
    await d.dontSee('coupon-layer-use');
  },
);

journey(
  'coupons run out: the list says so two days ahead, and afterwards; wrong codes are limited',
  async (d, { person, sandbox }) => {
    const payer = await remitter(sandbox, person);
    const { list } = await payer.client.call('coupon.queryPayer', {});
    const couponId = list[0]?.couponId ?? '';
    await sandbox.console.action('coupon.endsIn', { couponId, days: 2.5 });
    await signedIn(d, person, payer.client);
    await d.open('/my-coupon');
    await d.see('2 days left');
    for (let tries = 0; tries < 5; tries += 1) {
      await d.fill('coupon-code', `ZZZ0000${tries}`);
      await d.tap('coupon-redeem');
      await d.see("We don't recognise this coupon code");
    }
    await d.fill('coupon-code', 'CASH0AUD');
    await d.tap('coupon-redeem');
    await d.see("That's too many wrong codes");
    await sandbox.console.advance(3 * 86_400_000);
    await d.tap('coupon-tab-EXPIRED');
    await d.see('5 AUD off the fee');
  },
);

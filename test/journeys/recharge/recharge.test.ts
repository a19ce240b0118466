import assert from 'node:assert/strict';
import { journey } from '../driver';
import { words } from '../steps/formSteps';
import { register, signedIn } from '../steps/people';

const MINUTE = 60_000;

journey(
  'top-up: someone is kept and chosen, one order whatever is pressed or lost, paid on its page, and its code comes [P1-12 P1-13 P2.7-17 P2.7-18 P2.7-19 P2.7-20 P2.7-21]',
  async (d, { person, sandbox }) => {
    const { client } = await register(sandbox, person);
    await signedIn(d, person, client);
    const made = async () => (await client.call('recharge.orders', { pageSize: 10 })).rows;
    await d.open('/tabbar/user');
    await d.tap('user-recharge');
    await d.seePath('/selectMembersWhoRecharge');
    await d.see(words('recharge.choose.ownNumber'));
    await d.tap('top-up-records');
    await d.see(words('recharge.record.empty'));
    await d.tap('top-up-first');
    await d.tap('top-up-add');
    await d.fill('member-name', 'Mum');
    await d.fill('member-phone', '123');
    await d.tap('member-save');
    await d.see(words('recharge.member.phoneWrong'));
    await d.fill('member-phone', '0412345678');
    await d.tap('member-save');
    await d.see('+61 412 345 678');
    await d.tap('top-up-order');
    await d.see(words('recharge.choose.needItem'));
    await d.tap('top-up-item-video-aus-2');
    assert.deepEqual(await d.audit(), []);

    await d.fault({ url: '/recharge/wechat/create', cut: 'answer', times: 2 });
    await d.doubleTap('top-up-order');
    await d.see('top-up-stop');
    await d.kill();
    await d.relaunch('/selectMembersWhoRecharge');
    await d.see('+61 412 345 678');
    await d.tap('top-up-check');
    await d.see('top-up-pay-submit');
    const [order, ...others] = await made();
    assert.deepEqual([order?.itemId, order?.account, others.length], ['video-aus-2', '412345678', 0]);
    await d.see(words('recharge.pay.left'));
    assert.deepEqual(await d.audit(), []);

    await d.tap('top-up-way-page');
    await d.tap('top-up-pay-submit');
    await d.payOnPage('cancelled');
    await d.tap('top-up-pay');
    await d.tap('top-up-way-page');
    await d.tap('top-up-pay-submit');
    await d.payOnPage('paid');
    await d.see(words('recharge.state.sending'));
    await sandbox.console.advance(11_000);
    await d.see(words('recharge.state.done'), { later: 20_000 });
    const { redemptionCode = '' } = await client.call('recharge.detail', { seqNo: order?.seqNo ?? '' });
    await d.tap('top-up-code');
    assert.equal(await d.clipboard(), redemptionCode);
    await d.tap('top-up-redeem');
    await d.see(redemptionCode.replace(/(.{4})(?=.)/g, '$1 '));
    assert.deepEqual(await d.audit(), []);

    await client.call('recharge.create', { itemId: 'music-aus-1', account: 'lin@example.test' });
    const late = (await made())[0]?.seqNo ?? '';
    await d.open('immediatePayment', { params: { seqNo: late } });
    await d.see('top-up-pay-submit');
    await sandbox.console.advance(15 * MINUTE);
    await d.see(words('recharge.pay.expired'), { later: 20_000 });
    await d.dontSee('top-up-pay-submit');
    await d.open('/rechargeRecord');
    await d.tap(`top-up-${late}`);
    await d.see(words('recharge.detail.expiredNote'));
    await d.tap('top-up-again');
    const { list } = await client.call('recharge.items', { sourceCountry: 'AUS', brand: 'Example Music' });
    await d.see(words('recharge.choose.submitFor', { amount: `${list[0]?.price.amount} AUD` }));
    await d.see(words('recharge.choose.noMember'));
  },
);

journey(
  'top-up by the wallet around the app: cancelled, refused, and paid though nothing was heard of it',
  async (d, { person, sandbox }) => {
    const { client } = await register(sandbox, person);
    const account = person.phone;
    const { order } = await client.call('recharge.create', { itemId: 'topup-aus-1', account });
    await signedIn(d, person, client);
    await d.open('immediatePayment', { params: { seqNo: order.seqNo } });
    d.setPayOutcome('cancelled');
    await d.tap('top-up-pay-submit');
    await d.see(words('recharge.pay.cancelled'));
    d.setPayOutcome('refused');
    await d.tap('top-up-pay-submit');
    await d.see(words('recharge.pay.refused'));
    d.setPayOutcome('lost');
    await d.tap('top-up-pay-submit');
    await d.see(words('recharge.state.sending'));
  },
  { chatApp: true },
);

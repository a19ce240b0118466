import assert from 'node:assert/strict';
import { journey, type Driver, type JourneyContext } from '../driver';
import { enter, remitter, type Payer } from '../steps/people';

async function atPayees(d: Driver, { person, sandbox }: JourneyContext): Promise<Payer> {
  const payer = await remitter(sandbox, person);
  await enter(d, person, sandbox.console);
  await d.tap('tab-payee');
  return payer;
}

async function add(d: Driver, country: string, method: string): Promise<void> {
  await d.tap('payees-add');
  await d.pick('payee-country', country);
  await d.tap(`method-${method}`);
  await d.see('payee-form');
}

journey('payee deleted', async (d, context) => {
  const { payeeId } = await atPayees(d, context);
  await d.tap(`payee-${payeeId}`);
  await d.tap('payee-delete');
  await d.tap('payee-delete-confirm');
  await d.see('payees-add');
  await d.dontSee(`payee-${payeeId}`);
});

journey('payees in the Philippines: bank and cash [F1-01]', async (d, context) => {
  await atPayees(d, context);
  await add(d, 'Philippines', 'bank');
  await d.fill('payee-phl-bank-firstName', 'Maria');
  await d.fill('payee-phl-bank-lastName', 'Reyes');
  await d.pick('payee-phl-bank-relationshipToReceiver', 'Parent');
  await d.tap('payee-form-submit');
  await d.pick('payee-phl-bank-bankCode', 'BDO Unibank');
  await d.fill('payee-phl-bank-accountNumber', '0012300045');
  await d.tap('payee-form-submit');
  await d.see('payee-delete');
  await d.see('BDO');
  await d.open('/tabbar/payee');

  await add(d, 'Philippines', 'cash');
  await d.fill('payee-phl-cash-firstName', 'Ana');
  await d.fill('payee-phl-cash-lastName', 'Cruz');
  await d.fill('payee-phl-cash-birthDate', '1985-05-05');
  await d.pick('payee-phl-cash-relationshipToReceiver', 'Parent');
  await d.tap('payee-form-submit');
  await d.pick('payee-phl-cash-cashAgentCode', 'M Lhuillier');
  await d.fill('payee-phl-cash-phoneNumber', '9171234567');
  await d.tap('payee-form-submit');
  await d.see('payee-delete');
  await d.see('Ana Cruz');
});

journey('payee with an Alipay account; the wrong account is refused in words [F8-31]', async (d, context) => {
  await atPayees(d, context);
  await add(d, 'China', 'alipay');
  await d.fill('payee-chn-alipay-name', '王小明');
  await d.pick('payee-chn-alipay-relationshipToReceiver', 'Parent');
  await d.fill('payee-chn-alipay-alipayAccount', 'unverified@demo.test');
  await d.tap('payee-form-submit');
  await d.see('Alipay');
  assert.equal(await d.value('payee-chn-alipay-name'), '王小明');
  await d.fill('payee-chn-alipay-alipayAccount', 'wang@demo.test');
  await d.tap('payee-form-submit');
  await d.see('payee-delete');
});

journey('payee whose bank holds another name: the sender insists [F5.3-01 P8-32]', async (d, context) => {
  await atPayees(d, context);
  await add(d, 'China', 'bank');
  await d.fill('payee-chn-bank-name', '李小明');
  await d.pick('payee-chn-bank-relationshipToReceiver', 'Parent');
  await d.fill('payee-chn-bank-cardNumber', '6222020200012345670');
  await d.tap('payee-form-submit');
  await d.tap('payee-name-edit');
  assert.equal(await d.value('payee-chn-bank-name'), '李小明');
  await d.tap('payee-form-submit');
  await d.tap('payee-name-keep');
  await d.see('payee-delete');
  await d.see('李小明');
});

journey('payees that cannot be loaded show as they were last seen, with their age', async (d, context) => {
  const { payeeId } = await atPayees(d, context);
  await d.see(`payee-${payeeId}`);
  await d.kill();
  await d.fault({ url: '/web/payee', cut: 'before', times: 20 });
  await d.relaunch('/tabbar/payee');
  await d.see('stale-retry');
  await d.see(`payee-${payeeId}`);
});

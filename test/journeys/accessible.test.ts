import assert from 'node:assert/strict';
import { journey, type Driver } from './driver';
import { confirm, fillBasics, orderSucceeds, payees, quote, uploadPassport } from './steps';

/** What a person who cannot see the screen would stumble over. */
async function audited(d: Driver, screen: string, found: string[]): Promise<void> {
  for (const { impact, rule, node } of await d.audit())
    if (impact === 'serious' || impact === 'critical') found.push(`${screen}: ${rule}: ${node}`);
}

journey(
  'every screen of the main journey can be used without seeing it',
  async (d, { person, sandbox }) => {
    const { console } = sandbox;
    const found: string[] = [];
    const look = (screen: string): Promise<void> => audited(d, screen, found);
    await d.open('start');
    await d.see('start-register');
    await look('start');
    await d.tap('start-register');
    await d.pick('register-market', 'Australia');
    await look('register');
    await d.fill('register-phone', person.phone);
    await d.tap('register-send-code');
    await d.fill('register-code', await console.captchaFor(person.phone));
    await d.tap('register-agree');
    await d.tap('register-submit');
    await d.see('remit-send');
    await d.tap('remit-target-amount-currency');
    await d.see('China');
    await look('country picker');
    await d.tap('China');
    await quote(d, 'China', '500');
    await d.see('Total to pay');
    await look('remit home');
    await d.tap('remit-send');
    await d.see('preflight-action');
    await look('preflight');
    await d.tap('preflight-action');
    await d.see('kyc-basic-submit');
    await look('basic information');
    await d.tap('kyc-basic-submit');
    await d.see('kyc-aus-firstName');
    await look('basic information with errors');
    await fillBasics(d, person);
    await d.see('document-passport');
    await look('select document');
    await uploadPassport(d, person);
    await d.see('kyc-waiting');
    await look('review');
    await console.advance(60_000);
    await d.see('kyc-passed');
    await look('passed');
    await d.tap('kyc-done');
    await d.tap('remit-send');
    await d.see('select-payee');
    await look('select payee');
    await d.tap('select-payee-add');
    await d.see('method-bank');
    await look('select method');
    await d.tap('method-bank');
    await d.see('payee-form');
    await look('payee form');
    await d.back();
    await payees.chnBank(d);
    await d.see('confirm-submit');
    await look('confirm');
    await confirm(d);
    await d.see('payment-method-140');
    await look('payment method');
    await d.tap('payment-next');
    await d.see('bank-payment-sent');
    await look('bank payment');
    await d.tap('bank-payment-sent');
    await d.see('order-detail');
    await look('order');
    await orderSucceeds(d, { person, console });
    await look('order done');
    for (const tab of ['remit', 'order', 'payee', 'user']) {
      await d.open(`/tabbar/${tab}`);
      await d.see(`tab-${tab}`);
      await d.dontSee('Loading');
      await look(`tab ${tab}`);
    }
    await d.tap('user-messages');
    await d.see('messages-read-all');
    await look('messages');
    await d.back();
    await d.tap('user-language');
    await d.see('language-zh');
    await look('languages');
    await d.back();
    await d.tap('user-logout');
    await d.see('user-logout-confirm');
    await look('log out');
    await d.tap('user-logout-confirm');
    await d.tap('user-login');
    await d.tap('start-login');
    await d.see('login-submit');
    await look('login');
    assert.deepEqual(found, []);
  },
  { timeout: 240_000 },
);

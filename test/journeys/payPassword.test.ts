import assert from 'node:assert/strict';
import { ordered } from '../contract/support/orders';
import { journey } from './driver';
import { words } from './steps/formSteps';
import { remitter, signedIn, statusOf } from './steps/people';

journey(
  'a payment password is set, asked for before a direct debit, locked, forgotten and set anew, and changed [P2.4-08 F2-60]',
  async (d, { person, sandbox }) => {
    const { console } = sandbox;
    const payer = await remitter(sandbox, person);
    const { seqNo } = await ordered({ ...payer, market: 'HKG' });
    await signedIn(d, person, payer.client);

    await d.open('/tabbar/user');
    await d.tap('user-pay-password');
    await d.see(words('payPassword.setTitle'));
    await d.fill('pay-password-new', 'money123');
    await d.fill('pay-password-repeat', 'money13');
    await d.tap('pay-password-save');
    await d.see(words('account.password.mustMatch'));
    await d.fill('pay-password-new', 'money135');
    await d.fill('pay-password-repeat', 'money135');
    await d.tap('pay-password-save');
    await d.see(words('payPassword.saved'));
    await d.see('user-pay-password');

    // Not given: the way to pay stays, and asks again.
    await d.open('paymentLink', { params: { seqNo, fundingType: 491 } });
    await d.see('pay-password');
    await d.tap('sheet-close');
    await d.tap('payment-password');
    await d.tap('pay-password-submit');
    await d.see(words('payPassword.needed'));
    for (const left of [4, 3, 2]) {
      await d.fill('pay-password', `wrong${left}`);
      await d.tap('pay-password-submit');
      await d.see(words('payPassword.wrong_other', { count: left }));
    }
    await d.fill('pay-password', 'wrong1');
    await d.tap('pay-password-submit');
    await d.see(words('payPassword.wrong_one', { count: 1 }));
    await d.fill('pay-password', 'wrong0');
    await d.tap('pay-password-submit');
    await d.see('locked after too many attempts. Try again after');
    await d.dontSee('pay-password-submit');

    // A code to an own contact lifts the lock.
    await d.tap('pay-password-forgot');
    await d.see(words('payPassword.changeTitle'));
    await d.see(words('payPassword.goOn'));
    await d.tap('pay-password-forgotten');
    await d.tap('pay-password-by-phone');
    await d.tap('replace-own-send-code');
    await d.fill('replace-own-code', await console.captchaFor(person.phone));
    await d.tap('replace-next');
    await d.fill('pay-password-new', 'coins246');
    await d.fill('pay-password-repeat', 'coins246');
    await d.tap('pay-password-save');
    await d.tap('payment-password');
    await d.fill('pay-password', 'coins246');
    await d.tap('pay-password-submit');
    await d.tap('payment-link-open');
    await d.payOnPage('paid');
    await d.see('payment-paid', { timeout: 15_000 });
    assert.equal(await statusOf(console, seqNo), 'PAYMENT_SUCCESS');

    await d.open('payPassword');
    await d.fill('pay-password-new', 'third357');
    await d.fill('pay-password-repeat', 'third357');
    await d.tap('pay-password-save');
    await d.see(words('payPassword.needed'));
    await d.fill('pay-password-old', 'money135');
    await d.tap('pay-password-save');
    await d.see(words('payPassword.wrong_other', { count: 4 }));
    await d.fill('pay-password-old', 'coins246');
    await d.tap('pay-password-save');
    await d.see(words('payPassword.saved'));
    const prove = (password: string) => payer.client.send('order.payPassword', { seqNo, password });
    assert.notEqual((await prove('coins246')).envelope.code, '0');
    assert.equal((await prove('third357')).envelope.code, '0');
  },
  { market: 'HKG' },
);

import assert from 'node:assert/strict';
import { committed } from '../../contract/support/corridor';
import { journey } from '../driver';
import { closeSheet, words } from '../steps/formSteps';
import { remitter, signedIn, statusOf } from '../steps/people';

journey(
  'a payment password is set, asked for before a direct debit, locked, forgotten and set again, and changed [P2.4-08 F8-73]',
  async (d, { person, sandbox }) => {
    const { console } = sandbox;
    const payer = await remitter(sandbox, person);
    const wanted = { payeeId: payer.payeeId, market: 'KOR', amount: '100000' };
    const { seqNo } = (await committed(payer.client, wanted)).order;
    await signedIn(d, person, payer.client);

    await d.open('/tabbar/user');
    await d.tap('user-safety');
    await d.tap('user-pay-password');
    await d.see(words('payPassword.setTitle'));
    await d.tap('pay-password-by-phone');
    await d.tap('replace-own-send-code');
    await d.fill('replace-own-code', await console.captchaFor(person.phone));
    await d.tap('replace-next');
    await d.fill('pay-password-new', '111222');
    await d.fill('pay-password-repeat', '11122');
    await d.tap('pay-password-save');
    await d.see(words('account.password.rule.payPasswordDigits'));
    await d.see(words('account.password.mustMatch'));
    await d.fill('pay-password-new', '135790');
    await d.fill('pay-password-repeat', '135790');
    await d.tap('pay-password-save');
    await d.see(words('payPassword.saved'));
    await d.see('user-pay-password');

    await d.open('paymentLink', { params: { seqNo, fundingType: 491 } });
    await d.see('pay-password');
    await closeSheet(d);
    await d.tap('payment-password');
    await d.tap('pay-password-submit');
    await d.see(words('payPassword.needed'));
    for (const left of [4, 3, 2]) {
      await d.fill('pay-password', `90817${left}`);
      await d.tap('pay-password-submit');
      await d.see(words('payPassword.wrong_other', { count: left }));
    }
    await d.fill('pay-password', '908171');
    await d.tap('pay-password-submit');
    await d.see(words('payPassword.wrong_one', { count: 1 }));
    await d.fill('pay-password', '908170');
    await d.tap('pay-password-submit');
    await d.see('locked after too many attempts. Try again after');
    await d.dontSee('pay-password-submit');

    await console.advance(61_000);
    await d.tap('pay-password-forgot');
    await d.see(words('payPassword.changeTitle'));
    await d.see(words('payPassword.goOn'));
    await d.tap('pay-password-forgotten');
    await d.tap('pay-password-by-phone');
    await d.tap('replace-own-send-code');
    await d.fill('replace-own-code', await console.captchaFor(person.phone));
    await d.tap('replace-next');
    await d.fill('pay-password-new', '246802');
    await d.fill('pay-password-repeat', '246802');
    await d.tap('pay-password-save');
    await d.tap('payment-password');
    await d.fill('pay-password', '246802');
    await d.tap('pay-password-submit');
    await d.tap('payment-link-open');
    await d.payOnPage('paid');
    await d.see('payment-paid', { later: 15_000 });
    assert.equal(await statusOf(console, seqNo), 'PAYMENT_SUCCESS');

    await d.open('payPassword');
    await d.fill('pay-password-new', '357913');
    await d.fill('pay-password-repeat', '357913');
    await d.tap('pay-password-save');
    await d.see(words('payPassword.needed'));
    await d.fill('pay-password-old', '135790');
    await d.tap('pay-password-save');
    await d.see(words('payPassword.wrong_other', { count: 4 }));
    await d.fill('pay-password-old', '246802');
    await d.tap('pay-password-save');
    await d.see(words('payPassword.saved'));
    const prove = (password: string) => payer.client.send('order.payPassword', { seqNo, password });
    assert.notEqual((await prove('246802')).envelope.code, '0');
    assert.equal((await prove('357913')).envelope.code, '0');
  },
  { market: 'KOR' },
);

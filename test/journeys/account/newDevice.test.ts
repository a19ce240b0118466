import assert from 'node:assert/strict';
import { phoneContact } from '../../contract/support/person';
import { sandboxClient } from '../../contract/support/sandboxClient';
import { journey } from '../driver';
import { words } from '../steps/formSteps';
import { confirm, quote } from '../steps/steps';
import { enter, newestOrder, order, remitter } from '../steps/people';

/** Above Australia's threshold for large sums. */
const large = '12000';

journey(
  'a large sum from a new device: left at the proof nothing is sent, a code to the owner sends it, and the next one goes at once',
  async (d, { person, sandbox }) => {
    const { console } = sandbox;
    const payer = await remitter(sandbox, person, person.password);
    const home = sandboxClient(sandbox.url, { market: 'AUS', 'unique-identification': 'at-home' });
    await home.call('login.userInfo', { ...phoneContact(person.phone), password: person.password });
    await enter(d, person, console);
    const orders = async () => (await console.payer(payer.payerId)).orders.length;

    await quote(d, 'China', large);
    await d.tap('remit-send');
    await d.tap(`payee-${payer.payeeId}`);
    await confirm(d);
    await d.seePath('/proveDevice');
    await d.see(words('account.device.hint'));
    await d.back();
    await d.seePath('/confirmRemit');
    assert.equal(await orders(), 0);

    await d.tap('confirm-submit');
    await d.tap('device-by-phone');
    await d.tap('replace-own-send-code');
    const code = await console.captchaFor(person.phone);
    await d.fill('replace-own-code', code === '000000' ? '000001' : '000000');
    await d.tap('replace-next');
    await d.see('4 tries left');
    await d.fill('replace-own-code', code);
    await d.tap('replace-next');
    await d.see('payment-methods');
    const first = await newestOrder(console, payer.payerId);

    await d.open('tabbar', { params: { tab: 'remit' } });
    assert.notEqual(await order(d, payer, console, large), first);
  },
);

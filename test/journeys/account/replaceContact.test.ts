import assert from 'node:assert/strict';
import { maskPhone } from '@/core/masking';
import { journey } from '../driver';
import { words } from '../steps/formSteps';
import { enter, remitter } from '../steps/people';

const notice = 'Your login details have changed';
const spent = 'too many wrong codes';
const reversed = (phone: string): string => `4${phone.slice(1).split('').reverse().join('')}`;

journey(
  'a phone is changed with a code to the old one, then again with the password; wrong ones are told at the field, a spent code can be asked for again at once [P2.2-11 P2.2-14]',
  async (d, { person, sandbox }) => {
    const { console } = sandbox;
    await remitter(sandbox, person, person.password);
    const next = { ...person, phone: reversed(person.phone) };
    await enter(d, person, console);
    await d.tap('tab-user');
    await d.tap('user-safety');
    await d.tap('user-phone');
    await d.tap('replace-by-phone');
    await d.tap('replace-own-send-code');
    const wrong = (await console.captchaFor(person.phone)) === '000000' ? '000001' : '000000';
    for (const told of ['4 tries left', '3 tries left', '2 tries left', '1 try left', spent]) {
      await d.fill('replace-own-code', wrong);
      await d.tap('replace-next');
      await d.see(told);
      assert.equal(await d.value('replace-own-code'), '');
    }
    // No wait: no code is pending; after many a challenge follows.
    await d.tap('replace-own-send-code');
    await d.fill('challenge-answer', '0');
    await d.tap('challenge-submit');
    await d.see(words('challenge.wrong'));
    await d.tap('challenge-another');
    await d.dontSee(words('challenge.wrong'));
    await d.fill('challenge-answer', await console.challengeAnswer(person.phone));
    await d.tap('challenge-submit');
    await d.dontSee(spent);
    await d.fill('replace-own-code', await console.captchaFor(person.phone));
    await d.tap('replace-next');
    assert.equal(await d.value('replace-new-phone'), '');
    await d.fill('replace-new-phone', next.phone);
    await d.tap('replace-new-send-code');
    await d.fill('replace-new-code', await console.captchaFor(next.phone));
    await d.tap('replace-submit');
    await d.see(words('account.replace.done'));
    await d.see('user-phone');
    await d.see(maskPhone(next.phone));
    const told = await console.outbox(person.phone);
    assert.ok(told.some(({ subject }) => subject === notice));

    const third = `${next.phone.slice(0, -1)}${(Number(next.phone.slice(-1)) + 1) % 10}`;
    await d.tap('user-phone');
    await d.tap('replace-by-password');
    await d.fill('replace-new-phone', third);
    await d.tap('replace-new-send-code');
    await d.fill('replace-new-code', await console.captchaFor(third));
    await d.tap('replace-submit');
    await d.see(words('account.login.passwordError'));
    await d.fill('replace-password', `${person.password}1`);
    await d.tap('replace-submit');
    await d.see('4 tries left');
    assert.equal(await d.value('replace-password'), '');
    await d.fill('replace-password', person.password);
    await d.tap('replace-submit');
    await d.see('user-phone');
    await d.see(maskPhone(third));
    assert.ok((await console.outbox(next.phone)).some(({ subject }) => subject === notice));
  },
);

import assert from 'node:assert/strict';
import { journey } from '../driver';
import { words } from '../steps/formSteps';
import { enter, register } from '../steps/people';

journey(
  'the account is named, its devices are logged out, fraud and the app are read about; it is closed with a code, and no login enters any more',
  async (d, { person, sandbox }) => {
    const { console } = sandbox;
    const { client } = await register(sandbox, person, person.password);
    await enter(d, person, console);
    await d.tap('tab-user');
    await d.tap('user-antiFraud');
    await d.see(words('general.about.fraud.scam.friend.title'));
    await d.back();
    await d.tap('user-about');
    await d.tap('about-licences');
    await d.see('valibot');
    await d.back();
    await d.tap('user-download');
    await d.seePath('/download-app');
    await d.back();

    await d.tap('user-account');
    await d.tap('account-profile');
    await d.fill('profile-name', '');
    await d.tap('profile-save');
    await d.see(words('manage.profile.nameNeeded'));
    await d.fill('profile-name', 'Sunny');
    await d.tap('profile-save');
    await d.see('Sunny');
    await d.tap('account-devices');
    await d.see(words('manage.devices.this'));
    const { list } = await client.call('user.devices', {});
    const other = list.find(({ current }) => current)?.deviceId ?? '';
    await d.tap(`device-end-${other}`);
    await d.tap('device-end');
    await d.see(words('manage.devices.ended'));
    assert.equal((await client.send('user.profile', {})).envelope.code, '10001');
    await d.back();

    await d.tap('account-close');
    await d.see(words('manage.close.forGood'));
    await d.tap('close-next');
    await d.tap('close-by-phone');
    await d.tap('replace-own-send-code');
    await d.fill('replace-own-code', await console.captchaFor(person.phone));
    await d.tap('replace-next');
    await d.tap('close-confirm');
    await d.seePath('/tabbar/remit');
    await d.open('raasCaptcha');
    await d.fill('captcha-phone', person.phone);
    await d.tap('captcha-go');
    await d.seePath('/login');
  },
);

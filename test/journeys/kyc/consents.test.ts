import assert from 'node:assert/strict';
import { sandboxClient } from '../../contract/support/sandboxClient';
import { journey } from '../driver';
import { words } from '../steps/formSteps';

journey(
  'Korea: a password of six digits, and an account only for what was read and ticked',
  async (d, { person, sandbox }) => {
    await d.open('start');
    await d.tap('start-register');
    await d.pick('register-market', words('countries.names.KOR'));
    await d.fill('register-phone', person.phone);
    await d.tap('register-send-code');
    await d.fill('register-code', await sandbox.console.captchaFor(person.phone));
    await d.fill('register-password', 'Passw0rd');
    await d.tap('register-agree-terms');
    await d.tap('register-agree-privacy');
    await d.tap('register-submit');
    await d.see(words('account.password.rule.passwordKorea'));
    await d.fill('register-password', '135790');
    await d.tap('register-submit');
    await d.see(words('account.register.agreeNeeded'));
    await d.tap('register-agree-identityVerification-read');
    await d.see(words('general.agreement.identityVerification.body2'));
    await d.back();
    await d.seeValue('register-agree-terms', 'true');
    await d.tap('register-agree-identityVerification');
    await d.tap('register-submit');
    await d.seePath('/tabbar/remit');

    const client = sandboxClient(sandbox.url, { market: 'KOR' });
    const { payer } = await client.call('login.userInfo', {
      contactType: 'phone',
      areaCode: '82',
      phoneNumber: person.phone,
      password: '135790',
    });
    const { profile } = (await sandbox.console.payer(payer.userId)).payer as unknown as {
      profile: { agreedClauses: { clauseId: string }[] };
    };
    assert.deepEqual(
      profile.agreedClauses.map(({ clauseId }) => clauseId).sort(),
      ['identityVerification', 'privacy', 'terms'].map((code) => `clause-KOR-${code}`),
    );
  },
  { market: 'KOR' },
);

journey('each market has consents of its own, with words of its own', async (d, { person, sandbox }) => {
  await d.open('start');
  await d.tap('start-register');
  await d.fill('register-phone', person.phone);
  await d.tap('register-send-code');
  await d.fill('register-code', await sandbox.console.captchaFor(person.phone));
  await d.see('register-submit');
  for (const [market, code, text] of [
    ['AUS', 'pds', 'general.agreement.pdsAUS.body3'],
    ['NZL', 'pds', 'general.agreement.pdsNZL.body3'],
    ['HKG', 'personalData', 'general.agreement.personalData.body1'],
  ] as const) {
    await d.tap('screen-back');
    await d.pick('register-market', words(`countries.names.${market}`));
    await d.tap('register-next');
    await d.tap(`register-agree-${code}-read`);
    await d.see(words(text));
    await d.back();
    await d.see('register-submit');
  }
});

import { kycFixture } from '../../fixtures/kyc';
import { journey } from '../driver';
import { words } from '../steps/formSteps';
import { enter, identified, register } from '../steps/people';
import { fillBasics, quote, uploadPassport } from '../steps/steps';

const ONE_MINUTE = 60_000;
const ONE_DAY = 86_400_000;

journey(
  'KYC failed for the selfie: the sender sees why, fixes it, passes',
  async (d, { person, sandbox }) => {
    await register(sandbox, person);
    const { console } = sandbox;
    await enter(d, person, console);
    await quote(d, 'China', '500');
    await d.tap('remit-send');
    await d.tap('preflight-action');
    await fillBasics(d, { ...person, lastName: 'REJECTSELFIE' });
    await uploadPassport(d, { ...person, lastName: 'REJECTSELFIE' });
    await d.see('kyc-waiting');
    await console.advance(ONE_MINUTE);
    await d.see('kyc-failed');
    await d.see('selfie');
    await d.tap('kyc-fix');
    await uploadPassport(d, { ...person, lastName: 'REJECTSELFIE' });
    await d.see('kyc-waiting');
    await console.advance(ONE_MINUTE);
    await d.see('kyc-passed');
    await d.tap('kyc-done');
    await d.see('payee-form');
  },
);

journey('document expired: the sender adds a valid one and goes on', async (d, { person, sandbox }) => {
  const { console } = sandbox;
  const soon = new Date((await console.now()) + 20 * ONE_DAY).toISOString().slice(0, 10);
  const { client } = await identified(sandbox, person, soon);
  await client.call('payee.list', {});
  await console.advance(25 * ONE_DAY);
  await enter(d, person, console);
  await quote(d, 'China', '500');
  await d.tap('remit-send');
  await d.see('Your identity document has expired');
  await d.tap('preflight-action');
  await uploadPassport(d, person);
  await d.see('kyc-waiting');
  await console.advance(ONE_MINUTE);
  await d.see('kyc-passed');
  await d.tap('kyc-done');
  await d.see('payee-form');
});

journey(
  'a review that only people can finish: who acts now, and how to reach them',
  async (d, { person, sandbox }) => {
    const { console } = sandbox;
    const { payerId, client } = await register(sandbox, person);
    await client.call('kyc.update', { countryCode: 'AUS', ...kycFixture('AUS').values });
    await console.moveKyc(payerId, 'PayeeCheck');
    await enter(d, person, console);
    await d.open('waitActivation');
    await d.see(words('kyc.wait.long'));
    await d.dontSee('kyc-fix');
    await console.moveKyc(payerId, 'Fail', 'Unknown');
    await d.see('kyc-failed');
    await d.see(words('kyc.todo.ask'));
    await d.dontSee(words('kyc.todo.again'));
    await d.tap(words('common.contactUs'));
    await d.see("our customer support team will tell you what's missing");
  },
);

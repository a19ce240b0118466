import assert from 'node:assert/strict';
import { provide } from '../../contract/support/person';
import { documentPng, samplePeople } from '../../fixtures/documents';
import { kycFixture } from '../../fixtures/kyc';
import { journey, type Driver, type JourneyContext } from '../driver';
import { fillForm, pickCode, words } from '../steps/formSteps';
import { answersOf, marketOf, returning, statusOf } from '../steps/kycSteps';
import { quote } from '../steps/steps';

const REVIEW = 60_000;
const DAY = 86_400_000;

async function withBasics(d: Driver, context: JourneyContext, market: string) {
  const found = await returning(d, context);
  await found.client.call('kyc.update', { countryCode: market, ...kycFixture(market).values });
  return found;
}

const daysFrom = (now: number, days: number): string => new Date(now + days * DAY).toISOString().slice(0, 10);

const proofsOf = async (context: JourneyContext, payerId: string) =>
  (await answersOf(context, payerId)).proofs as Record<string, Record<string, unknown>>;

journey(
  'United Kingdom: an eVisa instead of a document, and a day by which the proof of address will come',
  async (d, context) => {
    const { payerId } = await withBasics(d, context, 'GBR');
    const now = await context.sandbox.console.now();
    const proofs = marketOf('GBR').proofs ?? assert.fail();
    const eVisa = { shareCode: 'W1A 2B3 C4D', idNumber: 'E12345678', expiryDate: daysFrom(now, 900) };
    await d.open('/select-document');
    await d.tap('document-eVisa');
    await d.seePath('/eVisa-auth');
    await fillForm(d, {
      schema: proofs.eVisa ?? assert.fail(),
      values: eVisa,
      files: { images: 'picture.png' },
      submit: 'kyc-eVisa-submit',
      now,
    });
    await d.seePath('/address-proof-eu');
    await d.tap('kyc-address-delay');
    const delay = {
      reason: 'other',
      explanation: 'My flat is let from next month.',
      readyDate: daysFrom(now, 30),
    };
    await d.seePath('/delay-proof-eu');
    await fillForm(d, {
      schema: proofs.delay ?? assert.fail(),
      values: delay,
      ticked: ['declared'],
      submit: 'kyc-delay-submit',
      now,
    });
    await d.see('kyc-waiting');
    await d.see(words('statuses.kyc.WaitManualHandling.hint'));
    const kept = await proofsOf(context, payerId);
    const { images, ...sent } = kept.eVisa ?? {};
    assert.deepEqual(sent, eVisa);
    assert.equal((images as string[]).length, 1);
    assert.deepEqual(kept.delay, { ...delay, declared: true, images: [] });
    assert.equal(await statusOf(context, payerId), 'WaitManualHandling');
  },
  { market: 'GBR' },
);

journey(
  'Europe: the office’s certificate for a permit that has run out; a supplement asked for later',
  async (d, context) => {
    const { payerId, client } = await withBasics(d, context, 'EU');
    const { console } = context.sandbox;
    const now = await console.now();
    const market = marketOf('EU');
    const certificate = {
      idNumber: 'ZZC123456',
      issueDate: daysFrom(now, -20),
      expiryDate: daysFrom(now, 120),
    };
    await d.open('/tabbar/remit');
    await quote(d, 'China', '500');
    await d.tap('remit-send');
    await d.see(words('payee.select.ownOnly'));
    await d.tap('select-payee-verify');
    await d.seePath('/select-document');
    await d.open('/extension-certificate-eu');
    await fillForm(d, {
      schema: market.proofs?.extension ?? assert.fail(),
      values: certificate,
      files: { images: 'picture.png' },
      submit: 'kyc-extension-submit',
      now,
    });
    await d.seePath('/address-proof-eu');
    const { images, ...sent } = (await proofsOf(context, payerId)).extension ?? {};
    assert.deepEqual(sent, certificate);
    assert.equal((images as string[]).length, 1);

    await console.action('kyc.askSupplement', { payerId });
    await d.open('/user-info-supplement-eu');
    await d.see(words('kyc.extra.asked'));
    await d.seeValue('kyc-eu-supplement-taxNumber', '12 345 678 903');
    await d.fill('kyc-eu-supplement-taxNumber', '1');
    await d.tap('kyc-supplement-submit');
    await d.see(words('validation.taxIdEurope'));
    const answers = { taxCountry: 'DEU', taxNumber: '12345678903' };
    await pickCode(d, 'kyc-eu-supplement-taxCountry', 'DEU');
    await d.fill('kyc-eu-supplement-taxNumber', answers.taxNumber);
    await d.tap('kyc-eu-supplement-declared');
    await d.tap('kyc-supplement-submit');
    await d.see(words('kyc.extra.saved'));
    const kept = await client.call('kyc.updateAsk', { countryCode: 'EU', scene: 'supplement' });
    assert.equal(kept.asked, false);
    const { taxCountry, taxNumber } = kept.answers as Record<string, string>;
    assert.deepEqual({ taxCountry, taxNumber }, answers);
    await d.open('/user-info-supplement-eu');
    await d.dontSee(words('kyc.extra.asked'));
    await d.seeValue('kyc-eu-supplement-taxNumber', answers.taxNumber);
    await console.moveKyc(payerId, 'Pass');
    await console.action('kyc.askSupplement', { payerId, scene: 'improve' });
    await d.open('/tabbar/remit');
    await quote(d, 'China', '500');
    await d.tap('remit-send');
    await d.see(words('preflight.middlePage'));
    await d.tap('preflight-action');
    await d.seePath('/improve-account-info');
  },
  { market: 'EU' },
);

journey(
  'another account of the same person: number and birthday, a face, then people',
  async (d, context) => {
    const { payerId, client } = await returning(d, context);
    const { console } = context.sandbox;
    const passport = { ...samplePeople.ausPassport, firstName: 'REJECTREPEAT' };
    await client.call('kyc.update', {
      countryCode: 'AUS',
      ...kycFixture('AUS').values,
      firstName: passport.firstName,
      lastName: passport.lastName,
      birthDate: passport.birthDate,
    });
    await provide(client, 'AUS', passport, ['front', 'selfie']);
    await console.advance(REVIEW);
    await d.open('/wait-activation');
    await d.see(words('kyc.repeat.headline'));
    await d.see(words('kyc.todo.choose'));
    await d.tap('kyc-fix');
    await d.seePath('/repeated-account/remind');
    await d.tap('repeat-mine');
    await d.seePath('/repeated-account/authentication');
    await d.tap('kyc-repeat-prove-submit');
    await d.see(words('validation.required', { label: words('fields.idNumber') }));
    await d.fill('kyc-repeat-idNumber', passport.idNumber ?? '');
    await d.fill('kyc-repeat-birthDate', '1980-01-01');
    await d.tap('kyc-repeat-prove-submit');
    await d.seeValue('kyc-repeat-idNumber-note', words('kyc.repeat.wrong_other', { count: 4 }));
    await d.fill('kyc-repeat-birthDate', passport.birthDate ?? '');
    await d.tap('kyc-repeat-prove-submit');
    await d.seePath('/repeated-account/ocr-face-compare');
    const face = (idNumber: string | undefined) => ({
      name: `${idNumber}.png`,
      bytes: documentPng({ ...passport, ...(idNumber ? { idNumber } : {}), side: 'selfie' }),
    });
    await d.upload('kyc-face-selfie', face('X9999999'));
    await d.see('Uploaded');
    await d.tap('kyc-face-submit');
    await d.see(words('kyc.repeat.different'));
    await d.reload();
    await d.upload('kyc-face-selfie', face(passport.idNumber));
    await d.see('Uploaded');
    await d.tap('kyc-face-submit');
    await d.see('kyc-waiting');
    assert.equal(await statusOf(context, payerId), 'WaitManualHandling');
    await console.advance(REVIEW);
    await d.see('kyc-passed');
  },
);

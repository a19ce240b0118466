import assert from 'node:assert/strict';
import { maskCard } from '@/core/masking';
import { topicsOf } from '@/schemas/fieldRules';
import { provide } from '../../contract/support/person';
import { plainPng } from '../../fixtures/documents';
import { jpnNumberCard, kycFixture } from '../../fixtures/kyc';
import { type Driver, journey, type JourneyContext } from '../driver';
import { fillForm, pickCode, typeForm, words } from '../steps/formSteps';
import { answersOf, marketOf, returning, statusOf, uploadSides } from '../steps/kycSteps';
import { quote } from '../steps/steps';
import { uploaded, uploadFrom } from '../steps/uploadSteps';

const REVIEW = 60_000;

async function withDocument(d: Driver, context: JourneyContext, market: string) {
  const found = await returning(d, context);
  const { values, document } = kycFixture(market);
  await found.client.call('kyc.update', { countryCode: market, ...values });
  return { ...found, document };
}

journey(
  'Japan: residence card, then the number card from ‘Send’, then the account is open [P8-37]',
  async (d, context) => {
    const { payerId, document } = await withDocument(d, context, 'JPN');
    await d.open('/jpn-select-document');
    await d.dontSee('document-myNumberCard');
    await d.tap('document-residenceCard');
    await uploadSides(d, 'JPN', document);
    await d.fill('document-number', '12');
    await d.tap('document-submit');
    await d.see(words('validation.residenceCardJapan'));
    await d.fill('document-number', document.idNumber);
    await d.tap('document-submit');
    await d.see('kyc-waiting');
    await context.sandbox.console.advance(REVIEW);
    await d.see('kyc-failed');
    await d.see('kyc-fix');
    await d.open('/tabbar/remit');
    await quote(d, 'China', '50000');
    await d.tap('remit-send');
    await d.see(words('preflight.numberCard'));
    await d.see('preflight-support');
    await d.tap('preflight-action');
    await d.seePath('/jpn-select-document');
    await d.dontSee('document-residenceCard');
    await d.tap('document-myNumberCard');
    await uploadSides(d, 'JPN', jpnNumberCard);
    await d.tap('document-submit');
    await d.see('kyc-waiting');
    await context.sandbox.console.advance(REVIEW);
    await d.see('kyc-passed');
    const kept = await answersOf(context, payerId);
    assert.equal((kept.numberCard as { idNumber: string }).idNumber, jpnNumberCard.idNumber);
  },
  { market: 'JPN' },
);

journey(
  'Korea: 1 KRW to the sender’s own account, three digits, a wrong one said so [F5.3-11 F5.3-12]',
  async (d, context) => {
    const { payerId, client, document } = await withDocument(d, context, 'KOR');
    await provide(client, 'KOR', document, ['front', 'back', 'selfie']);
    const { console } = context.sandbox;
    const schema = marketOf('KOR').extras?.account ?? assert.fail();
    const number = `110${Date.now()}`.slice(0, 14);
    const account = { bankCode: '088', accountNumber: number, holder: 'Somebody Else' };
    await d.open('/confirm-account-kor');
    await fillForm(d, { schema, values: account, submit: 'kyc-account-submit', now: await console.now() });
    await d.see(words('kyc.kor.nameDiffers'));
    await d.fill('kyc-kor-account-holder', 'Somchai Phromma');
    await d.tap('kyc-account-submit');
    await d.see('kyc-verify');
    const outbox = await console.outbox(maskCard(number));
    const code = outbox[0]?.code ?? '';
    await d.fill('verify-code', code === '111' ? '222' : '111');
    await d.see(words('kyc.kor.wrongCode_other', { count: 4 }));
    await d.fill('verify-code', code);
    await d.see('kyc-waiting');
    await console.advance(REVIEW);
    await d.see('kyc-passed');
    assert.equal(await statusOf(context, payerId), 'Pass');
  },
  { market: 'KOR' },
);

journey(
  'Singapore: opened with Singpass, without a form and without a document',
  async (d, context) => {
    const { payerId } = await returning(d, context);
    await d.open('/account-open-select-sgp');
    await d.tap('sgp-singpass');
    await d.payOnPage('paid');
    await d.see('kyc-singpass');
    await d.pick('kyc-sgp-singpass-occupation', 'kyc-sgp-singpass-occupation-option-RETIRED');
    await d.pick('kyc-sgp-singpass-incomeSource', 'kyc-sgp-singpass-incomeSource-option-PENSION');
    await d.pick('kyc-sgp-singpass-accountPurpose', 'kyc-sgp-singpass-accountPurpose-option-REMIT_FAMILY');
    await d.tap('kyc-singpass-submit');
    await d.see('kyc-waiting');
    const basic = (await answersOf(context, payerId)).basic as Record<string, string>;
    assert.equal(basic.incomeSource, 'PENSION');
    assert.match(basic.idNumber ?? '', /^[STFG]\d{7}[A-Z]$/);
  },
  { market: 'SGP' },
);

journey(
  'China: nationality and bank, document, information, a confirming transfer, and a new document once that one has run out',
  async (d, context) => {
    const { payerId, client } = await returning(d, context);
    const { console } = context.sandbox;
    const { document, values } = kycFixture('CHN');
    const { form } = marketOf('CHN');
    await d.open('/select-nationality-chn');
    await pickCode(d, 'chn-nationality', 'CHN');
    await d.tap('chn-bank-CZCB');
    await d.tap('chn-go-on');
    await d.tap('document-residentId');
    await uploadSides(d, 'CHN', document);
    await d.tap('document-submit');
    await d.seePath('/chn-czcb-basic-information');
    await d.see(`${form.id}-lastName`);
    const { nationality: _chosen, ...typed } = values;
    await typeForm(d, {
      schema: form,
      topics: topicsOf(form),
      values: typed,
      submit: 'kyc-basic-submit',
      now: await console.now(),
    });
    await d.see('kyc-chn-payment');
    await d.tap('chn-paid');
    await d.see(words('kyc.chn.waiting'));
    await console.advance(31_000);
    await d.see('kyc-waiting', { later: 15_000 });
    assert.deepEqual((await answersOf(context, payerId)).basic, { countryCode: 'CHN', ...values });
    await console.advance(REVIEW);
    assert.equal(await statusOf(context, payerId), 'Pass');

    await console.action('kyc.expireDocument', { payerId });
    await d.open('/account-preview');
    await d.see(words('kyc.preview.expired'));
    await d.tap('preview-update');
    await d.seePath('/chn-czcb-document-upload');
    await d.tap('document-residentId');
    await uploadSides(d, 'CHN', document);
    await d.tap('document-submit');
    await d.see('kyc-waiting');
    await console.advance(REVIEW);
    const { payer } = await client.call('user.profile', {});
    assert.deepEqual([payer.kycStatus, payer.identityStatus], ['Pass', 'CheckPass']);
    await d.open('/account-preview');
    await d.see('preview-send');
    await d.dontSee('preview-update');
  },
  { market: 'CHN' },
);

journey(
  'a proof’s upload cut at its begin, in its middle and at its end: form and finished files stay, the retry completes',
  async (d, context) => {
    const { payerId, client, document } = await withDocument(d, context, 'NZL');
    await provide(client, 'NZL', document, ['front', 'back', 'selfie']);
    const form = 'kyc-nzl-address';
    const id = `${form}-images`;
    const today = new Date(await context.sandbox.console.now());
    const issued = new Date(today.getTime() - 20 * 86_400_000).toISOString().slice(0, 10);
    await d.open('/address-proof-nzl');
    await d.tap(`${form}-proofType-tenancy`);
    await d.fill(`${form}-issueDate`, issued);
    await uploadFrom(d, id, 'picture.png');
    await d.see('Uploaded');
    const cuts = [
      { cut: 'before' as const },
      { respond: { status: 502, body: '' } },
      { cut: 'answer' as const },
    ];
    for (const [at, how] of cuts.entries()) {
      await d.fault({ url: '/image/uploadImage', ...how });
      await uploadFrom(d, id, { name: `page-${at}.png`, bytes: plainPng(0x70 + at) });
      await d.see(`${id}-${at + 2}-retry`);
      await d.hide();
      await d.show();
      await d.see(`${id}-${at + 1}`);
      await d.seeValue(`${form}-proofType-tenancy`, 'true');
      await d.tap(`${id}-${at + 2}-retry`);
      await uploaded(d, `${id}-${at + 2}`);
    }
    await d.tap('kyc-address-submit');
    await d.see('kyc-waiting');
    const kept = (await answersOf(context, payerId)).proofs as {
      address: { images: string[]; issueDate: string };
    };
    assert.equal(kept.address.images.length, 4);
    assert.equal(kept.address.issueDate, issued);
  },
  { market: 'NZL' },
);

import assert from 'node:assert/strict';
import { plainPng } from '../fixtures/documents';
import { committed } from '../contract/support/corridor';
import { corridorPayees } from '../contract/support/payees';
import { journey, type Driver, type JourneyContext } from './driver';
import { enter, newestOrder, type Payer, remitter, statusOf } from './steps/people';
import { accessibilityFindings } from './steps/audit';
import { confirm, quote } from './steps/steps';
import { sendAgain, uploadFrom } from './steps/uploadSteps';

const FILES = 'evidence-images';
const REVIEW_MS = 21_000;
const slides = (name: string) => ({
  name,
  bytes: Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(3 * 1024 * 1024, 0x20)]),
});

async function demanding(d: Driver, { person, sandbox }: JourneyContext): Promise<Payer & { seqNo: string }> {
  const payer = await remitter(sandbox, person);
  await enter(d, person, sandbox.console);
  await quote(d, 'China', '30000');
  await d.tap('remit-send');
  await d.tap(`payee-${payer.payeeId}`);
  await d.seePath('/confirmRemit');
  await d.pick('confirm-relation', 'Friend');
  await confirm(d);
  await d.see('We need documents for this transfer');
  return { ...payer, seqNo: await newestOrder(sandbox.console, payer.payerId) };
}

journey(
  'submit now: examples, no file refused in their words, slides cut and sent again, refused and handed in again, then paid [C7.5-15 C7.5-16 F5.2-06 F5.4-05]',
  async (d, context) => {
    const { console } = context.sandbox;
    await demanding(d, context);
    await d.tap('papers-send');
    await d.seePath('/evidenceListNew');
    await d.see('An invoice or contract that shows what the money is for.');
    await d.tap('evidence-submit');
    assert.match(await d.text(`${FILES}-note`), /Upload at least one file/);
    assert.deepEqual(await accessibilityFindings(d, 'a proof to hand in'), []);
    await d.tap('evidence-fileType-invoice');
    for (const [at, percent] of [0, 50, 99].entries()) {
      await console.fault({ call: 'evidence.upload', kind: 'cutUpload', detail: { percent } });
      await uploadFrom(d, FILES, slides(`reject-${percent}.ppt`));
      await d.see(`${FILES}-${at + 1}-retry`);
      await d.tap('evidence-submit');
      await d.see(`${FILES}-${at + 1}-retry`);
      await sendAgain(d, console, `${FILES}-${at + 1}`);
    }
    await d.tap('evidence-submit');
    await d.see('Under review');
    await d.see('3 files, submitted on');
    await console.advance(REVIEW_MS);
    await d.see("We couldn't read your documents. Upload clear photos or files.", { later: 15_000 });
    assert.deepEqual(await accessibilityFindings(d, 'a proof that was refused'), []);
    await d.tap('evidence-fileType-contract');
    await uploadFrom(d, FILES, 'paper.pdf');
    await d.see('Uploaded');
    await d.tap('evidence-submit');
    await d.see('Under review');
    await console.advance(REVIEW_MS);
    await d.see("We've accepted your documents.", { later: 15_000 });
    await d.tap('evidence-on');
    await d.see('payment-methods');
  },
);

journey(
  'submit later: the order keeps saying what is missing and holds the money; too late, the money goes back',
  async (d, context) => {
    const { console } = context.sandbox;
    const { seqNo } = await demanding(d, context);
    await d.tap('papers-pay');
    await d.see('payment-methods');
    await console.moveOrder(seqNo, 'PAYMENT_SUCCESS');
    await d.open('bankOrder', { params: { seqNo } });
    await d.see("We're holding your money until we have proof of what this transfer is for");
    await d.tap('order-papers');
    await d.see("We're holding your money until we've accepted your documents.");
    await d.tap('evidence-next');
    await d.see('evidence-submit');
    await d.tap('evidence-later');
    await d.see('order-detail');
    await d.open('evidenceListNew', { params: { seqNo } });
    await d.see('You chose to do this later');
    await console.advance(6 * 86_400_000);
    assert.match(await statusOf(console, seqNo), /^REFUND_/);
    await d.open('evidenceListNew', { params: { seqNo } });
    await d.see('Your money is going back to you.');
    await d.see('No longer valid');
    await d.dontSee('evidence-next');
    await d.tap('evidence-on');
    await d.see('order-detail');
  },
);

journey(
  'documents from the home: the order that is held for them waits there, and goes on its way once they are accepted',
  async (d, context) => {
    const { console } = context.sandbox;
    const { seqNo } = await demanding(d, context);
    await d.tap('papers-pay');
    await d.see('payment-methods');
    await console.moveOrder(seqNo, 'PAYMENT_SUCCESS');
    await d.open('tabbar', { params: { tab: 'remit' } });
    await d.see('Documents needed');
    await d.tap(`home-order-${seqNo}`);
    await d.see("We're holding your money until we have proof of what this transfer is for");
    await d.tap('order-papers');
    await d.tap('evidence-next');
    await d.tap('evidence-fileType-invoice');
    await uploadFrom(d, FILES, 'paper.pdf');
    await d.see('Uploaded');
    await d.tap('evidence-submit');
    await d.see('Under review');
    await console.advance(REVIEW_MS);
    await d.see("We've accepted your documents.", { later: 15_000 });
    await d.tap('evidence-on');
    await d.see('order-detail');
    await d.see('Arriving by');
    await d.open('tabbar', { params: { tab: 'remit' } });
    await d.see(`home-order-${seqNo}`);
    await d.dontSee('Documents needed');
  },
);

journey(
  'a name on a list is told apart first; surveys at risk are answered, and a risky answer asks for more',
  async (d, { person, sandbox }) => {
    const { console } = sandbox;
    const { client } = await remitter(sandbox, person);
    const { payee } = await client.call('payee.add', {
      ...(corridorPayees.AUS ?? assert.fail()),
      lastName: 'Watchlisted',
      cardNumber: '6228480098765432103',
    });
    await enter(d, person, console);
    const { seqNo } = await committed(client, { market: 'AUS', payeeId: payee.id, amount: '500' });
    await console.action('risk.demand', { seqNo, kinds: ['relationSurvey', 'faceRisk'] });
    await d.open('bankOrder', { params: { seqNo } });
    await d.tap('order-papers');
    await d.see('A few questions first');
    await d.tap('evidence-payeeEdd');
    await d.seePath('/dowJonesPayeeRisk');
    await d.tap('namesake-payee-submit');
    await d.fill('namesake-birthDate', '1991-02-03');
    await d.pick('namesake-nationality', 'namesake-nationality-option-AUS');
    await d.tap('namesake-payee-submit');
    await d.see('How you know your recipient');
    await d.see('Accepted');
    await d.tap('evidence-relationSurvey');
    await d.tap('evidence-submit');
    assert.match(await d.text('evidence-metInPerson-note'), /Choose an answer/);
    await d.tap('evidence-knownBy-online');
    await d.tap('evidence-knownSince-months');
    await d.tap('evidence-metInPerson-no');
    await d.tap('evidence-submit');
    await d.see('Your relationship to your recipient');
    await d.open('faceRiskEvidence', { params: { seqNo } });
    await d.see('Your face in good light');
    await d.upload(FILES, { name: 'face.png', bytes: plainPng(0x90) });
    await d.see('Uploaded');
    await d.tap('evidence-submit');
    await d.see('Under review');
    await d.open('remittanRelationSurvey', { params: { seqNo, type: 1 } });
    await d.see('Documents we need');
    await d.open('meanRiskSurvey', {});
    await d.see('Where does the money you send come from?');
    assert.deepEqual(await accessibilityFindings(d, 'a survey'), []);
  },
);

journey(
  'what comes before a transfer: a wait that ends by itself, then questions that are answered, then the transfer [P2.7-25 P2.7-26]',
  async (d, { person, sandbox }) => {
    const { console } = sandbox;
    const { payerId, payeeId } = await remitter(sandbox, person);
    const asked = (route: string, reason: string) =>
      console.action<{ id: string }>('notice.add', {
        payerId,
        kind: 'middlePage',
        payload: { route, reason, params: { reason } },
      });
    const { id } = await asked('midTransferMiddleTurn', 'review');
    await enter(d, person, console);
    await quote(d, 'China', '500');
    await d.tap('remit-send');
    await d.tap('preflight-action');
    await d.seePath('/midTransfer/middleTurn');
    await d.see("We're checking something about your account.", { later: 15_000 });
    assert.deepEqual(await accessibilityFindings(d, 'a transfer that waits'), []);
    await asked('midTransferMiddleRisk', 'risk');
    await console.action('notice.deal', { id });
    await d.hide();
    await d.show();
    await d.tap('middle-go-on');
    await d.seePath('/midTransfer/middleRisk');
    await d.tap('evidence-submit');
    assert.match(await d.text('evidence-moneyFrom-note'), /Choose an answer/);
    assert.deepEqual(await accessibilityFindings(d, 'questions before a transfer'), []);
    await d.tap('evidence-moneyFrom-salary');
    await d.tap('evidence-sendsEach-month');
    await d.tap('evidence-forOthers-no');
    await d.tap('evidence-submit');
    await d.see("Thank you, that's all we need");
    await d.tap('middle-go-on');
    await d.seePath('/tabbar/remit');
    await d.tap('remit-send');
    await d.see(`payee-${payeeId}`);
  },
);

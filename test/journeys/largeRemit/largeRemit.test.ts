import assert from 'node:assert/strict';
import { committed } from '../../contract/support/corridor';
import { payOf } from '../../contract/support/orders';
import { accessibilityFindings } from '../steps/audit';
import { journey, type Driver, type JourneyContext } from '../driver';
import {
  AREA,
  dot,
  flourish,
  handInIncome,
  keptSignature,
  preparedUntil,
  REVIEW_MS,
  stepsTaken,
  provedElsewhere,
  verified,
  wave,
} from '../steps/largeSteps';
import { newestOrder, statusOf } from '../steps/people';
import { uploadFrom } from '../steps/uploadSteps';
import { quote } from '../steps/steps';

/** Returning refreshes the screen. */
async function later(d: Driver, { sandbox }: JourneyContext, ms: number): Promise<void> {
  await d.hide();
  await sandbox.console.advance(ms);
  await d.show();
}

journey(
  'a large transfer from the rule to the state of the papers, signed by hand, left and taken up again [P1-07 F1-04 F5.5-07 F5.5-08 F5.5-09 F5.5-10 P9-26]',
  async (d, context) => {
    const { sandbox } = context;
    const payer = await verified(d, context);
    const found: string[] = [];
    const look = async (screen: string): Promise<void> =>
      void found.push(...(await accessibilityFindings(d, screen)));
    await d.open('largeRemitRule');
    await d.see('Left today');
    await look('rule');
    await d.tap('large-rule-next');

    await d.see('large-papers-submit');
    await d.seePath('/largeRemit/materialStatus');
    await d.tap('large-papers-submit');
    await d.see('large-income-fileType-note');
    await look('papers with errors');
    await d.tap('large-income-fileType-taxReturn');
    await d.fill('large-income-incomeQuota', '180000');
    await uploadFrom(d, 'large-income-images', 'paper.pdf');
    await d.see('Uploaded');
    await d.tap('large-papers-submit');
    await d.see("We're checking it");
    await look('papers in review');
    await later(d, context, REVIEW_MS);
    await d.tap('large-go-on');

    await d.see('large-agreement-tick');
    await look('agreement');
    await d.tap('large-agreement-next');
    await d.see('Tick this box to continue.');
    await d.tap('large-agreement-tick');
    await d.tap('large-agreement-next');

    await d.see('large-face-picture');
    await d.tap('large-face-next');
    await d.see('Take a photo of your face.');
    await look('face');
    await d.upload('large-face-picture', 'picture.png');
    await d.see('Uploaded');
    await d.tap('large-face-next');

    await d.see('large-prompt-next');
    await look('prompt');
    await d.doubleTap('large-prompt-next');

    await d.see('Nothing drawn yet');
    await d.tap('large-sign-submit');
    await d.see('Sign in the box, or type your name instead.');
    await look('refused empty signature');
    await d.draw(AREA, [dot]);
    await d.see('1 line drawn');
    await d.tap('large-sign-submit');
    await d.see("That's just a dot. Write your name in the box.");
    await d.tap('large-sign-clear');
    await d.see('Nothing drawn yet');

    await d.kill();
    await d.relaunch('largeRemitRule');
    await d.tap('large-rule-resume');
    await d.seePath('/largeRemit/signature');
    await d.draw(AREA, [wave, flourish]);
    await d.see('2 lines drawn');
    await d.tap('large-sign-undo');
    await d.see('1 line drawn');
    await d.draw(AREA, [flourish]);
    await d.see('2 lines drawn');
    await d.tap('large-sign-submit');

    await d.see('large-payee-choice');
    const drawn = await keptSignature(sandbox, payer.payerId);
    assert.ok(drawn.width >= 300 && drawn.width > drawn.height, `${drawn.width} x ${drawn.height}`);
    assert.ok(drawn.ink > 0.003 && drawn.ink < 0.2, `${drawn.ink} of the sheet is ink`);

    await d.tap('large-payee-next');
    await d.see('Choose a recipient or do this later.');
    await look('payee');
    await d.tap(`large-payee-choice-${payer.payeeId}`);
    await d.see('needs to confirm through a link first.');
    await d.tap('large-payee-next');
    await d.see('share-payee-make');
    await d.tap('screen-back');
    await d.tap('large-payee-later');
    await d.see("We'll send it once we've accepted your signature.");
    await look('state of the papers');
    await later(d, context, REVIEW_MS);
    await d.dontSee("We'll send it once we've accepted your signature.");
    assert.equal((await payer.client.call('largeRemit.status', { countryCode: 'AUS' })).status, 'Audited');
    await d.tap('large-start');
    await d.seePath('/remittanceTransfer');
    assert.deepEqual(found, []);
  },
);

journey(
  'a typed name signs as well: refused when it is another, cut on the way, turned down and given again',
  async (d, context) => {
    const { sandbox, person } = context;
    const payer = await verified(d, context);
    await preparedUntil(payer.client, sandbox, 'signature');
    await d.open('largeRemitSignAgreement');
    await d.see('This step is done');
    await d.tap('large-go-on');
    await d.seePath('/largeRemit/signature');
    await d.tap('large-sign-way-name');
    await d.tap('large-sign-submit');
    await d.see('Type your full name.');
    await d.fill('large-sign-name', 'Somebody Else');
    await d.tap('large-sign-submit');
    await d.see("This isn't the name on your account.");
    assert.deepEqual(await accessibilityFindings(d, 'typed name'), []);
    await d.fill('large-sign-name', `${person.lastName} ${person.firstName}`);
    await d.see(`Signed as ${person.lastName} ${person.firstName}, typed`);
    await d.fault({ url: '/image/uploadImage', cut: 'before' });
    await d.tap('large-sign-submit');
    await d.see("Your upload was interrupted. We've kept your file, so try again.");
    assert.equal((await payer.client.call('largeRemit.behavior', {})).next, 'signature');
    await d.tap('large-sign-file-retry');
    await d.see('large-payee-choice');
    const typed = await keptSignature(sandbox, payer.payerId);
    assert.ok(typed.ink > 0.001 && typed.ink < 0.3, `${typed.ink} of the sheet is ink`);

    await d.tap('large-payee-later');
    await d.see('large-start');
    await sandbox.console.action('largeRemit.decide', { payerId: payer.payerId, passed: false });
    await later(d, context, 0);
    await d.see('Sign again');
    await d.tap('large-go-on');
    await d.see("We couldn't accept your last signature.");
    await d.draw(AREA, [wave]);
    await d.goOffline(true);
    await d.tap('large-sign-submit');
    await d.see('large-sign-file-retry');
    await d.goOffline(false);
    await d.tap('large-sign-submit');
    await d.see('large-payee-choice');
    assert.ok((await keptSignature(sandbox, payer.payerId)).ink > 0.003);
  },
);

journey(
  'the limit leads to the rule; a payer who is barred is told so; one who is released starts at once',
  async (d, context) => {
    const { sandbox } = context;
    const { payerId } = await verified(d, context);
    await quote(d, 'China', '500');
    await d.fault({
      url: '/largeLimit/check',
      respond: {
        status: 200,
        body: JSON.stringify({
          code: 'ApplyOrderLargeRemitLimit',
          msg: '',
          model: { residualAmount: '120', link: `${sandbox.url}/largeRemit/rule` },
          responseHeader: {},
        }),
      },
    });
    await d.tap('remit-send');
    await d.see('You can send 120 AUD more for now');
    await d.tap('preflight-action');
    await d.see('large-rule-next');
    await d.seePath('/largeRemit/rule');

    await sandbox.console.action('largeRemit.label', { payerId, label: 'LARGE_BLACK' });
    await later(d, context, 0);
    await d.see("Large transfers aren't available for your account");
    await d.dontSee('large-rule-next');
    await sandbox.console.action('largeRemit.label', { payerId, label: 'LARGE_WHITE' });
    await later(d, context, 0);
    await d.see('No limit');
    await d.tap('large-start');
    await d.seePath('/remittanceTransfer');
    await d.fill('remit-source-amount', '200000');
    await d.tap('remit-send');
    await d.see('select-payee');
  },
);

journey(
  'an amount for a large transfer: offered where it is typed, followed from the menu, and confirmed once all is in place',
  async (d, context) => {
    const { sandbox } = context;
    const payer = await verified(d, context);
    const { client, payerId, payeeId } = payer;
    await quote(d, 'China', '150000');
    await d.see('You can send up to 50,000 AUD at a time');
    await d.tap('remit-large');
    await d.seePath('/largeRemit/rule');
    await d.see('large-rule-next');
    await d.tap('screen-back');

    await client.call('largeRemit.updateBehavior', { behavior: 'rule' });
    await handInIncome(client);
    await d.tap('tab-user');
    await d.see('Large transfers, Under review');
    await d.tap('tab-remit');
    await d.see("We're checking your large transfer documents");

    await d.open('remittanceTransfer', { params: { remitType: 'LargeRemit' } });
    await quote(d, 'China', '150000');
    await d.tap('remit-send');
    await d.tap(`payee-${payeeId}`);
    await d.seePath('/confirmRemit');
    await d.see("We're checking your proof of income");
    await d.dontSee('confirm-submit');
    assert.deepEqual(await accessibilityFindings(d, 'confirmation with papers in review'), []);
    await d.tap('confirm-large');
    await d.seePath('/largeRemit/materialStatus');
    await later(d, context, REVIEW_MS);
    await d.see('large-go-on');
    await d.tap('screen-back');
    await d.see('Before your large transfer, sign the agreement.');
    await stepsTaken(client, 'sharePayee');
    await later(d, context, 0);
    await d.see("We'll hold your money for 24 hours");
    await d.see("We'll ask how you know your recipient");
    assert.deepEqual(await accessibilityFindings(d, 'confirmation of a large transfer'), []);
    await d.pick('confirm-purpose', 'Family support');
    await d.tap('confirm-submit');
    await d.tap('papers-pay');
    await d.see('payment-next');
    const { order } = await sandbox.console.order(await newestOrder(sandbox.console, payerId));
    assert.deepEqual([order.remitType, Number(order.sourceAmount)], ['LargeRemit', 150000]);
  },
);

journey(
  'a limit that another transfer has used up meanwhile: the confirmation says so and leads on',
  async (d, context) => {
    const { payeeId } = await verified(d, context);
    const client = await provedElsewhere(context);
    await quote(d, 'China', '40000');
    await d.tap('remit-send');
    await d.see(`payee-${payeeId}`);
    for (let count = 0; count < 2; count += 1)
      await committed(client, { market: 'AUS', payeeId, amount: '40000' });
    await d.tap(`payee-${payeeId}`);
    await d.see('You can send 20,000 AUD more for now');
    await d.see('Before your large transfer, read how it works.');
    await d.dontSee('confirm-submit');
    await d.tap('confirm-large');
    await d.seePath('/largeRemit/rule');
    await d.tap('screen-back');
    await d.tap('confirm-amount');
    await d.seePath('/tabbar/remit');
    await d.seeValue('remit-source-amount', '40,000');
  },
);

journey(
  'a paid large transfer lies safe: its payee is proved once more, and it is given up in time [F5.5-13]',
  async (d, context) => {
    const { sandbox } = context;
    const payer = await verified(d, context);
    const { payerId, payeeId } = payer;
    const client = await provedElsewhere(context);
    await sandbox.console.action('largeRemit.label', { payerId, label: 'LARGE_WHITE' });
    const wanted = { market: 'AUS', payeeId, amount: '200000', remitType: 'LargeRemit' } as const;
    const { order } = await committed(client, wanted);
    await client.call('order.pay', payOf(order, 120));
    await sandbox.console.action('payment.settle', { seqNo: order.seqNo, outcome: 'paid' });
    await sandbox.console.advance(11_000);
    const seqNo = await newestOrder(sandbox.console, payerId);

    await d.open('bankOrder', { params: { seqNo } });
    await d.tap('order-large-wait');
    await d.see('large-recheck-submit');
    await d.tap('large-recheck-submit');
    await d.see('large-relation-fileType-note');
    assert.deepEqual(await accessibilityFindings(d, 'payee once more'), []);
    await d.tap('large-relation-fileType-birthCertificate');
    await uploadFrom(d, 'large-relation-images', 'paper.pdf');
    await d.see('Uploaded');
    await d.tap('large-relation-known');
    await d.tap('large-relation-ownWill');
    await d.tap('large-recheck-submit');
    await d.see('Under review');
    await later(d, context, REVIEW_MS);
    await d.see('Accepted');
    await d.see("You've confirmed your recipient");
    await d.see("I know this recipient personally and I've checked their account");
    assert.equal(await statusOf(sandbox.console, seqNo), 'PAYMENT_SUCCESS');

    await d.tap('large-abandon');
    await d.see("You'll get all your money back within 3 to 7 working days.");
    await d.tap('large-abandon-yes');
    await d.see('order-detail');
    assert.equal(await statusOf(sandbox.console, seqNo), 'REFUND_REQUEST');
  },
);

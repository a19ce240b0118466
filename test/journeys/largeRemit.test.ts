import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { committed } from '../contract/support/corridor';
import { payOf } from '../contract/support/orders';
import { stumbles } from './audit';
import { H5Driver, journey, type Driver, type JourneyContext } from './driver';
import { poll } from './driver/poll';
import { dot, flourish, keptSignature, preparedUntil, REVIEW_MS, wave } from './largeSteps';
import { enter, newestOrder, type Payer, remitter, statusOf } from './people';
import { uploadFrom } from './uploadSteps';
import { quote } from './steps';

const AREA = 'large-sign-canvas';

/** Signed in, with the identity verified and a payee in China who is a parent. */
async function verified(d: Driver, { person, sandbox }: JourneyContext): Promise<Payer> {
  const payer = await remitter(sandbox, person);
  await enter(d, person, sandbox.console);
  return payer;
}

/** Back in the app after a while: what is on screen is asked for again. */
async function later(d: Driver, { sandbox }: JourneyContext, ms: number): Promise<void> {
  await d.hide();
  await sandbox.console.advance(ms);
  await d.show();
}

journey(
  'a large transfer from the rule to the state of the papers, signed by hand, left and taken up again',
  async (d, context) => {
    const { sandbox } = context;
    const payer = await verified(d, context);
    const found: string[] = [];
    const look = async (screen: string): Promise<void> => void found.push(...(await stumbles(d, screen)));
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
    await d.see('We are looking at it');
    await look('papers in review');
    await later(d, context, REVIEW_MS);
    await d.tap('large-go-on');

    await d.see('large-agreement-tick');
    await look('agreement');
    await d.tap('large-agreement-next');
    await d.see('Please tick this to go on.');
    await d.tap('large-agreement-tick');
    await d.tap('large-agreement-next');

    await d.see('large-face-picture');
    await d.tap('large-face-next');
    await d.see('Please take a picture of your face.');
    await look('face');
    await d.upload('large-face-picture', 'picture.png');
    await d.see('Uploaded');
    await d.tap('large-face-next');

    await d.see('large-prompt-next');
    await look('prompt');
    // Two taps are one step.
    await d.doubleTap('large-prompt-next');

    await d.see('Nothing drawn yet');
    await d.tap('large-sign-submit');
    await d.see('Sign in the box first, or type your name instead.');
    await look('refused empty signature');
    await d.draw(AREA, [dot]);
    await d.see('1 line drawn');
    await d.tap('large-sign-submit');
    await d.see('That is only a dot. Write your name in the box.');
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
    await d.see('Choose a payee, or do it later.');
    await look('payee');
    await d.tap(`large-payee-choice-${payer.payeeId}`);
    await d.see('has to confirm by a link first.');
    await d.tap('large-payee-next');
    await d.see('share-payee-make');
    await d.tap('screen-back');
    await d.tap('large-payee-later');
    await d.see('We are looking at it. You can send meanwhile.');
    await look('state of the papers');
    await later(d, context, REVIEW_MS);
    await d.dontSee('We are looking at it. You can send meanwhile.');
    assert.equal((await payer.client.call('largeRemit.status', { countryCode: 'AUS' })).status, 'Audited');
    await d.tap('large-start');
    await d.seePath('/remittanceTransfer');
    assert.deepEqual(found, []);
  },
  { timeout: 240_000 },
);

journey(
  'a typed name signs as well: refused when it is another, cut on the way, turned down and given again',
  async (d, context) => {
    const { sandbox, person } = context;
    const payer = await verified(d, context);
    await preparedUntil(payer.client, sandbox, 'signature');
    // A step whose turn is over leads on to where one stands.
    await d.open('largeRemitSignAgreement');
    await d.see('This step is done');
    await d.tap('large-go-on');
    await d.seePath('/largeRemit/signature');
    await d.tap('large-sign-way-name');
    await d.tap('large-sign-submit');
    await d.see('Type your full name.');
    await d.fill('large-sign-name', 'Somebody Else');
    await d.tap('large-sign-submit');
    await d.see('This is not the name of your account.');
    assert.deepEqual(await stumbles(d, 'typed name'), []);
    await d.fill('large-sign-name', `${person.lastName} ${person.firstName}`);
    await d.see(`Signed by typing: ${person.lastName} ${person.firstName}`);
    await d.fault({ url: '/image/uploadImage', cut: 'before' });
    await d.tap('large-sign-submit');
    await d.see('The upload was cut. Your file is kept: try again.');
    assert.equal((await payer.client.call('largeRemit.behavior', {})).next, 'signature');
    await d.tap('large-sign-file-retry');
    await d.see('large-payee-choice');
    const typed = await keptSignature(sandbox, payer.payerId);
    assert.ok(typed.ink > 0.001 && typed.ink < 0.3, `${typed.ink} of the sheet is ink`);

    await d.tap('large-payee-later');
    await d.see('large-start');
    await sandbox.console.action('largeRemit.decide', { payerId: payer.payerId, passed: false });
    await later(d, context, 0);
    await d.see('Please sign again');
    await d.tap('large-go-on');
    await d.see('Your last signature was not accepted.');
    await d.draw(AREA, [wave]);
    await d.goOffline(true);
    await d.tap('large-sign-submit');
    await d.see('large-sign-file-retry');
    await d.goOffline(false);
    await d.tap('large-sign-submit');
    await d.see('large-payee-choice');
    assert.ok((await keptSignature(sandbox, payer.payerId)).ink > 0.003);
  },
  { timeout: 180_000 },
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
    await d.see('You can send 120 AUD more for now.');
    await d.tap('preflight-action');
    await d.see('large-rule-next');
    await d.seePath('/largeRemit/rule');

    await sandbox.console.action('largeRemit.label', { payerId, label: 'LARGE_BLACK' });
    await later(d, context, 0);
    await d.see('Large transfers are not available for your account');
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
  'a paid large transfer lies safe: its payee is proved once more, and it is given up in time',
  async (d, context) => {
    const { sandbox } = context;
    const payer = await verified(d, context);
    const { payerId, client, payeeId } = payer;
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
    assert.deepEqual(await stumbles(d, 'payee once more'), []);
    await d.tap('large-relation-fileType-birthCertificate');
    await uploadFrom(d, 'large-relation-images', 'paper.pdf');
    await d.see('Uploaded');
    await d.tap('large-relation-known');
    await d.tap('large-relation-ownWill');
    await d.tap('large-recheck-submit');
    await d.see('In review');
    await later(d, context, REVIEW_MS);
    await d.see('Accepted');
    assert.equal(await statusOf(sandbox.console, seqNo), 'PAYMENT_SUCCESS');

    await d.tap('large-abandon');
    await d.see('The whole amount is back on your account within 3 to 7 working days.');
    await d.tap('large-abandon-yes');
    await d.see('order-detail');
    assert.equal(await statusOf(sandbox.console, seqNo), 'REFUND_REQUEST');
  },
);

journey(
  'what is drawn survives the turning of a phone, and is as fine as the screen',
  async (d, context) => {
    const { sandbox } = context;
    const { client, payerId } = await verified(d, context);
    await preparedUntil(client, sandbox, 'signature');
    // Turning and the density of the screen are a browser's own: a mini-program's page does not turn.
    const { page } = d instanceof H5Driver ? d : assert.fail('a browser is needed');
    await page.addInitScript(() => Object.defineProperty(window, 'devicePixelRatio', { get: () => 2 }));
    await d.open('largeRemitSignature');
    await d.see('Nothing drawn yet');
    await d.draw(AREA, [wave, flourish]);
    await d.see('2 lines drawn');
    const before = await inkOnScreen(page);
    await page.setViewportSize({ width: 812, height: 375 });
    const turned = await until(page, (now) => now.width > before.width);
    assert.ok(
      turned.ink > before.ink / 2 && turned.ink < before.ink * 2,
      'the lines are there after the turn',
    );
    await page.setViewportSize({ width: 375, height: 812 });
    const back = await until(page, (now) => now.width === before.width);
    assert.deepEqual(back, before, 'and as they were after the turn back');
    await d.tap('large-sign-submit');
    await d.see('large-payee-choice');
    assert.equal((await keptSignature(sandbox, payerId)).width, before.width);
    assert.equal(before.width % 2, 0);
    assert.ok(before.width > 600, `${before.width} dots for ${before.width / 2} px`);
  },
  { targets: ['h5'] },
);

interface OnScreen {
  width: number;
  /** Dots with ink on them. */
  ink: number;
}

const inkOnScreen = (page: Page): Promise<OnScreen> =>
  page.evaluate((id) => {
    const canvas = document.querySelector(`#${id} canvas`) as HTMLCanvasElement;
    const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
      0,
      0,
      canvas.width,
      canvas.height,
    );
    let ink = 0;
    for (let at = 3; at < data.length; at += 4) if ((data[at] as number) > 127) ink += 1;
    return { width: canvas.width, ink };
  }, AREA);

/** What is on the screen once it is as awaited and drawn. */
const until = (page: Page, awaited: (now: OnScreen) => boolean): Promise<OnScreen> =>
  poll(
    'the drawing area follows',
    async () => {
      const now = await inkOnScreen(page);
      return awaited(now) && now.ink > 0 ? now : undefined;
    },
    { describe: async () => JSON.stringify(await inkOnScreen(page)) },
  );

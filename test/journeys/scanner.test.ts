import assert from 'node:assert/strict';
import { plainPng } from '../fixtures/documents';
import { qrPng } from '../fixtures/qrCode';
import { journey, type Driver, H5Driver, type JourneyContext } from './driver';
import { sharedCard } from './steps/cardSteps';
import { enter, remitter } from './steps/people';

/** API origin of mini-program builds (config/buildInfo.ts). */
const BUILT_FOR = 'http://127.0.0.1:8080';

const browser = (d: Driver): H5Driver => (d instanceof H5Driver ? d : assert.fail('a browser is needed'));

async function atCards(d: Driver, context: JourneyContext): Promise<{ link: string }> {
  const { person, sandbox } = context;
  const made = await sharedCard(context);
  // A mini-program's links have its build's.
  const link = d.target === 'h5' ? made.link : made.link.replace(sandbox.url, BUILT_FOR);
  await remitter(sandbox, person);
  await enter(d, person, sandbox.console);
  await d.open('collectionCards');
  return { link };
}

journey(
  'a card’s code is scanned and its request opens; a hostile one opens nothing',
  async (d, context) => {
    const { link } = await atCards(d, context);
    for (const [text, words] of [
      [
        'https://evil.example/personalCollection/cardDetail?shareCode=a',
        'This QR code leads somewhere outside',
      ],
      [
        link.replace(/personalCollection.*/, 'webview?link=https://evil.example'),
        "This QR code doesn't open anything",
      ],
    ] as const) {
      d.nextScan(text);
      await d.tap('cards-scan');
      await d.see(words);
      await d.seePath('/personalCollection/cards');
    }
    d.nextScan(link);
    await d.tap('cards-scan');
    await d.seePath('/personalCollection/cardDetail');
    await d.see('card-report');
  },
  { everyTarget: true },
);

journey('the scanner by its own address: what it reads opens in its place', async (d, context) => {
  const { link } = await atCards(d, context);
  d.nextScan('javascript:alert(1)');
  await d.open('scanner');
  if (d.target !== 'h5') await d.tap('scanner-start');
  await d.see('This QR code leads somewhere outside');
  assert.deepEqual(await d.audit(), []);
  d.nextScan(link);
  await d.tap('scanner-again');
  await d.seePath('/personalCollection/cardDetail');
});

journey(
  'without a camera: why, and a picture of the album instead [P4.3-21]',
  async (d, context) => {
    const { link } = await atCards(d, context);
    browser(d).setCamera('NotAllowedError');
    await d.tap('cards-scan');
    await d.see("We can't use your camera");
    assert.deepEqual(await d.audit(), []);
    browser(d).setCamera('NotFoundError');
    await d.tap('scanner-again');
    await d.see("We couldn't find a camera");
    browser(d).setCamera('NotReadableError');
    await d.tap('scanner-again');
    await d.see("The camera didn't start");
    await d.upload('scanner-album', { name: 'beach.png', bytes: plainPng() });
    await d.see("We couldn't find a code in this picture");
    await d.upload('scanner-album', { name: 'code.png', bytes: qrPng(link) });
    await d.seePath('/personalCollection/cardDetail');
    await d.see('card-report');
  },
  { targets: ['h5'] },
);

journey(
  'in the chat app’s browser its own scanner reads, under the server’s signature [P4.3-18 P4.3-19]',
  async (d, context) => {
    const { link } = await atCards(d, context);
    d.nextScan(link);
    await d.tap('cards-scan');
    await d.seePath('/personalCollection/cardDetail');
    const signed = await context.sandbox.console.calls({ call: 'common.shareConfigs', limit: 5 });
    assert.ok(
      signed.some(({ params }) => (params as { page: string }).page.startsWith('personalCollection/cards')),
    );
  },
  { targets: ['h5'], chatApp: true },
);

journey('a scanner that does not open: why, and how it goes on', async (d, context) => {
  const { link } = await atCards(d, context);
  d.setCamera('NotReadableError');
  await d.open('scanner');
  if (d.target !== 'h5') await d.tap('scanner-start');
  await d.see("The camera didn't start");
  assert.deepEqual(await d.audit(), []);
  d.nextScan(link);
  await d.tap('scanner-again');
  await d.seePath('/personalCollection/cardDetail');
});

journey(
  'on a page without TLS: no camera, why, and a picture of the album instead',
  async (d) => {
    await d.open('scanner');
    await d.see('scanner-insecure');
    await d.see("Its address doesn't start with https");
    assert.equal(await d.shows('scanner-again'), false, 'trying again changes nothing');
    assert.deepEqual(await d.audit(), []);
    await d.upload('scanner-album', { name: 'code.png', bytes: qrPng('https://evil.example/') });
    await d.see('This QR code leads somewhere outside');
  },
  { targets: ['h5'], insecure: true },
);

for (const [kind, words, finds] of [
  ['reads', 'reads it by itself', true],
  ['throws', 'fails, and the second one reads', false],
  ['blind', 'finds nothing, and the second one reads', false],
  ['noQr', 'knows no QR codes, and the second one reads', false],
] as const)
  journey(
    `a browser’s own detector ${words}: from the camera and from a picture [P4.3-20 P4.3-22]`,
    async (d, context) => {
      const { link } = await atCards(d, context);
      await browser(d).setDetector(kind);
      d.nextScan(link);
      await d.open('scanner');
      await d.seePath('/personalCollection/cardDetail');
      await d.see('card-report');
      const { asked, found } = await browser(d).detectorUse();
      assert.deepEqual([asked > 0, found > 0], [kind !== 'noQr', finds]);
      // One that throws is tried once.
      if (kind === 'throws') assert.equal(asked, 1);

      d.setCamera('NotFoundError');
      await d.open('scanner');
      await d.see("We couldn't find a camera");
      const before = await browser(d).detectorUse();
      assert.equal(before.asked, 0, 'a new page');
      await d.upload('scanner-album', { name: 'code.png', bytes: qrPng(link) });
      await d.seePath('/personalCollection/cardDetail');
      assert.deepEqual((await browser(d).detectorUse()).found > 0, finds);
    },
    { targets: ['h5'] },
  );

journey(
  'the camera is off as soon as the scanner is left, and while it rests',
  async (d, context) => {
    const { link } = await atCards(d, context);
    d.nextScan('');
    await d.tap('cards-scan');
    await d.see('Hold the code inside the frame');
    assert.equal(await browser(d).liveCameras(), 1);
    await d.back();
    await d.seePath('/personalCollection/cards');
    await d.see('cards-scan');
    assert.equal(await browser(d).liveCameras(), 0);
    d.nextScan(link);
    await d.tap('cards-scan');
    await d.seePath('/personalCollection/cardDetail');
    assert.equal(await browser(d).liveCameras(), 0);

    d.nextScan('javascript:alert(1)');
    await d.open('scanner');
    await d.see('This QR code');
    assert.equal(await browser(d).liveCameras(), 0);
    d.nextScan('');
    await d.tap('scanner-again');
    await d.see('Hold the code inside the frame');
    assert.equal(await browser(d).liveCameras(), 1);
  },
  { targets: ['h5'] },
);

import assert from 'node:assert/strict';
import { plainPng } from '../fixtures/documents';
import { qrPng } from '../fixtures/qrCode';
import { journey, type Driver, H5Driver, type JourneyContext } from './driver';
import { sharedCard } from './cardSteps';
import { enter, remitter } from './people';

/** config/buildInfo.ts: what a mini-program's build calls unless told otherwise. */
const BUILT_FOR = 'http://127.0.0.1:8080';

const browser = (d: Driver): H5Driver => (d instanceof H5Driver ? d : assert.fail('a browser is needed'));
const serious = async (d: Driver) =>
  (await d.audit()).filter(({ impact }) => /serious|critical/.test(impact));

async function atCards(d: Driver, context: JourneyContext): Promise<{ link: string }> {
  const { person, sandbox } = context;
  const made = await sharedCard(context);
  // A mini-program asks a host of its own build, so its links are that one's.
  const link = d.target === 'h5' ? made.link : made.link.replace(sandbox.url, BUILT_FOR);
  await remitter(sandbox, person);
  await enter(d, person, sandbox.console);
  await d.open('collectionCards');
  return { link };
}

journey('a card’s code is scanned and its request opens; a hostile one opens nothing', async (d, context) => {
  const { link } = await atCards(d, context);
  for (const [text, words] of [
    [
      'https://evil.example/personalCollection/cardDetail?shareCode=a',
      'Invalid QR code: it leads to somewhere',
    ],
    [
      link.replace(/personalCollection.*/, 'webview?link=https://evil.example'),
      'Invalid QR code: there is nothing',
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
});

journey('the scanner by its own address: what it reads opens in its place', async (d, context) => {
  const { link } = await atCards(d, context);
  d.nextScan('javascript:alert(1)');
  await d.open('scanner');
  if (await d.shows('scanner-start')) await d.tap('scanner-start');
  await d.see('Invalid QR code: it leads to somewhere');
  assert.deepEqual(await serious(d), []);
  d.nextScan(link);
  await d.tap('scanner-again');
  await d.seePath('/personalCollection/cardDetail');
});

journey(
  'without a camera: why, and a picture of the album instead',
  async (d, context) => {
    const { link } = await atCards(d, context);
    browser(d).setCamera('NotAllowedError');
    await d.tap('cards-scan');
    await d.see('The camera is not allowed');
    assert.deepEqual(await serious(d), []);
    browser(d).setCamera('NotFoundError');
    await d.tap('scanner-again');
    await d.see('No camera was found');
    browser(d).setCamera('NotReadableError');
    await d.tap('scanner-again');
    await d.see('The camera did not start');
    await d.upload('scanner-album', { name: 'beach.png', bytes: plainPng() });
    await d.see('No code was found on this picture');
    await d.upload('scanner-album', { name: 'code.png', bytes: qrPng(link) });
    await d.seePath('/personalCollection/cardDetail');
    await d.see('card-report');
  },
  { targets: ['h5'] },
);

journey(
  'in the chat app’s browser its own scanner reads, under the server’s signature',
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

import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { journey, type Driver } from '../driver';

const file = '/static/locales/';
const missing = 'Die Texte der App konnten wir nicht laden';
const send = 'Geld senden';
const german = path.resolve(__dirname, '../../../locales/de');

const someTexts = (): string =>
  JSON.stringify({
    common: JSON.parse(fs.readFileSync(path.join(german, 'common.json'), 'utf8')) as unknown,
  });

async function seeNoKeys(d: Driver): Promise<void> {
  const shown = (await d.outline()).split('\n').filter((line) => !/^\s*page /.test(line));
  assert.deepEqual(
    shown.filter((line) => /(?<![#\w./])[a-z]+(\.[a-z][A-Za-z]+)+(?![\w./])/.test(line)),
    [],
  );
}

journey(
  "a first launch without a line says so in the reader's language, and goes on by itself when the line is back",
  async (d) => {
    await d.goOffline(true);
    await d.launch({ lang: 'de' });
    await d.see(missing, { later: 15_000 });
    await seeNoKeys(d);
    await d.goOffline(false);
    await d.see(send, { later: 60_000 });
    await d.dontSee(missing);
    await seeNoKeys(d);
  },
  { targets: ['weapp', 'alipay'] },
);

journey(
  'texts that do not come are asked for again; until then nothing is half in another language, and one language is there',
  async (d) => {
    await d.fault({ url: file, respond: { status: 503, body: '' }, times: 99 });
    await d.launch({ lang: 'de' });
    await d.see(missing, { later: 15_000 });
    await seeNoKeys(d);
    await d.tap('no-texts-retry');
    await d.see(missing);
    await d.tap('no-texts-fallback');
    await d.see('应付总额', { later: 5_000 });
    assert.equal(await d.shows(send), false);
    await seeNoKeys(d);
  },
  { everyTarget: true },
);

journey(
  'texts that fail once, or come cut, are there at the next try',
  async (d, { another }) => {
    const failed = { status: 503, body: '' };
    const cut = { status: 200, body: someTexts().slice(0, -40) };
    for (const [device, respond] of [[d, failed] as const, [await another(), cut] as const]) {
      await device.fault({ url: file, respond, times: 1 });
      await device.launch({ lang: 'de' });
      await device.see(send, { later: 60_000 });
      await seeNoKeys(device);
    }
  },
  { everyTarget: true },
);

journey(
  'the first screen needs only the first texts; a module that opens waits for the rest, asks again and says no key',
  async (d) => {
    await d.fault({ url: '.rest.json', respond: { status: 503, body: '' }, times: 3 });
    await d.launch({ lang: 'de' });
    await d.see(send);
    await d.tap('tab-user');
    await d.tap('user-about');
    await d.see(missing);
    await seeNoKeys(d);
    await d.see('Nutzungsbedingungen', { later: 60_000 });
    await seeNoKeys(d);
    await d.back();
    await d.see('user-about');
  },
);

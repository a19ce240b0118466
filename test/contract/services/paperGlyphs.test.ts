import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import zlib from 'node:zlib';
import { countryList } from '@/domain/countries/countries';
import { languageCodes, type LanguageCode } from '@/domain/languages';
import { payeeTypes } from '@/domain/payee/payeeCountries';
import { orderStatusNames } from '@/domain/statuses/names';
import { orderStatuses } from '@/domain/statuses/order';
import { enumContent } from '../../../sandbox/domains/common/enums';
import { paperPdf } from '../../../sandbox/domains/receipts/pdf';
import { labelIn, type PaperWord } from '../../../sandbox/domains/receipts/words';
import { readPdf } from '../support/pdf';
import { enumSeeds } from '../../../sandbox/seed/enums';
import { appText, countryName } from '../../../sandbox/texts/appTexts';
import { paper } from '@locales/en/server.json';

const people = [
  'Łukasz Đặng',
  '王芳 張偉',
  '小野 さくら',
  '김서연',
  'สมชาย ใจดี',
  'प्रज्ञा श्रेष्ठ',
  'পুর্‍যাউন কৃষ্ণ',
  'Ирина',
  'محمد عبد الله',
];

function wordsIn(language: LanguageCode): string {
  const label = labelIn(language);
  const text = (key: string) => appText(key, language) ?? key;
  const said = [
    ...Object.keys(paper).map((word) => label(word as PaperWord)),
    ...orderStatusNames.map((status) => text(orderStatuses[status].labelKey)),
    ...(['papers', 'review', 'safe', 'late'] as const).map((twist) => text(`statuses.story.${twist}`)),
    ...payeeTypes.map((way) => text(`ways.${way}`)),
    ...countryList.map(({ code }) => countryName(code, language)),
    ...enumSeeds.map(({ type, code }) => enumContent(type, code, language)),
    ...people,
  ];
  return [...new Set(said.join(' ').split(' '))].join(' ');
}

/** Drawn, and as the empty box: a font's first glyph. */
function drawnIn(bytes: Buffer): { signs: number; boxes: number } {
  const text = bytes.toString('latin1');
  const streams = [...text.matchAll(/\/FlateDecode\s*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(
    ([, data = '']) => zlib.inflateSync(Buffer.from(data, 'latin1')).toString('latin1'),
  );
  const signs = streams
    .flatMap((stream) =>
      [...stream.matchAll(/\[([^\]]*)\] TJ/g)].flatMap(([, shown = '']) => shown.match(/<[0-9a-f]+>/g) ?? []),
    )
    .flatMap((codes) => codes.match(/[0-9a-f]{4}/g) ?? []);
  return { signs: signs.length, boxes: signs.filter((code) => code === '0000').length };
}

test('Arabic runs from right to left, its words too', async () => {
  const name = 'محمد عمر حسن';
  const blocks = [{ kind: 'fact', label: 'Payee', value: name }] as const;
  const content = { title: 'Receipt', language: 'en', issuer: ['Homeward'], blocks } as const;
  const { text } = await readPdf(await paperPdf(content, 'Homeward', new Date(0)));
  assert.ok(text.includes(name), text);
});

describe('papers in every language of the app', () => {
  for (const language of languageCodes)
    test(`${language}: every sign has a picture, next to names of every script`, async () => {
      const content = { title: labelIn(language)('receipt'), language, issuer: ['Homeward'] as const };
      const blocks = [{ kind: 'note', text: wordsIn(language) } as const];
      const bytes = await paperPdf({ ...content, blocks }, 'Homeward', new Date(0));
      const { signs, boxes } = drawnIn(bytes);
      assert.ok(signs > 1500, `${signs} signs`);
      assert.equal(boxes, 0);
    });
});

import { type LanguageCode, languageCodes, languages } from '@/domain/languages';
import { otherLanguages, textsOf } from '../../language/catalogues';
import { wrongTexts } from '../../language/wrongTexts';
import { drawn } from '../../../scripts/lib/tests/drawn.mjs';

const seed = 'the same in each run';
const filled = (text: string) => text.replace(/\{\{\w+\}\}/g, '42');

function ten(of: LanguageCode, reader: LanguageCode): string[] {
  return [...textsOf(of)]
    .filter(
      ([key, text]) =>
        text !== textsOf(reader).get(key) && filled(text).length >= (/\p{Script=Han}/u.test(text) ? 8 : 25),
    ) // prettier-ignore
    .map(([key, text]) => ({ text: filled(text), draw: drawn(`${of} ${key}`, seed) }))
    .sort((a, b) => a.draw - b.draw)
    .slice(0, 10)
    .map(({ text }) => text);
}
const missed = (texts: readonly string[], reader: LanguageCode): string[] =>
  texts.filter((text) => wrongTexts([text], reader).length === 0);

it.each(languageCodes)('all that %s says is right, whatever its values', (language) => {
  expect(wrongTexts([...textsOf(language).values()].map(filled), language)).toEqual([]);
});

it.each(languageCodes)('in %s a key, a value not filled in and left English are found', (language) => {
  const keys = [...textsOf('en').keys()].filter((key) => drawn(key, seed) < 0.1).slice(0, 10);
  expect(missed([...keys, ...keys.map((key) => `42 · ${key}`)], language)).toEqual([]);
  const open = [...textsOf(language).values()].filter((text) => text.includes('{{'));
  expect(missed(open, language)).toEqual([]);
  if (language !== 'en') expect(missed(ten('en', language), language)).toEqual([]);
});

it.each(languageCodes)('in %s ten texts of each other language are found', (language) => {
  const lost = otherLanguages(language).flatMap((other) =>
    missed(ten(other, language), language).map((text) => `${other}: ${text}`),
  );
  // Relatives share whole sentences.
  const related = (text: string) => /^(es|pt|it)/.test(text) && /^(es|pt|it)/.test(language);
  expect(lost.filter((text) => !related(text))).toEqual([]);
  expect(lost.length).toBeLessThanOrEqual(2);
});

it('English behind a sentence of the language is found, and so are other texts with values in them', () => {
  const german = textsOf('de').get('errors.network') ?? '';
  expect(missed([`${german} Please check your connection and try again.`], 'de')).toEqual([]);
  expect(missed(['Li Na has the money since 4:15', 'Pay 20.00 AUD now'], 'ko')).toEqual([]);
});

it('names, sums, dates and the names of languages are no other language', () => {
  const said = [
    'Li Na', '105.00 AUD', '100 AUD = 471.0000 CNY', '26/11/2026 15:40', 'HW 4821 7730', 'HW261126CE6DA3CC2ACC', 'ACH', 'Robin Journey',
    ...Object.values(languages).map(({ ownName }) => ownName),
  ]; // prettier-ignore
  for (const language of languageCodes)
    expect([language, wrongTexts(said, language)]).toEqual([language, []]);
  expect(wrongTexts(['收款人 王小明', '王小明'], 'zh', ['王小明'])).toEqual([]);
  expect(wrongTexts(['王小明 12 King Street'], 'th', ['王小明', '12 King Street'])).toEqual([]);
});

// Another language's text in this folder.
import { languageCodes } from '../../../src/domain/languages.ts';
import { closeRelative } from './closeRelatives.mjs';
import { foreignLetters } from './foreignLetters.mjs';
import { baseKey, flatten, readCatalogue } from './locales.mjs';

/** Chinese and Japanese signs are words. */
const wordsIn = (text) =>
  text
    .toLowerCase()
    .match(
      /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{M}]){2,}/gu,
    ) ?? [];
const isSign = (word) => word.length === 1;
const withoutValues = (text) => String(text).replace(/\{\{\w+\}\}/g, ' ');
/** Brackets may have a document's own name. */
const bare = (text) => withoutValues(text).replace(/[（(][^（()）]*[)）]/g, ' ');

function counted(flat) {
  const counts = new Map();
  for (const text of flat.values())
    for (const word of new Set(wordsIn(withoutValues(text)))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const vocabularies = new Map(
  languageCodes.map((code) => [code, counted(flatten(readCatalogue(code) ?? {}))]),
);

/** If the English has it too: a name or example. */
function languageOf(text, english, { code, letters }) {
  const given = new Set(wordsIn(withoutValues(english)));
  const words = [...new Set(wordsIn(bare(text)))].filter((word) => !given.has(word));
  if (words.some((word) => word.match(letters))) return 'another script';
  const relative = closeRelative(words, code);
  if (relative) return relative;
  const own = vocabularies.get(code);
  const unknown = words.filter((word) => (own.get(word) ?? 0) <= 1);
  return languageCodes.find((other) => {
    if (other === code || other === 'en') return false;
    const theirs = unknown.filter((word) => vocabularies.get(other).get(word) >= 2);
    return theirs.length >= (theirs.some(isSign) ? 3 : 2) && theirs.length >= words.length / 3;
  });
}

export function otherLanguage(code, flat, source) {
  const letters = foreignLetters(code);
  return [...flat].flatMap(([key, text]) => {
    // Countries' names are CLDR's.
    if (key.startsWith('countries.')) return [];
    const english = source.get(key) ?? source.get(`${baseKey(key, flat)}_other`) ?? '';
    const other = languageOf(text, english, { code, letters });
    return other ? [`${code}: ${key} is in another language: ${other}`] : [];
  });
}

import fs from 'node:fs';
import path from 'node:path';
import { languageCodes, type LanguageCode } from '@/domain/languages';

type Texts = { [key: string]: string | Texts };

const folder = path.resolve(__dirname, '../../locales');

export const namespaces = fs.readdirSync(path.join(folder, 'en')).map((file) => file.replace('.json', ''));

export const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();
const withoutValues = (text: string): string => text.replace(/\{\{\w+\}\}/g, ' ');

/** At least two letters, lower case; not of a reference such as HW26CE6. */
export const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}]{2,}(?![\p{L}\p{M}\p{N}])/gu) ?? [];
/** Chinese characters, some also Japanese, and Japanese and Korean syllables. */
export const signsIn = (text: string): string[] =>
  text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu) ?? [];

function counted(texts: readonly string[], partsOf: (text: string) => string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const part of partsOf(text)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}

const remembered = <T>(make: (language: LanguageCode) => T): ((language: LanguageCode) => T) => {
  const made = new Map<LanguageCode, T>();
  return (language) => {
    const found = made.get(language) ?? make(language);
    made.set(language, found);
    return found;
  };
};

/** By key, the app's and the server's. */
export const textsOf = remembered((language): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  const walk = (at: string, entry: string | Texts): void => {
    if (typeof entry === 'string') texts.set(at, squeezed(entry));
    else for (const [key, value] of Object.entries(entry)) walk(`${at}.${key}`, value);
  };
  for (const namespace of namespaces) {
    const file = path.join(folder, language, `${namespace}.json`);
    walk(namespace, JSON.parse(fs.readFileSync(file, 'utf8')) as Texts);
  }
  return texts;
});

/** How often a language says what. */
export const vocabularyOf = remembered((language) => {
  const texts = [...textsOf(language).values()];
  const said = texts.map(withoutValues);
  return {
    /** Texts without values. */
    whole: new Set(texts.filter((text) => !text.includes('{{'))),
    words: counted(said, wordsIn),
    signs: counted(said, signsIn),
  };
});

export const otherLanguages = (language: LanguageCode): LanguageCode[] =>
  languageCodes.filter((code) => code !== language);

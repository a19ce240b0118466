import { languageOfHeader } from '@/domain/languages';
import fs from 'node:fs';
import path from 'node:path';

interface Texts {
  readonly [key: string]: string | Texts;
}
const folder = path.resolve('locales');
const loaded = new Map<string, Texts>();

/** A namespace of the app's texts, read once; empty where a language has none. */
function namespaceOf(language: string, name: string): Texts {
  const file = path.join(folder, language, `${name}.json`);
  const known = loaded.get(file);
  if (known) return known;
  const texts = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Texts) : {};
  loaded.set(file, texts);
  return texts;
}

function textAt(language: string, key: string): string | undefined {
  const [name = '', ...steps] = key.split('.');
  const found = steps.reduce<string | Texts | undefined>(
    (at, step) => (typeof at === 'object' ? at[step] : undefined),
    namespaceOf(language, name),
  );
  return typeof found === 'string' ? found : undefined;
}

/** The app's own text in the language of a `lang` header, so that both say the same; English where that language has none. */
export const appText = (key: string, lang: string): string | undefined =>
  textAt(languageOfHeader(lang), key) ?? textAt('en', key);

/** Name of a country; its code where there is none. */
export const countryName = (code: string, lang: string): string =>
  appText(`countries.names.${code}`, lang) ?? code;

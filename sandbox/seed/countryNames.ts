import { languageOfHeader } from '@/domain/languages';
import fs from 'node:fs';
import path from 'node:path';

type Names = Record<string, string>;
const folder = path.resolve('locales');
const loaded = new Map<string, Names>();

/** The app's own country names, so that both say the same; each language is read once. */
function namesOf(language: string): Names {
  const known = loaded.get(language);
  if (known) return known;
  let names: Names = {};
  try {
    names = (
      JSON.parse(fs.readFileSync(path.join(folder, language, 'countries.json'), 'utf8')) as { names: Names }
    ).names;
  } catch {
    // A language without country names yet falls back below.
  }
  loaded.set(language, names);
  return names;
}

/** Name of a country in the language of a `lang` header; English, then the code, where there is none. */
export function countryName(code: string, lang: string): string {
  return namesOf(languageOfHeader(lang))[code] ?? namesOf('en')[code] ?? code;
}

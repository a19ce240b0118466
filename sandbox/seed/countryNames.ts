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

/** Languages by the `lang` header, which writes zh as zh-cn and zh-HK as zh-hk. */
const folders: Readonly<Record<string, string>> = { 'zh-cn': 'zh', 'zh-hk': 'zh-HK' };

/** Name of a country in the language of a `lang` header; English, then the code, where there is none. */
export function countryName(code: string, lang: string): string {
  const language = folders[lang] ?? (/^[a-z]{2,3}$/.test(lang) ? lang : 'en');
  return namesOf(language)[code] ?? namesOf('en')[code] ?? code;
}

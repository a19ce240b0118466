import fs from 'node:fs';
import path from 'node:path';
import { languageOfHeader } from '@/domain/languages';

interface Texts {
  readonly [key: string]: string | Texts;
}
export type Values = Readonly<Record<string, string | number>>;

const folder = path.resolve('locales');
const loaded = new Map<string, Texts>();

/** Empty where a language has none. */
function namespaceOf(language: string, name: string): Texts {
  const file = path.join(folder, language, `${name}.json`);
  const known = loaded.get(file);
  if (known) return known;
  const texts = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Texts) : {};
  loaded.set(file, texts);
  return texts;
}

export function textAt(language: string, key: string): string | undefined {
  const [name = '', ...steps] = key.split('.');
  const found = steps.reduce<string | Texts | undefined>(
    (at, step) => (typeof at === 'object' ? at[step] : undefined),
    namespaceOf(language, name),
  );
  return typeof found === 'string' ? found : undefined;
}

function formAt(language: string, key: string, { count }: Values): string | undefined {
  if (typeof count !== 'number') return textAt(language, key);
  const form = new Intl.PluralRules(language).select(count);
  return textAt(language, `${key}_${form}`) ?? textAt(language, `${key}_other`) ?? textAt(language, key);
}

/** Falls back to English. */
export function appText(key: string, lang: string, values: Values = {}): string | undefined {
  const text = formAt(languageOfHeader(lang), key, values) ?? formAt('en', key, values);
  return text?.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

export const countryName = (code: string, lang: string): string =>
  appText(`countries.names.${code}`, lang) ?? code;

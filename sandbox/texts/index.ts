import { languageCodes, languageOfHeader } from '@/domain/languages';
import type { ByLanguage, Names } from '../db/tables/base';
import { appText, textAt } from './appTexts';

type ServerKey = Extract<I18nKey, `server.${string}`>;

/** Functions get the `lang` header. */
type Value = string | number | Said | ((lang: string) => string);

/** A key of `locales/<language>/server.json`. */
export interface Said {
  readonly key: ServerKey;
  readonly values: Readonly<Record<string, Value>>;
}

/** Plain strings are for developers. */
export type ServerText = string | Said | ByLanguage<string>;

export const said = <K extends ServerKey>(
  key: K,
  ...[values]: [I18nParams[K]] extends [never] ? [] : [values: Readonly<Record<I18nParams[K], Value>>]
): Said => ({ key, values: values ?? {} });

/** Falls back to English. */
export const inLanguage = <T>(texts: ByLanguage<T>, lang: string): T =>
  texts[languageOfHeader(lang)] ?? texts.en;

export function textIn(text: ServerText, lang: string): string {
  if (typeof text === 'string') return text;
  if (!isSaid(text)) return inLanguage(text, lang);
  const values = Object.entries(text.values).map(([name, value]) => [name, valueIn(value, lang)] as const);
  return appText(text.key, lang, Object.fromEntries(values)) ?? text.key;
}

const isSaid = (text: Said | ByLanguage<string>): text is Said => 'key' in text;

function valueIn(value: Value, lang: string): string | number {
  if (typeof value === 'function') return value(lang);
  return typeof value === 'object' ? textIn(value, lang) : value;
}

export function namesOf(key: string): Names {
  const found = languageCodes.map((code) => [code, textAt(code, key)] as const);
  return { en: key, ...Object.fromEntries(found.filter(([, text]) => text !== undefined)) };
}

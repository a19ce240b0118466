import { useSyncExternalStore } from 'react';
import { hasText as has, translate, type Params } from './catalogue';
import { fallbackLanguage, type Language } from './languages';

type ParamsOf<K extends I18nKey> = [I18nParams[K]] extends [never]
  ? [params?: Params]
  : [params: Record<I18nParams[K], string | number> & Params];

export interface Translate {
  <K extends I18nKey>(key: K, ...params: ParamsOf<K>): string;
}

interface Translator {
  t: Translate;
  language: Language;
}

let current = makeTranslator(fallbackLanguage);
const listeners = new Set<() => void>();

function makeTranslator(language: Language): Translator {
  return {
    language,
    t: (key: string, params?: Params) => translate(language, key, params),
  };
}

/** Called whenever the language or its texts have changed: a new translator makes every user of it render again. */
export function switchTo(language: Language): void {
  current = makeTranslator(language);
  listeners.forEach((listener) => listener());
}

/** Text in the language of now; a missing key comes back as it is. In components use `useT`. */
export const t: Translate = (key: I18nKey, ...params: [Params?]) =>
  (current.t as (k: string, p?: Params) => string)(key, ...params);

/** As `t`, for keys known only at run time (from tables, from the server). */
export function tKey(key: string, params?: Params): string {
  return (current.t as (k: string, p?: Params) => string)(key, params);
}

export function hasText(key: string): boolean {
  return has(current.language, key);
}

export function getLanguage(): Language {
  return current.language;
}

/** Returns its own remover. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const snapshot = (): Translator => current;

/** `t` that renders again when the language changes. */
export function useT(): Translate {
  return useSyncExternalStore(onLanguageChange, snapshot, snapshot).t;
}

/** As `useT`, for keys known only at run time. */
export function useTKey(): (key: string, params?: Params) => string {
  return useSyncExternalStore(onLanguageChange, snapshot, snapshot).t as (
    key: string,
    params?: Params,
  ) => string;
}

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, snapshot, snapshot).language;
}

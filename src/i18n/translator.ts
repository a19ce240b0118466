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

/** On every change of language or texts: a new translator rerenders. */
export function switchTo(language: Language): void {
  current = makeTranslator(language);
  listeners.forEach((listener) => listener());
}

/** Returns the key if missing. In components: `useT`. */
export const t: Translate = (key: I18nKey, ...params: [Params?]) =>
  (current.t as (k: string, p?: Params) => string)(key, ...params);

/** `t` for run-time keys. */
export function tKey(key: string, params?: Params): string {
  return (current.t as (k: string, p?: Params) => string)(key, params);
}

export function hasText(key: string): boolean {
  return has(current.language, key);
}

export function getLanguage(): Language {
  return current.language;
}

/** Returns the remover. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const snapshot = (): Translator => current;

export function useT(): Translate {
  return useSyncExternalStore(onLanguageChange, snapshot).t;
}

/** `useT` for run-time keys. */
export function useTKey(): (key: string, params?: Params) => string {
  return useSyncExternalStore(onLanguageChange, snapshot).t as (key: string, params?: Params) => string;
}

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, snapshot).language;
}

import i18next from 'i18next';
import { fallbackLanguage, type Language } from './languages';

/** One namespace of one language, as in `locales/<language>/<namespace>.json`. */
export interface Texts {
  [key: string]: string | Texts;
}
export type Params = Record<string, string | number> & { count?: number };

const engine = i18next.createInstance();
void engine.init({
  lng: fallbackLanguage,
  fallbackLng: fallbackLanguage,
  load: 'currentOnly',
  initAsync: false,
  resources: {},
  // `order.titles.bankOrder`: the first dot parts the namespace from the key, the others are steps within it.
  defaultNS: false,
  nsSeparator: '.',
  keySeparator: '.',
  returnEmptyString: false,
  showSupportNotice: false,
  interpolation: { escapeValue: false, skipOnVariables: true },
});

/** Texts that come with the code of a module. What was loaded at run time is newer and wins. */
export function registerNamespace(namespace: string, bundled: Partial<Record<Language, Texts>>): void {
  for (const [language, texts] of Object.entries(bundled)) {
    engine.addResourceBundle(language, namespace, texts, true, false);
  }
}

/** A whole catalogue loaded at run time: namespace -> texts. */
export function addCatalogue(language: Language, catalogue: Record<string, Texts>): void {
  for (const [namespace, texts] of Object.entries(catalogue)) {
    engine.addResourceBundle(language, namespace, texts, true, true);
  }
}

/** The text of `<namespace>.<path>` in a language, else in the fallback language, else the key. */
export function translate(language: Language, key: string, params?: Params): string {
  // Values stand apart from i18next's options: some come from the server, under names of its choice.
  const values = params && { replace: params, count: params.count };
  return engine.t(key, { lng: language, defaultValue: key, ...values });
}

export function hasText(language: Language, key: string): boolean {
  return engine.exists(key, { lng: language, returnObjects: false });
}

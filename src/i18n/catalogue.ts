import i18next, { type i18n as I18nInstance } from 'i18next';
import { fallbackLanguage, languages, type Language } from './languages';

/** One namespace of one language, as in `locales/<language>/<namespace>.json`. */
export interface Texts {
  [key: string]: string | Texts;
}
export type Params = Record<string, string | number>;

const engine: I18nInstance = i18next.createInstance();
void engine.init({
  lng: fallbackLanguage,
  fallbackLng: fallbackLanguage,
  load: 'currentOnly',
  initAsync: false,
  resources: {},
  // A namespace is the first part of our keys; it is split off here, see `lookUp`.
  nsSeparator: false,
  defaultNS: 'common',
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

/** The text of `<namespace>.<path>` in a language, else in the fallback language, else null; `params` are filled in. */
export function lookUp(language: Language, key: string, params?: Params): string | null {
  const dot = key.indexOf('.');
  const ns = key.slice(0, dot);
  const path = key.slice(dot + 1);
  for (const lng of [language, fallbackLanguage] as const) {
    const found = formOf(lng, ns, path, params);
    if (found === undefined) continue;
    return params ? engine.services.interpolator.interpolate(found, { ...params }, lng, params) : found;
  }
  return null;
}

/** The text itself; plural forms are chosen by our own table, since i18next would need Intl for them. */
function formOf(lng: Language, ns: string, path: string, params?: Params): string | undefined {
  const paths =
    params?.count === undefined
      ? [path]
      : [`${path}_${languages[lng].plural(Number(params.count))}`, `${path}_other`, path];
  for (const form of paths) {
    const text: unknown = engine.getResource(lng, ns, form);
    if (typeof text === 'string' && text !== '') return text;
  }
  return undefined;
}

import i18next from 'i18next';
import { fallbackLanguage, type Language } from './languages';

/** One `locales/<language>/<namespace>.json`. */
export interface Texts {
  [key: string]: string | Texts;
}
export type Catalogue = Record<string, Texts>;
export type Params = Record<string, string | number> & { count?: number };

const engine = i18next.createInstance();
void engine.init({
  lng: fallbackLanguage,
  fallbackLng: false,
  load: 'currentOnly',
  initAsync: false,
  resources: {},
  // `order.titles.bankOrder`: the first dot ends the namespace.
  defaultNS: false,
  nsSeparator: '.',
  keySeparator: '.',
  returnEmptyString: false,
  showSupportNotice: false,
  interpolation: { escapeValue: false, skipOnVariables: true },
});

/** By `<language> <namespace>`: whether the file is complete; null: not checked. */
const files = new Map<string, boolean | null>();
let findKept: (language: Language, namespace: string) => Texts | null = () => null;
const lookedFor = new Set<string>();

function add(language: Language, namespace: string, texts: Texts, wins: boolean): void {
  engine.addResourceBundle(language, namespace, texts, true, wins);
  files.set(`${language} ${namespace}`, null);
  // A new fallback file invalidates comparisons.
  if (language === fallbackLanguage)
    for (const file of files.keys()) if (file.endsWith(` ${namespace}`)) files.set(file, null);
}

/** Texts loaded at run time are newer and win. */
export function registerNamespace(namespace: string, bundled: Partial<Record<Language, Texts>>): void {
  for (const [language, texts] of Object.entries(bundled)) add(language as Language, namespace, texts, false);
}

export function addCatalogue(language: Language, catalogue: Catalogue): void {
  for (const [namespace, texts] of Object.entries(catalogue)) add(language, namespace, texts, true);
}

export function addFirstTexts(language: Language, catalogue: Catalogue): void {
  for (const [namespace, few] of Object.entries(catalogue))
    engine.addResourceBundle(firstOf(language), namespace, few, true, true);
}

export function findKeptFiles(find: typeof findKept): void {
  findKept = find;
  lookedFor.clear();
}

const leaves = (texts: Texts, at = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [at + key] : leaves(text, `${at}${key}.`),
  );

function isWhole(language: Language, namespace: string): boolean {
  const keysIn = (code: Language) => leaves((engine.getResourceBundle(code, namespace) ?? {}) as Texts);
  const own = new Set(keysIn(language));
  return keysIn(fallbackLanguage).every((key) => own.has(key));
}

/** A file counts only if it has every text of the fallback's. */
function hasFile(language: Language, namespace: string): boolean {
  const file = `${language} ${namespace}`;
  if (!files.has(file) && !lookedFor.has(file)) {
    lookedFor.add(file);
    const kept = findKept(language, namespace);
    if (kept) add(language, namespace, kept, true);
  }
  if (files.get(file) === null)
    files.set(file, language === fallbackLanguage || isWhole(language, namespace));
  return files.get(file) ?? false;
}

export const hasEveryFile = (language: Language): boolean =>
  [...files.keys()]
    .filter((file) => file.startsWith(`${fallbackLanguage} `))
    .every((file) => hasFile(language, file.slice(fallbackLanguage.length + 1)));

const firstOf = (language: Language): string => `${language}-first`;

const exists = (lng: string, key: string): boolean => engine.exists(key, { lng, returnObjects: false });

/** Incomplete files are not used: no mixed languages within one. */
function sourceOf(language: Language, key: string): string {
  if (hasFile(language, key.split('.', 1)[0] ?? '')) return language;
  return exists(firstOf(language), key) ? firstOf(language) : fallbackLanguage;
}

/** In the language, else the fallback, else the key. */
export function translate(language: Language, key: string, params?: Params): string {
  // Server-chosen names must not overwrite i18next's.
  const values = params && { replace: params, count: params.count };
  return engine.t(key, { lng: sourceOf(language, key), defaultValue: key, ...values });
}

export const hasText = (language: Language, key: string): boolean => exists(sourceOf(language, key), key);

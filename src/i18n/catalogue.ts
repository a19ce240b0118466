import i18next from 'i18next';
import { fallbackLanguage, type Language } from './languages';

/** One namespace of one language, as in `locales/<language>/<namespace>.json`. */
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
  // `order.titles.bankOrder`: the first dot parts the namespace from the key, the others are steps within it.
  defaultNS: false,
  nsSeparator: '.',
  keySeparator: '.',
  returnEmptyString: false,
  showSupportNotice: false,
  interpolation: { escapeValue: false, skipOnVariables: true },
});

/** Namespaces that a language has as a file, by `<language> <namespace>`: whether nothing in it is missing; null: not looked at. */
const files = new Map<string, boolean | null>();
/** Asked once for each file that a language lacks. */
let findKept: (language: Language, namespace: string) => Texts | null = () => null;
const lookedFor = new Set<string>();

function add(language: Language, namespace: string, texts: Texts, wins: boolean): void {
  engine.addResourceBundle(language, namespace, texts, true, wins);
  files.set(`${language} ${namespace}`, null);
  // Whatever was compared with the fallback's file is compared again.
  if (language === fallbackLanguage)
    for (const file of files.keys()) if (file.endsWith(` ${namespace}`)) files.set(file, null);
}

/** Texts that come with the code of a module. What was loaded at run time is newer and wins. */
export function registerNamespace(namespace: string, bundled: Partial<Record<Language, Texts>>): void {
  for (const [language, texts] of Object.entries(bundled)) add(language as Language, namespace, texts, false);
}

/** Namespaces loaded at run time. */
export function addCatalogue(language: Language, catalogue: Catalogue): void {
  for (const [namespace, texts] of Object.entries(catalogue)) add(language, namespace, texts, true);
}

/** A few texts of many namespaces, which serve until the language has the file. */
export function addFirstTexts(language: Language, catalogue: Catalogue): void {
  for (const [namespace, few] of Object.entries(catalogue))
    engine.addResourceBundle(firstOf(language), namespace, few, true, true);
}

/** Where files of earlier starts are found, when a text of theirs is first asked for. */
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

/** Whether a language has this file, with each text that the fallback language has in it. */
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

/** Whether a language has every file that has come with the code so far. */
export const hasEveryFile = (language: Language): boolean =>
  [...files.keys()]
    .filter((file) => file.startsWith(`${fallbackLanguage} `))
    .every((file) => hasFile(language, file.slice(fallbackLanguage.length + 1)));

/** Where the engine keeps the first texts of a language. */
const firstOf = (language: Language): string => `${language}-first`;

const exists = (lng: string, key: string): boolean => engine.exists(key, { lng, returnObjects: false });

/** Where a text is taken from: a file that lacks one is not mixed with another language's, it gives way to that as a whole. */
function sourceOf(language: Language, key: string): string {
  if (hasFile(language, key.split('.', 1)[0] ?? '')) return language;
  return exists(firstOf(language), key) ? firstOf(language) : fallbackLanguage;
}

/** The text of `<namespace>.<path>` in a language, else in the fallback language, else the key. */
export function translate(language: Language, key: string, params?: Params): string {
  // Values are kept apart from i18next's options: some come from the server, under names of its choice.
  const values = params && { replace: params, count: params.count };
  return engine.t(key, { lng: sourceOf(language, key), defaultValue: key, ...values });
}

export const hasText = (language: Language, key: string): boolean => exists(sourceOf(language, key), key);

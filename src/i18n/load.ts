import { times } from '@/domain/constants';
import { addCatalogue, type Texts } from './catalogue';
import { fallbackLanguage, type Language } from './languages';
import { switchTo } from './translator';

export interface CatalogueSource {
  /** GET of an address, resolves with the body of a 2xx answer and rejects otherwise. */
  fetchText: (url: string, timeoutMs: number) => Promise<string>;
  /** Origin of static files, without a slash at the end. */
  staticBase: string;
  /** The catalogue kept from last time, and where to keep it. */
  store: { read: (language: Language) => string | null; write: (language: Language, text: string) => void };
  /** Stamps of the texts that this build knows: an address names them by their content, so that it may be cached. */
  stamps: Readonly<Record<string, string>>;
}

let source: CatalogueSource | null = null;
const loaded = new Set<Language>();
let wanted: Language = fallbackLanguage;

/** The language chosen, also while its texts are still on their way: what the server is to answer in. */
export const wantedLanguage = (): Language => wanted;

/** To be called once, before the first screen: resolves when the texts of `language` are there or cannot be had in time. */
export function startI18n(from: CatalogueSource, language: Language): Promise<boolean> {
  source = from;
  return setLanguage(language);
}

/**
 * Switches the language. Kept texts show at once and are renewed behind; without them the switch waits for the server,
 * 5 s at most. False: the texts could not be had, what is bundled and the fallback language show instead.
 */
export async function setLanguage(language: Language): Promise<boolean> {
  wanted = language;
  if (loaded.has(language)) {
    switchTo(language);
    return true;
  }
  if (language === fallbackLanguage) {
    // Every screen brings its own texts in it; what only tables and the server name comes from the catalogue.
    applyText(language, source?.store.read(language) ?? null);
    switchTo(language);
    void renew(language);
    return true;
  }
  if (applyText(language, source?.store.read(language) ?? null)) {
    switchTo(language);
    void renew(language);
    return true;
  }
  const done = await renew(language);
  if (wanted === language && !done) switchTo(language);
  return done;
}

async function renew(language: Language): Promise<boolean> {
  const from = source;
  if (!from) return false;
  try {
    const text = await from.fetchText(
      `${from.staticBase}/static/locales/${language}.json?t=${from.stamps[language] ?? ''}`,
      times.translationTimeout,
    );
    if (!applyText(language, text)) return false;
    loaded.add(language);
    from.store.write(language, text);
    if (wanted === language) switchTo(language);
    return true;
  } catch {
    // Failing to load is never fatal: kept or bundled texts are shown, and the next start tries again.
    return false;
  }
}

function applyText(language: Language, text: string | null): boolean {
  if (!text) return false;
  try {
    const catalogue: unknown = JSON.parse(text);
    if (!isCatalogue(catalogue)) return false;
    addCatalogue(language, catalogue);
    return true;
  } catch {
    return false;
  }
}

function isCatalogue(value: unknown): value is Record<string, Texts> {
  return isTexts(value) && Object.values(value).every((namespace) => isTexts(namespace));
}

function isTexts(value: unknown): value is Texts {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((entry) => typeof entry === 'string' || isTexts(entry));
}

import { useSyncExternalStore } from 'react';
import { times } from '@/domain/constants';
import { addCatalogue, findKeptFiles, hasEveryFile } from './catalogue';
import { loadFirstTexts } from './first';
import { keep, type KeptParts, readCatalogue, readHead, readPart } from './kept';
import { fallbackLanguage, type Language } from './languages';
import { getLanguage, onLanguageChange, switchTo } from './translator';

export interface CatalogueSource {
  /** Rejects unless the answer is 2xx. */
  fetchText: (url: string, timeoutMs: number) => Promise<string>;
  /** Origin of static files, no trailing slash. */
  staticBase: string;
  store: KeptParts;
  /** Content hashes in file addresses make the files cacheable. */
  stamps: Readonly<Record<string, string>>;
}

/** `missing`: could not be loaded and will be retried. */
export type TextsState = 'ready' | 'waiting' | 'missing';

interface Progress {
  loaded?: true;
  kept?: 'old' | 'fresh';
  asking?: Promise<boolean>;
  failures: number;
}

let source: CatalogueSource | null = null;
let progress = new Map<Language, Progress>();
let wanted: Language = fallbackLanguage;

/** The chosen language, even before its texts are loaded; sent to the server. */
export const wantedLanguage = (): Language => wanted;

const of = (language: Language): Progress => {
  const known = progress.get(language);
  if (known) return known;
  const head = source && readHead(source.store, language);
  if (head) addCatalogue(language, head.start);
  const fresh: Progress = { failures: 0 };
  if (head) fresh.kept = head.stamp === stampOf(language) ? 'fresh' : 'old';
  progress.set(language, fresh);
  return fresh;
};

const stampOf = (language: Language): string => source?.stamps[language] ?? '';

/** State of the shown language; the fallback is always ready. */
export function textsState(): TextsState {
  const language = getLanguage();
  if (!source || language === fallbackLanguage) return 'ready';
  const { loaded, kept, failures } = of(language);
  if (loaded || kept === 'fresh' || (kept && hasEveryFile(language))) return 'ready';
  if (failures === 0) return 'waiting';
  // An earlier build's texts are better than none.
  return kept ? 'ready' : 'missing';
}

export const useTextsState = (): TextsState => useSyncExternalStore(onLanguageChange, textsState, textsState);

/** Call once before the first screen; resolves when the texts have loaded or failed. */
export function startI18n(from: CatalogueSource, language: Language): Promise<boolean> {
  source = from;
  progress = new Map();
  wanted = language;
  findKeptFiles((asked, namespace) => (of(asked).kept ? readPart(from.store, asked, namespace) : null));
  of(language);
  switchTo(language);
  return renewTexts();
}

/** Kept texts show at once and are refreshed; else waits up to 5 s. False: could not be loaded. */
export async function setLanguage(language: Language): Promise<boolean> {
  wanted = language;
  const { loaded, kept } = of(language);
  if (loaded || kept || language === fallbackLanguage) {
    switchTo(language);
    void renewTexts();
    return true;
  }
  const done = await renewTexts();
  if (wanted === language && !done) switchTo(language);
  return done;
}

export function renewTexts(): Promise<boolean> {
  const language = wanted;
  const state = of(language);
  if (state.loaded) return Promise.resolve(true);
  state.asking ??= ask(language, state).then((done) => {
    delete state.asking;
    return done;
  });
  return state.asking;
}

async function ask(language: Language, state: Progress): Promise<boolean> {
  const from = source;
  if (!from) return false;
  try {
    const text = await from.fetchText(
      `${from.staticBase}/static/locales/${language}.json?t=${stampOf(language)}`,
      times.translationTimeout,
    );
    const catalogue = readCatalogue(text);
    if (!catalogue) throw new Error('no catalogue');
    addCatalogue(language, catalogue);
    state.loaded = true;
    keep(from.store, language, stampOf(language), catalogue);
    if (wanted === language) switchTo(language);
    return true;
  } catch {
    // Never fatal: kept or bundled texts are shown meanwhile.
    await loadFirstTexts();
    const pause = times.textsAgain[state.failures];
    state.failures += 1;
    if (pause !== undefined)
      setTimeout(() => void (source === from && wanted === language && renewTexts()), pause);
    if (wanted === language && getLanguage() === language) switchTo(language);
    return false;
  }
}

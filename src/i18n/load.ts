import { useSyncExternalStore } from 'react';
import { times } from '@/domain/constants';
import { addCatalogue, findKeptFiles, hasEveryFile } from './catalogue';
import { loadFirstTexts } from './first';
import { keep, type KeptParts, readCatalogue, readHead, readPart } from './kept';
import { fallbackLanguage, type Language } from './languages';
import { getLanguage, onLanguageChange, switchTo } from './translator';

export interface CatalogueSource {
  /** GET of an address, resolves with the body of a 2xx answer and rejects otherwise. */
  fetchText: (url: string, timeoutMs: number) => Promise<string>;
  /** Origin of static files, without a slash at the end. */
  staticBase: string;
  /** Texts kept from last time. */
  store: KeptParts;
  /** Stamps of the texts that this build knows: an address names them by their content, so that it may be cached. */
  stamps: Readonly<Record<string, string>>;
}

/** `waiting`: the language's texts are on their way; `missing`: they could not be had, and are asked for again. */
export type TextsState = 'ready' | 'waiting' | 'missing';

interface Progress {
  /** Loaded in this run. */
  loaded?: true;
  /** Kept from an earlier one: `old` where another build asked for it. */
  kept?: 'old' | 'fresh';
  asking?: Promise<boolean>;
  failures: number;
}

let source: CatalogueSource | null = null;
let progress = new Map<Language, Progress>();
let wanted: Language = fallbackLanguage;

/** The language chosen, also while its texts are still on their way: what the server is to answer in. */
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

/** How it is with the texts of the language that is shown. The fallback language comes with each screen's own code. */
export function textsState(): TextsState {
  const language = getLanguage();
  if (!source || language === fallbackLanguage) return 'ready';
  const { loaded, kept, failures } = of(language);
  if (loaded || kept === 'fresh' || (kept && hasEveryFile(language))) return 'ready';
  if (failures === 0) return 'waiting';
  // Those of an earlier build are better than none: a file that lacks a text gives way to the fallback's.
  return kept ? 'ready' : 'missing';
}

/** `textsState` that renders again when it changes. */
export const useTextsState = (): TextsState => useSyncExternalStore(onLanguageChange, textsState, textsState);

/** To be called once, before the first screen: resolves when the texts of `language` are there or cannot be had in time. */
export function startI18n(from: CatalogueSource, language: Language): Promise<boolean> {
  source = from;
  progress = new Map();
  wanted = language;
  findKeptFiles((asked, namespace) => (of(asked).kept ? readPart(from.store, asked, namespace) : null));
  of(language);
  // From the first moment, texts already there are in the reader's own language.
  switchTo(language);
  return renewTexts();
}

/**
 * Switches the language. Kept texts show at once and are renewed behind; without them the switch waits for the server,
 * 5 s at most. False: the texts could not be had.
 */
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

/** Asks for the texts of the language that is wanted, unless this run has them. */
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

import { useEffect, useState, useSyncExternalStore } from 'react';
import { times } from '@/domain/constants';
import { textsAddress } from '@/domain/textsAddress';
import { addCatalogue, findKeptFiles, hasEveryFile } from './catalogue';
import { loadFirstTexts } from './first';
import { keep, type KeptParts, readCatalogue, readFile, readFirst, readSums } from './kept';
import { fallbackLanguage, type Language } from './languages';
import { getLanguage, onLanguageChange, switchTo } from './translator';

export interface CatalogueSource {
  /** Rejects unless 2xx. */
  fetchText: (url: string, timeoutMs: number) => Promise<string>;
  /** Of static files, no trailing slash. */
  staticBase: string;
  store: KeptParts;
  /** Content hashes in file addresses make the files cacheable. */
  stamps: Readonly<Record<string, string>>;
}

/** `missing`: not loaded, will be retried. */
export type TextsState = 'ready' | 'waiting' | 'missing';

/** In order; the first's files: routes/firstNamespaces. */
const parts = ['first', 'rest'] as const;

interface Progress {
  /** An earlier run kept the first part. */
  kept: boolean;
  /** Parts loaded in this run. */
  loaded: number;
  asking?: Promise<boolean>;
  failures: number;
}

let source: CatalogueSource | null = null;
let progress = new Map<Language, Progress>();
let wanted: Language = fallbackLanguage;

/** Also before its texts are loaded; sent to the server. */
export const wantedLanguage = (): Language => wanted;

const of = (language: Language): Progress => {
  const known = progress.get(language);
  if (known) return known;
  const fresh: Progress = { kept: false, loaded: 0, failures: 0 };
  const start = source && readFirst(source.store, language);
  if (source && start) {
    addCatalogue(language, start);
    fresh.kept = true;
  }
  progress.set(language, fresh);
  return fresh;
};

/** The fallback is always ready. */
function stateOf(language: Language): TextsState {
  const { kept, loaded, failures } = of(language);
  if (!source || language === fallbackLanguage || hasEveryFile(language)) return 'ready';
  // An earlier build's texts are better than none.
  if (loaded > 1 || (failures && kept && readSums(source.store, language))) return 'ready';
  return failures ? 'missing' : 'waiting';
}

export const textsState = (): TextsState => stateOf(getLanguage());

/** A shown screen stays while a module opened over it waits for its texts. */
export function useTextsState(): TextsState {
  const state = useSyncExternalStore(onLanguageChange, textsState);
  const language = getLanguage();
  const [shown, setShown] = useState<Language>();
  if (state === 'ready' && shown !== language) setShown(language);
  useEffect(() => void (textsState() === 'ready' || renewTexts()), []);
  return shown === language ? 'ready' : state;
}

/** Before the first screen; resolves when its texts have loaded or failed. */
export function startI18n(from: CatalogueSource, language: Language): Promise<boolean> {
  source = from;
  progress = new Map();
  wanted = language;
  findKeptFiles((asked, namespace) => (of(asked).kept ? readFile(from.store, asked, namespace) : null));
  of(language);
  switchTo(language);
  return renewTexts();
}

/** Shows kept texts at once and refreshes them; else waits up to 5 s a part. False: not loaded. */
export async function setLanguage(language: Language): Promise<boolean> {
  wanted = language;
  if (stateOf(language) === 'ready') {
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
  if (state.loaded > 1) return Promise.resolve(true);
  state.asking ??= ask(language, state).then((done) => {
    delete state.asking;
    return done;
  });
  return state.asking;
}

async function ask(language: Language, state: Progress): Promise<boolean> {
  const from = source;
  if (!from) return false;
  const again = (pause: number | undefined) =>
    pause && setTimeout(() => void (source === from && wanted === language && renewTexts()), pause);
  try {
    for (const part of parts.slice(state.loaded)) {
      const text = await from.fetchText(
        textsAddress(from.staticBase, language, part, from.stamps[language]),
        times.translationTimeout,
      );
      const catalogue = readCatalogue(text);
      if (!catalogue) throw new Error('no catalogue');
      addCatalogue(language, catalogue);
      state.loaded += 1;
      state.failures = 0;
      keep(from.store, language, part, catalogue);
      if (wanted !== language) break;
      // An open screen needs the rest.
      if (stateOf(language) !== 'ready') continue;
      switchTo(language);
      if (part === 'first') again(times.textsAgain[0]);
      break;
    }
    return true;
  } catch {
    // Never fatal: shows kept or bundled texts.
    await loadFirstTexts();
    again(times.textsAgain[state.failures]);
    state.failures += 1;
    if (wanted === language && getLanguage() === language) switchTo(language);
    return false;
  }
}

import type { Catalogue, Texts } from './catalogue';
import type { Language } from './languages';

export interface KeptParts {
  read: (part: string) => string | null;
  write: (part: string, text: string) => void;
}

/** By file of the rest, kept one by one and read when needed. */
type Sums = Record<string, number>;

const fileOf = (language: Language, namespace: string): string => `${language}:${namespace}`;
const restOf = (language: Language): string => `${language}.rest`;

/** FNV-1a. */
function sumOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}

/** Read at every start. */
export function readFirst(store: KeptParts, language: Language): Catalogue | null {
  const kept = parsed(store.read(language)) as { start?: unknown } | null;
  return isTexts(kept?.start) ? (kept.start as Catalogue) : null;
}

/** Null: not kept. */
export const readSums = (store: KeptParts, language: Language): Sums | null =>
  parsed(store.read(restOf(language))) as Sums | null;

export function readFile(store: KeptParts, language: Language, namespace: string): Texts | null {
  const texts = parsed(store.read(fileOf(language, namespace)));
  return isTexts(texts) ? texts : null;
}

/** Writes only changes. */
export function keep(store: KeptParts, language: Language, part: string, catalogue: Catalogue): void {
  const renew = (entry: string, text: string): void => {
    if (store.read(entry) !== text) store.write(entry, text);
  };
  if (part === 'first') return renew(language, JSON.stringify({ start: catalogue }));
  const before = readSums(store, language);
  const sums: Sums = {};
  for (const [namespace, texts] of Object.entries(catalogue)) {
    const text = JSON.stringify(texts);
    sums[namespace] = sumOf(text);
    if (before?.[namespace] !== sums[namespace]) store.write(fileOf(language, namespace), text);
  }
  // Last: after an interruption the next start writes them again.
  renew(restOf(language), JSON.stringify(sums));
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function readCatalogue(text: string): Catalogue | null {
  const catalogue = parsed(text);
  return isTexts(catalogue) && Object.values(catalogue).every(isTexts) ? (catalogue as Catalogue) : null;
}

function isTexts(value: unknown): value is Texts {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((entry) => typeof entry === 'string' || isTexts(entry));
}

import type { Catalogue, Texts } from './catalogue';
import type { Language } from './languages';

export interface KeptParts {
  read: (part: string) => string | null;
  write: (part: string, text: string) => void;
}

/** Read at every start; others when first needed. */
export const startNamespaces = [
  'common',
  'navigation',
  'ways',
  'company',
  'remit',
  'rateLine',
  'errors',
  'me',
  'orders',
  'payees',
];

interface Head {
  /** Of the build that fetched these texts. */
  stamp: string;
  sums: Record<string, number>;
  start: Catalogue;
}

const partOf = (language: Language, namespace: string): string => `${language}:${namespace}`;

/** FNV-1a. */
function sumOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}

export function readHead(store: KeptParts, language: Language): Head | null {
  const head = parsed(store.read(language)) as Partial<Head> | null;
  if (typeof head?.stamp !== 'string' || !isTexts(head.start) || typeof head.sums !== 'object') return null;
  return head as Head;
}

/** Null for a namespace that is read at the start. */
export function readPart(store: KeptParts, language: Language, namespace: string): Texts | null {
  if (startNamespaces.includes(namespace)) return null;
  const texts = parsed(store.read(partOf(language, namespace)));
  return isTexts(texts) ? texts : null;
}

/** Unchanged parts are not written again. */
export function keep(store: KeptParts, language: Language, stamp: string, catalogue: Catalogue): void {
  const before = readHead(store, language);
  const sums: Head['sums'] = {};
  const start: Catalogue = {};
  let changed = before?.stamp !== stamp;
  for (const [namespace, texts] of Object.entries(catalogue)) {
    const text = JSON.stringify(texts);
    const sum = sumOf(text);
    sums[namespace] = sum;
    const atStart = startNamespaces.includes(namespace);
    if (atStart) start[namespace] = texts;
    if (before?.sums[namespace] === sum) continue;
    changed = true;
    if (!atStart) store.write(partOf(language, namespace), text);
  }
  // Written last: after an interrupted run the next start writes the changes again.
  if (changed) store.write(language, JSON.stringify({ stamp, sums, start } satisfies Head));
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

// docs/translated-from.tsv: short fingerprints of each English text and of what the languages made of it, so that a
// translation is known that stayed when the English changed: those have a ! before them.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { languageCodes } from '../../../src/domain/languages.ts';
import { baseKey, flatten, readCatalogue, sourceLanguage } from './locales.mjs';
import { root } from '../root.mjs';

export const translatedFromFile = path.join(root, 'docs/translated-from.tsv');
const others = languageCodes.filter((code) => code !== sourceLanguage);
const header = ['key', sourceLanguage, ...others].join('\t');

const print = (text) => createHash('sha256').update(text).digest('base64url').slice(0, 4);

/** Base key -> fingerprint of its forms. */
function printsOf(code) {
  const flat = flatten(readCatalogue(code) ?? {});
  const forms = new Map();
  for (const [key, text] of flat) {
    const base = baseKey(key, flat);
    forms.set(base, [...(forms.get(base) ?? []), text]);
  }
  return new Map([...forms].map(([key, texts]) => [key, print(texts.join('\n'))]));
}

/** Key -> language -> fingerprint. */
function kept() {
  if (!fs.existsSync(translatedFromFile)) return new Map();
  const [head, ...lines] = fs.readFileSync(translatedFromFile, 'utf8').trimEnd().split('\n');
  const [, ...columns] = head.split('\t');
  const rows = lines.map((line) => line.split('\t'));
  return new Map(rows.map(([key, ...cells]) => [key, new Map(columns.map((code, at) => [code, cells[at]]))]));
}

let state;

/** Once a run: the locales stay as they are meanwhile. */
const read = () => (state ??= readAll());

function readAll() {
  const rows = kept();
  const now = new Map(languageCodes.map((code) => [code, printsOf(code)]));
  const nowOf = (key) => new Map(languageCodes.map((code) => [code, now.get(code).get(key) ?? '']));
  const staleIn = (key) => {
    const then = rows.get(key);
    if (!then) return [];
    const changed = then.get(sourceLanguage) !== now.get(sourceLanguage).get(key);
    return others.filter((code) => {
      const print = now.get(code).get(key);
      return print && (then.get(code) === `!${print}` || (changed && then.get(code) === print));
    });
  };
  return { keys: [...now.get(sourceLanguage).keys()], nowOf, staleIn };
}

/** Translations that stayed when their English changed. */
export function stale(codes) {
  const { keys, staleIn } = read();
  return keys.flatMap((key) =>
    staleIn(key)
      .filter((code) => codes.includes(code))
      .map((code) => `${code}: the English of ${key} has changed since`),
  );
}

/** `looked`: keys whose translations are right as they are. */
export function translatedFromText(looked = []) {
  const { keys, nowOf, staleIn } = read();
  const lines = keys.sort().map((key) => {
    const behind = looked.includes(key) ? [] : staleIn(key);
    const prints = nowOf(key);
    const cells = [sourceLanguage, ...others].map(
      (code) => `${behind.includes(code) ? '!' : ''}${prints.get(code)}`,
    );
    return [key, ...cells].join('\t');
  });
  return `${[header, ...lines].join('\n')}\n`;
}

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../locales');

export const sourceLanguage = 'en';

export function languageFolders() {
  return fs.readdirSync(folder).filter((name) => fs.statSync(path.join(folder, name)).isDirectory());
}

/** As in /static/locales/<language>.json. */
export function readCatalogue(language) {
  const dir = path.join(folder, language);
  if (!/^[A-Za-z-]+$/.test(language) || !fs.existsSync(dir)) return null;
  const catalogue = {};
  for (const file of fs.readdirSync(dir).sort()) {
    if (file.endsWith('.json'))
      catalogue[file.slice(0, -5)] = JSON.parse(fs.readFileSync(path.join(dir, file), 'utf8'));
  }
  return catalogue;
}

/** `namespace.path` -> text. */
export function flatten(catalogue) {
  const flat = new Map();
  const walk = (value, prefix) => {
    for (const [key, entry] of Object.entries(value)) {
      const full = prefix ? `${prefix}.${key}` : key;
      if (entry !== null && typeof entry === 'object') walk(entry, full);
      else flat.set(full, entry);
    }
  };
  walk(catalogue, '');
  return flat;
}

/** Sorted, each once. */
export function placeholders(text) {
  return [...new Set([...String(text).matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((m) => m[1]))].sort();
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Without plural suffix, as in code. */
export function baseKey(key, flat) {
  const base = key.replace(PLURAL, '');
  return base !== key && flat.has(`${base}_other`) ? base : key;
}

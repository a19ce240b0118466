import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { firstNamespaces } from '../src/routes/firstNamespaces';

const notLoaded = ['server.json', 'qa.json'];

/** JSON `{"common": {...}, "remit": {...}}`; null for an unknown language. */
export function localeCatalogue(localesDir: string, language: string): string | null {
  const folder = path.join(localesDir, language);
  if (!/^[a-z]{2,3}(-[A-Z]{2})?$/.test(language) || !fs.existsSync(folder)) return null;
  const merged: Record<string, unknown> = {};
  for (const file of fs.readdirSync(folder).sort()) {
    if (file.endsWith('.json') && !notLoaded.includes(file))
      merged[file.slice(0, -5)] = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
  }
  return JSON.stringify(merged);
}

/** Null for an unknown part. */
export function cataloguePart(catalogue: string, part: string): string | null {
  if (part !== 'first' && part !== 'rest') return null;
  const files = Object.entries(JSON.parse(catalogue) as Record<string, unknown>);
  return JSON.stringify(
    Object.fromEntries(files.filter(([name]) => firstNamespaces.includes(name) === (part === 'first'))),
  );
}

/** Short (36 bits): each language's is in the first load. */
export const catalogueStamp = (catalogue: string): string =>
  createHash('sha256').update(catalogue).digest('base64url').slice(0, 6);

export function catalogueStamps(localesDir: string): Record<string, string> {
  const languages = fs.readdirSync(localesDir).sort();
  return Object.fromEntries(
    languages.flatMap((language) => {
      const catalogue = localeCatalogue(localesDir, language);
      return catalogue ? [[language, catalogueStamp(catalogue)]] : [];
    }),
  );
}

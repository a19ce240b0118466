// Texts the same in English must be a name, or in docs/english-kept.tsv.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../root.mjs';

const [, ...rows] = fs
  .readFileSync(path.join(root, 'docs/english-kept.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));
const kept = new Map(rows.map(([text, codes]) => [text, codes.split(' ')]));
const needed = new Set();

const wordsIn = (text) => text.replace(/\{\{\w+\}\}/g, ' ').match(/[A-Za-z]{3,}/g) ?? [];

/** Words that English also begins small. */
const plainWordsOf = (source) =>
  new Set([...source.values()].flatMap(wordsIn).filter((word) => word === word.toLowerCase()));

export function leftInEnglish(code, flat, source) {
  const plain = plainWordsOf(source);
  return [...flat].flatMap(([key, text]) => {
    // Countries' names are CLDR's.
    if (text !== source.get(key) || key.startsWith('countries.')) return [];
    if (!wordsIn(text).some((word) => plain.has(word.toLowerCase()))) return [];
    if (!kept.get(text)?.includes(code)) return [`${code}: ${key} is left in English`];
    needed.add(`${text}\t${code}`);
    return [];
  });
}

/** Call after all languages. */
export const needlessKept = () =>
  rows.flatMap(([text, codes]) =>
    codes
      .split(' ')
      .filter((code) => !needed.has(`${text}\t${code}`))
      .map((code) => `docs/english-kept.tsv: ${text} ${code} is not needed`),
  );

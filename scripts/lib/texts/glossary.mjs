// Holds the texts to docs/glossary.tsv: where the English one has a term, each language has one of its words for it.
import fs from 'node:fs';
import path from 'node:path';
import { baseKey } from './locales.mjs';
import { root } from '../root.mjs';

const table = (name) =>
  fs
    .readFileSync(path.join(root, 'docs', name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

const [[, ...columns], ...rows] = table('glossary.tsv');
const [, ...leftOut] = table('glossary-left-out.tsv');
const needed = new Set();

/** In small letters a form counts in any case. Up to three Latin letters are a word of their own, not part of one. */
function formOf(form) {
  const short = /^\p{Script=Latin}{1,3}$/u.test(form);
  const pattern = short ? `(?<!\\p{Script=Latin})${form}(?!\\p{Script=Latin})` : form;
  return new RegExp(pattern, /\p{Lu}/u.test(form) ? 'u' : 'iu');
}

const terms = rows.map(([english, ...forms]) => ({
  name: english.split('|')[0],
  said: new RegExp(`(?<![\\w-])(?:${english})(?![\\w-])`, 'gi'),
  forms: forms.map((cell) => cell.split('|').map(formOf)),
}));

/** Terms of an English text; words that belong to an earlier row are not looked at again. */
function termsIn(text) {
  let rest = text.replace(/\{\{\w+\}\}/g, '·');
  return terms.filter(({ said }) => {
    const before = rest;
    rest = rest.replace(said, '·');
    return rest !== before;
  });
}

const covers = (pattern, key) =>
  pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;

function isLeftOut(key, term, code) {
  const found = leftOut.filter(
    ([pattern, name, codes]) =>
      name === term && covers(pattern, key) && (codes === '*' || codes.split(' ').includes(code)),
  );
  for (const row of found) needed.add(`${row}${row[2] === '*' ? '' : code}`);
  return found.length > 0;
}

/** Texts of a language that have none of its words for a term; a language without a column is free. */
export function glossaryProblems(code, flat, source) {
  const column = columns.indexOf(code);
  if (column === -1) return [];
  return [...flat].flatMap(([key, text]) => {
    const base = baseKey(key, flat);
    const english = source.get(key) ?? source.get(`${base}_other`);
    return termsIn(english ?? '')
      .filter(({ forms }) => !forms[column].some((form) => form.test(text)))
      .filter(({ name }) => !isLeftOut(base, name, code))
      .map(({ name }) => `${code}: ${key} has no word of docs/glossary.tsv for "${name}"`);
  });
}

/** Left-out rows that no text needs any more. To be asked once every language has been looked at. */
export const needlessRows = () =>
  leftOut.flatMap((row) =>
    (row[2] === '*' ? [''] : row[2].split(' '))
      .filter((code) => !needed.has(`${row}${code}`))
      .map((code) => `docs/glossary-left-out.tsv: ${[row[0], row[1], code].join(' ').trim()} is not needed`),
  );

// For terms of docs/glossary.tsv each language must use one of its words.
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

/** Lower case matches any; up to three Latin letters only whole words. */
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

/** Skips a language without a column. */
export function glossaryProblems(code, flat, source) {
  const column = columns.indexOf(code);
  if (column === -1) return [];
  return [...flat].flatMap(([key, text]) => {
    const base = baseKey(key, flat);
    const english = source.get(key) ?? source.get(`${base}_other`);
    // A text that is none has its own finding.
    const said = String(text).replaceAll('\u00ad', '');
    return termsIn(english ?? '')
      .filter(({ forms }) => !forms[column].some((form) => form.test(said)))
      .filter(({ name }) => !isLeftOut(base, name, code))
      .map(({ name }) => `${code}: ${key} has no word of docs/glossary.tsv for "${name}"`);
  });
}

/** Call after all languages. */
export const needlessRows = () =>
  leftOut.flatMap((row) =>
    (row[2] === '*' ? [''] : row[2].split(' '))
      .filter((code) => !needed.has(`${row}${code}`))
      .map((code) => `docs/glossary-left-out.tsv: ${[row[0], row[1], code].join(' ').trim()} is not needed`),
  );

// npm run i18n:check [-- ne vi]: checks the catalogues against each other and the code.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageCodes, languages } from '../src/domain/languages.ts';
import {
  baseKey,
  flatten,
  languageFolders,
  placeholders,
  readCatalogue,
  sourceLanguage,
} from './lib/texts/locales.mjs';
import { glossaryProblems, needlessRows } from './lib/texts/glossary.mjs';
import { leftInEnglish, needlessKept } from './lib/texts/leftInEnglish.mjs';
import { otherLanguage } from './lib/texts/otherLanguage.mjs';
import { firstTextsFile, firstTextsText } from './lib/texts/firstTexts.mjs';
import { pluralRulesFile, pluralRulesText } from './lib/texts/pluralRules.mjs';
import { tooLong } from './lib/texts/tooLong.mjs';
import { stale, translatedFromFile, translatedFromText } from './lib/texts/translatedFrom.mjs';
import { unreadKeys } from './lib/texts/readKeys.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const problems = [];
const report = (text) => problems.push(text);

const source = flatten(readCatalogue(sourceLanguage));
const keys = new Set([...source.keys()].map((key) => baseKey(key, source)));
const namespaces = new Set([...keys].map((key) => key.split('.')[0]));

/** German quotes begin with „ and end with “. */
const brackets = ['()', '（）', '[]', '{}', '「」', '『』', '《》', '«»', '‹›', '【】'].map((pair) => [
  ...pair,
]);
brackets.push(['“', '”„']);

const asked = process.argv.slice(2);
checkLanguages();
stale(checked()).forEach(report);
if (!asked.length) {
  checkCode();
  needlessRows().forEach(report);
  needlessKept().forEach(report);
}
if (fs.readFileSync(pluralRulesFile, 'utf8') !== pluralRulesText())
  report('The plural rules are not those of src/domain/languages.ts: run npm run i18n:types');
if (fs.readFileSync(firstTextsFile, 'utf8') !== firstTextsText())
  report('The first texts are not those of locales/: run npm run i18n:types');
if (fs.readFileSync(translatedFromFile, 'utf8') !== translatedFromText())
  report('docs/translated-from.tsv is behind locales/: run npm run i18n:types');

if (problems.length) {
  console.error(problems.join('\n'));
  console.error(`\n${problems.length} problem(s)`);
  process.exit(1);
}
console.log(
  `i18n: ${keys.size} keys in ${[...namespaces].length} namespaces, complete in ${checked().join(', ')}`,
);

function checked() {
  return asked.length ? asked : languageCodes;
}

function checkLanguages() {
  const folders = languageFolders();
  for (const folder of folders)
    if (!(folder in languages)) report(`locales/${folder}: no such language in src/domain/languages.ts`);
  for (const code of checked()) {
    const catalogue = readCatalogue(code);
    if (!catalogue) report(`${code}: has no folder in locales`);
    else checkLanguage(code, flatten(catalogue));
  }
}

function checkLanguage(code, flat) {
  glossaryProblems(code, flat, source).forEach(report);
  otherLanguage(code, flat, source).forEach(report);
  tooLong(code, flat).forEach(report);
  if (code !== sourceLanguage) leftInEnglish(code, flat, source).forEach(report);
  const own = new Set([...flat.keys()].map((key) => baseKey(key, flat)));
  const ownNamespaces = new Set([...own].map((key) => key.split('.')[0]));
  for (const namespace of namespaces)
    if (!ownNamespaces.has(namespace)) report(`${code}: missing all of ${namespace}`);
  for (const key of keys)
    if (!own.has(key) && ownNamespaces.has(key.split('.')[0])) report(`${code}: missing ${key}`);
  for (const key of own) if (!keys.has(key)) report(`${code}: ${key} is not in ${sourceLanguage}`);
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  for (const key of own) {
    if (flat.has(key) && !source.has(`${key}_other`)) continue;
    for (const form of forms)
      if (!flat.has(`${key}_${form}`)) report(`${code}: plural form ${key}_${form} is missing`);
  }
  const forOneNumber = formsForOneNumber(code);
  for (const [key, text] of flat) {
    if (typeof text !== 'string' || text.trim() === '') {
      report(`${code}: empty text ${key}`);
      continue;
    }
    const base = baseKey(key, flat);
    const form = key.slice(base.length + 1);
    // A form for one number only may omit it.
    const mayOmit = forOneNumber.includes(form);
    const model = (form && !mayOmit ? undefined : source.get(key)) ?? source.get(`${base}_other`);
    if (model === undefined) continue;
    // Languages without that form would look incomplete, and the app would speak Chinese.
    if (form && !forms.includes(form)) report(`${code}: ${key} is a plural form that ${code} has not`);
    const [here, there] = [placeholders(text), placeholders(model)];
    const needed = (names) => names.filter((name) => !mayOmit || name !== 'count').join();
    if (needed(here) !== needed(there))
      report(`${code}: placeholders of ${key} are {${here}}, in ${sourceLanguage} {${there}}`);
    if (!bracketsMatch(text))
      report(`${code}: ${key} has a bracket or quotation mark without its other half`);
    if (code === sourceLanguage || mayOmit) continue;
    const [said, meant] = [numbers(text), numbers(model)];
    const lost = meant.filter((number) => !said.includes(number));
    if (lost.length) report(`${code}: ${key} has lost ${lost.join(' and ')}`);
    // Languages differ in whether they write small numbers as words.
    const more = said.filter((number) => Number(number) > 12 && !meant.includes(number));
    if (more.length) report(`${code}: ${key} has ${more.join(' and ')}, ${sourceLanguage} has not`);
  }
}

/** Plural forms of a single number. */
function formsForOneNumber(code) {
  const rules = new Intl.PluralRules(code);
  const chosen = Array.from({ length: 101 }, (_, number) => rules.select(number));
  return chosen.filter((form) => chosen.indexOf(form) === chosen.lastIndexOf(form));
}

function bracketsMatch(text) {
  const count = (signs) => [...text].filter((sign) => signs.includes(sign)).length;
  return count('"') % 2 === 0 && brackets.every(([open, close]) => count(open) === count(close));
}

function withoutValues(text) {
  return text.replace(/\{\{\w+\}\}/g, '');
}

/** Any thousands separator. */
function numbers(text) {
  const found = withoutValues(text).match(/\d+(?:[.,: \u00a0]\d{3}(?!\d))*(?:\.\d+)?/g) ?? [];
  return found.map((number) => number.replace(/\D/g, ''));
}

function checkCode() {
  const files = ['src', 'sandbox'].flatMap((folder) => sourceFiles(path.join(root, folder)));
  const sources = files.map((file) => fs.readFileSync(file, 'utf8'));
  files.forEach((file, at) => {
    for (const key of mentionedKeys(sources[at])) {
      if (!keys.has(key)) report(`${path.relative(root, file)}: unknown key ${key}`);
    }
    for (const prefix of builtPrefixes(sources[at])) {
      if (![...keys].some((key) => key.startsWith(prefix)))
        report(`${path.relative(root, file)}: no key begins with ${prefix}`);
    }
  });
  const running = sources.filter((_, at) => !/\.test\.tsx?$/.test(files[at]));
  for (const key of unreadKeys(keys, running)) report(`${key}: nothing reads it`);
}

function mentionedKeys(text) {
  const found = [];
  for (const [, key] of text.matchAll(/\b(?:t(?:Key)?\(\s*|(?:said|namesOf)\(\s*(?='server\.))'([\w.-]+)'/g))
    found.push(key);
  for (const [, key] of text.matchAll(/\b\w*[kK]ey\s*[:=]\s*\{?'([a-z]\w*\.[\w.-]+)'/g)) {
    if (namespaces.has(key.split('.')[0])) found.push(key);
  }
  return found;
}

/** `statuses.order.${status}`. */
function builtPrefixes(text) {
  return [...text.matchAll(/`([a-z]\w*\.[\w.-]*)\$\{/g)]
    .map(([, prefix]) => prefix)
    .filter((prefix) => namespaces.has(prefix.split('.')[0]));
}

function sourceFiles(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(full);
    return /\.tsx?$/.test(entry.name) && !/\.d\.ts$/.test(entry.name) ? [full] : [];
  });
}

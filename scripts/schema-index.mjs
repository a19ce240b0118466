// npm run schemas [-- --check]: writes the files derived from src/schemas/payee and src/schemas/kyc.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  kycFiles,
  kycFixturesText,
  kycFormsText,
  marketFactsText,
  marketsInOrder,
  marketsText,
} from './lib/schemas/kycIndex.ts';
import {
  countriesText,
  countryFactsText,
  currencyFactsText,
  fieldsText,
  fixturesText,
  indexText,
  payeeFiles,
  waysText,
} from './lib/schemas/payeeIndex.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const payees = path.join(root, 'src/schemas/payee');
const kyc = path.join(root, 'src/schemas/kyc');
const fixtures = path.join(root, 'sandbox/fixtures');

async function load(folder, names) {
  const found = [];
  for (const name of names) {
    const module = await import(pathToFileURL(path.join(folder, `${name}.ts`)).href);
    found.push(module.default?.default ?? module.default);
  }
  return found;
}

const countries = (await load(payees, payeeFiles(payees))).flat();
const markets = (await load(kyc, kycFiles(kyc))).flat();
const written = [
  [path.join(payees, 'parts/allCountries.ts'), indexText(payeeFiles(payees))],
  [path.join(fixtures, 'all.ts'), fixturesText(payeeFiles(path.join(fixtures, 'payee')))],
  [path.join(fixtures, 'allKyc.ts'), kycFixturesText(kycFiles(path.join(fixtures, 'kyc')))],
  [
    path.join(root, 'src/domain/countries/countryFacts.ts'),
    countryFactsText(countries, marketsInOrder(markets)),
  ],
  [
    path.join(root, 'src/domain/countries/currencyFacts.ts'),
    currencyFactsText(countries, marketsInOrder(markets)),
  ],
  [path.join(root, 'src/domain/payee/payeeCountries.ts'), countriesText(countries)],
  [path.join(root, 'src/domain/payee/payeeFields.ts'), fieldsText(countries)],
  [path.join(root, 'src/domain/payee/payeeWays.ts'), waysText(countries)],
  [path.join(kyc, 'allMarkets.ts'), marketsText(kycFiles(kyc))],
  [path.join(root, 'src/domain/kycForms.ts'), kycFormsText(markets)],
  [path.join(root, 'src/domain/markets/marketFacts.ts'), marketFactsText(markets)],
];
const behind = written.filter(
  ([file, text]) => !fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text,
);
if (process.argv.includes('--check')) {
  for (const [file] of behind) console.error(`${path.relative(root, file)} is behind: npm run schemas`);
  process.exit(behind.length ? 1 : 0);
}
for (const [file, text] of behind) fs.writeFileSync(file, text);

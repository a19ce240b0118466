// npm run schemas: writes what follows from the files in src/schemas/payee: what they add up to, and the list of countries by way
// of receiving that routes and methods read. `--check` only says whether both are up to date.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { countriesText, indexText, payeeFiles } from './lib/payeeIndex.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const folder = path.join(root, 'src/schemas/payee');

const forms = {};
for (const name of payeeFiles(folder)) {
  const module = await import(pathToFileURL(path.join(folder, `${name}.ts`)).href);
  Object.assign(forms, module.default?.default ?? module.default);
}
const written = [
  [path.join(folder, 'parts/allForms.ts'), indexText(payeeFiles(folder))],
  [path.join(root, 'src/catalogue/payeeCountries.ts'), countriesText(forms)],
];
const behind = written.filter(
  ([file, text]) => !fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text,
);
if (process.argv.includes('--check')) {
  for (const [file] of behind) console.error(`${path.relative(root, file)} is behind: npm run schemas`);
  process.exit(behind.length ? 1 : 0);
}
for (const [file, text] of behind) fs.writeFileSync(file, text);

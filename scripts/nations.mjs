// npm run nations: writes src/domain/countries/nations.ts from ISO 3166-1, and missing names from CLDR into locales.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageFolders } from './lib/texts/locales.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const load = createRequire(import.meta.url);

const cldrLanguage = { 'zh-HK': 'zh-Hant-HK' };

const namesIn = (language) => {
  const name = cldrLanguage[language] ?? language;
  const file = load(`cldr-localenames-full/main/${name}/territories.json`);
  return file.main[name].localeDisplayNames.territories;
};

const { codeMappings } = load('cldr-core/supplemental/codeMappings.json').supplemental;
const english = namesIn('en');
/** From 900 codes are private use; former countries have no name. */
const nations = Object.entries(codeMappings)
  .filter(
    ([alpha2, row]) =>
      /^[A-Z]{2}$/.test(alpha2) && row._alpha3 && Number(row._numeric) < 900 && english[alpha2],
  )
  .map(([alpha2, row]) => [row._alpha3, alpha2])
  .sort(([a], [b]) => (a < b ? -1 : 1));

fs.writeFileSync(
  path.join(root, 'src/domain/countries/nations.ts'),
  `// Written by \`npm run nations\` from CLDR's code mappings.
/** Every country of ISO 3166-1, alpha-2 by alpha-3 code: where people come from, not only where money goes to. */
// prettier-ignore
export const nations: Readonly<Record<string, string>> = { ${nations.map(([code, alpha2]) => `${code}: '${alpha2}'`).join(', ')} };
export const nationCodes: readonly string[] = Object.keys(nations);
export const isNation = (code: string): boolean => nationCodes.includes(code);
`,
);
for (const language of languageFolders()) {
  const file = path.join(root, 'locales', language, 'countries.json');
  const texts = JSON.parse(fs.readFileSync(file, 'utf8'));
  const found = namesIn(language);
  for (const [code, alpha2] of nations) texts.names[code] ??= found[alpha2];
  fs.writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
}
console.log(`${nations.length} countries`);

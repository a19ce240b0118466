// npm run i18n:types [-- --looked key…]: writes types/i18n-keys.d.ts, plural rules, first texts and
// docs/translated-from.tsv.
// `--looked`: these keys' English changed, all translations are right as they are.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { baseKey, flatten, placeholders, readCatalogue, sourceLanguage } from './lib/texts/locales.mjs';
import { firstTextsFile, firstTextsText } from './lib/texts/firstTexts.mjs';
import { translatedFromFile, translatedFromText } from './lib/texts/translatedFrom.mjs';
import { pluralRulesFile, pluralRulesText } from './lib/texts/pluralRules.mjs';

const target = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../types/i18n-keys.d.ts');
const flat = flatten(readCatalogue(sourceLanguage));

const params = new Map();
for (const [key, text] of flat) {
  const base = baseKey(key, flat);
  const names = new Set([...(params.get(base) ?? []), ...placeholders(text)]);
  if (base !== key) names.add('count');
  params.set(base, names);
}
const rows = [...params].map(
  ([key, names]) =>
    `  '${key}': ${
      names.size
        ? [...names]
            .sort()
            .map((n) => `'${n}'`)
            .join(' | ')
        : 'never'
    }`,
);

fs.writeFileSync(
  target,
  `// Written by \`npm run i18n:types\` from locales/${sourceLanguage}. Do not edit.

/** Key -> names of the values its text needs. */
interface I18nParams {
${rows.join('\n')}
}

type I18nKey = keyof I18nParams
`,
);
console.log(`types/i18n-keys.d.ts: ${rows.length} keys`);

fs.writeFileSync(pluralRulesFile, pluralRulesText());
console.log(path.relative(process.cwd(), pluralRulesFile));
fs.writeFileSync(firstTextsFile, firstTextsText());
console.log(path.relative(process.cwd(), firstTextsFile));

const [looked, ...keys] = process.argv.slice(2);
fs.writeFileSync(translatedFromFile, translatedFromText(looked === '--looked' ? keys : []));
console.log(path.relative(process.cwd(), translatedFromFile));

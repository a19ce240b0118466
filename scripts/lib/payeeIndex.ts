import fs from 'node:fs';
import path from 'node:path';

type Forms = Readonly<
  Record<string, Readonly<Record<string, { readonly accountType: string } | undefined>> | undefined>
>;

/** Names of the files that hold the forms of a country or of a group of them. */
export const payeeFiles = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .filter((file) => /^[a-z]+\.ts$/.test(file) && file !== 'index.ts')
    .map((file) => path.basename(file, '.ts'))
    .sort();

/** Text of src/schemas/payee/parts/allForms.ts for these files. */
export function indexText(names: readonly string[]): string {
  const imports = names.map((name) => `import ${name} from '../${name}';`).join('\n');
  return `// Written by \`npm run schemas\` from the files of the folder above.
${imports}
import type { PayeeForms } from './payeesIn';

/** Payee forms by country and way of receiving. */
export const payeeForms: PayeeForms = {
${names.map((name) => `  ...${name},`).join('\n')}
};
`;
}

/** Text of src/catalogue/payeeCountries.ts: the countries by way of receiving. */
export function countriesText(forms: Forms): string {
  const byType: Record<string, string[]> = {};
  for (const [country, ways = {}] of Object.entries(forms))
    for (const form of Object.values(ways)) {
      if (!form) continue;
      const countries = (byType[form.accountType] ??= []);
      if (!countries.includes(country)) countries.push(country);
    }
  const lines = Object.entries(byType)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([type, countries]) => {
      const list = countries.sort().map((code) => `'${code}'`);
      return `// prettier-ignore\nexport const ${type}Countries = [${list.join(', ')}] as const;`;
    });
  return `// Written by \`npm run schemas\` from src/schemas/payee: the countries that each way of receiving has a form for.\n${lines.join('\n')}\n`;
}

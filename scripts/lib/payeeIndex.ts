import fs from 'node:fs';
import path from 'node:path';

interface Form {
  readonly accountType: string;
  readonly kind: string;
}
type Forms = Readonly<Record<string, Readonly<Record<string, Form | undefined>> | undefined>>;

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

interface Way {
  kind: string;
  countries: string[];
}

/** The ways of receiving, by name; a way is of one kind wherever it is. */
function waysOf(forms: Forms): [string, Way][] {
  const ways: Record<string, Way> = {};
  for (const [country, inCountry = {}] of Object.entries(forms))
    for (const form of Object.values(inCountry)) {
      if (!form) continue;
      const way = (ways[form.accountType] ??= { kind: form.kind, countries: [] });
      if (way.kind !== form.kind)
        throw new Error(`${form.accountType} is ${way.kind}, and ${form.kind} in ${country}`);
      if (!way.countries.includes(country)) way.countries.push(country);
    }
  for (const { countries } of Object.values(ways)) countries.sort();
  return Object.entries(ways).sort(([a], [b]) => a.localeCompare(b));
}

const quoted = (names: readonly string[]): string => `[${names.map((name) => `'${name}'`).join(', ')}]`;

const HEAD = '// Written by `npm run schemas` from src/schemas/payee';

/** Text of src/domain/payeeCountries.ts: what routes and entities need, which every start of the app loads. */
export function countriesText(forms: Forms): string {
  const ways = waysOf(forms);
  const banks = ways.find(([type]) => type === 'bank')?.[1].countries ?? [];
  return [
    `${HEAD}: the countries with a bank form, and every way of receiving.`,
    '// prettier-ignore',
    `export const bankCountries = ${quoted(banks)} as const;`,
    '// prettier-ignore',
    `export const payeeTypes = ${quoted(ways.map(([type]) => type))} as const;`,
    '',
  ].join('\n');
}

/** Text of src/domain/payeeWays.ts: what sort of way each is, and where. */
export function waysText(forms: Forms): string {
  const rows = waysOf(forms).map(
    ([type, { kind, countries }]) => `  ${type}: { kind: '${kind}', countries: ${quoted(countries)} },`,
  );
  return [
    `${HEAD}: what sort of way of receiving each is, and the countries that have a form for it.`,
    '// prettier-ignore',
    'export const payeeWays = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}

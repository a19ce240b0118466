import fs from 'node:fs';
import path from 'node:path';

interface Form {
  readonly accountType: string;
  readonly kind: string;
  readonly sections: readonly { readonly fields: readonly Field[] }[];
}
interface Field {
  readonly kind: string;
  readonly name: string;
  readonly areaCodeName?: string;
}
/** Not the app's type, which comes from these files. */
interface Country {
  readonly country: {
    readonly code: string;
    readonly alpha2: string;
    readonly areaCode: string;
    readonly continent: string;
    readonly currency: { readonly code: string; readonly symbol: string; readonly precision: number };
    readonly pricedIn?: string;
  };
  readonly forms: Readonly<Record<string, Form | undefined>>;
}

export const payeeFiles = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .filter((file) => /^[a-z]+\.ts$/.test(file) && file !== 'index.ts')
    .map((file) => path.basename(file, '.ts'))
    .sort();

const listOf = (names: readonly string[]): string => names.map((name) => `  ${name},`).join('\n');
const importsOf = (names: readonly string[], folder: string): string =>
  names.map((name) => `import ${name} from '${folder}/${name}';`).join('\n');

/** Text of src/schemas/payee/parts/allCountries.ts. */
export const indexText = (
  names: readonly string[],
): string => `// Written by \`npm run schemas\` from the files of the folder above.
${importsOf(names, '..')}
import type { PayeeCountry } from './payeesIn';

/** Every country that money goes to, with its payee forms. */
export const payeeCountries: readonly PayeeCountry[] = [
${listOf(names)}
].flat();
`;

/** Text of sandbox/fixtures/all.ts. Files are named by country; a group has its codes. */
export const fixturesText = (
  names: readonly string[],
): string => `// Written by \`npm run schemas\` from the files of sandbox/fixtures/payee.
${importsOf(names, './payee')}

export const fixtures = {
${names.map((name) => (/^[a-z]{3}$/.test(name) ? `  ${name.toUpperCase()}: ${name},` : `  ...${name},`)).join('\n')}
};
`;

interface Way {
  kind: string;
  countries: string[];
}

function waysOf(countries: readonly Country[]): [string, Way][] {
  const ways: Record<string, Way> = {};
  for (const {
    country: { code: country },
    forms,
  } of countries)
    for (const form of Object.values(forms)) {
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

/** Text of src/domain/payee/payeeCountries.ts, loaded at every start. */
export function countriesText(countries: readonly Country[]): string {
  const ways = waysOf(countries);
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

/** Text of src/domain/payee/payeeWays.ts. */
export function waysText(countries: readonly Country[]): string {
  const rows = waysOf(countries).map(
    ([type, { kind, countries }]) => `  ${type}: { kind: '${kind}', countries: ${quoted(countries)} },`,
  );
  return [
    `${HEAD}: each way of receiving and the countries with a form for it.`,
    '// prettier-ignore',
    'export const payeeWays = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}

const literal = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Markets in their order, then by code. */
function inOrder(countries: readonly Country[], markets: readonly string[]): Country['country'][] {
  const place = (code: string): number => (markets.includes(code) ? markets.indexOf(code) : markets.length);
  return countries
    .map(({ country }) => country)
    .sort((a, b) => place(a.code) - place(b.code) || a.code.localeCompare(b.code));
}

/** Text of src/domain/countries/countryFacts.ts, compact: in every H5 start. */
export function countryFactsText(countries: readonly Country[], markets: readonly string[]): string {
  const rows = inOrder(countries, markets).map(
    ({ code, alpha2, currency, areaCode, continent, pricedIn }) => {
      const facts = [alpha2, currency.code, areaCode, continent, ...(pricedIn ? [pricedIn] : [])];
      return `  ${code}: [${facts.map(literal).join(', ')}],`;
    },
  );
  return [
    `${HEAD}: alpha-2 code, currencies, area code and continent of a country.`,
    '// prettier-ignore',
    'export const countryFacts = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}

/** Text of src/domain/countries/currencyFacts.ts. Mini-programs load it before the countries. */
export function currencyFactsText(countries: readonly Country[], markets: readonly string[]): string {
  const rows = new Map<string, string>();
  for (const { code: country, currency } of inOrder(countries, markets)) {
    const { code, symbol, precision } = currency;
    const row = `  ${code}: { symbol: ${literal(symbol)}, precision: ${precision} },`;
    if ((rows.get(code) ?? row) !== row) throw new Error(`${code} is another currency in ${country}`);
    rows.set(code, row);
  }
  return [
    `${HEAD}: symbol and decimals of every currency that money leaves or arrives in.`,
    '// prettier-ignore',
    'export const currencyFacts = {',
    ...rows.values(),
    '} as const;',
    '',
  ].join('\n');
}

/** Text of src/domain/payee/payeeFields.ts. */
export function fieldsText(countries: readonly Country[]): string {
  const names = new Set(
    countries.flatMap(({ forms }) =>
      Object.values(forms).flatMap((form) =>
        (form?.sections ?? []).flatMap(({ fields }) =>
          fields.flatMap(({ kind, name, areaCodeName }) =>
            kind === 'note' ? [] : [name, ...(areaCodeName ? [areaCodeName] : [])],
          ),
        ),
      ),
    ),
  );
  return [
    `${HEAD}: every field that a form asks for.`,
    '// prettier-ignore',
    `export const payeeFieldNames = ${quoted([...names].sort())} as const;`,
    '',
  ].join('\n');
}

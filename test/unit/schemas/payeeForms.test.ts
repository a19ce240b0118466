import { dateOf } from '@/core/dates';
import fs from 'node:fs';
import path from 'node:path';
import { payeeBankCountries } from '@/routes';
import { payeeTypes } from '@/domain/payee/payeeCountries';
import { payeeMethods } from '@/domain/payee/payeeMethods';
import { firstBreach, ruleContext } from '@/core/validation';
import { allFields, rulesOf, shownFields } from '@/schemas/fieldRules';
import {
  countriesText,
  countryFactsText,
  currencyFactsText,
  fieldsText,
  fixturesText,
  indexText,
  payeeFiles,
  waysText,
} from '../../../scripts/lib/schemas/payeeIndex';
import { countries } from '@/domain/countries/countries';
import { marketCodes } from '@/domain/markets/markets';
import { payeeCountries } from '@/schemas/payee/parts/allCountries';
import { payeeFormOf, payeeForms, type PayeeFormKey, type PayeeSchema } from '@/schemas/payee';
import { breaking, countingRules } from '../../fixtures/breaking';
import { eurLevels, payeeFixtureOf, payeeFixtures } from '../../../sandbox/fixtures';

const now = Date.UTC(2026, 0, 15);
const forms = Object.entries(payeeForms).flatMap(([country, ways]) =>
  Object.entries(ways).map(([key, schema]) => ({
    country,
    key: key as PayeeFormKey,
    schema: schema,
  })),
);
const bare = (schema: PayeeSchema, typed: Readonly<Record<string, string>>): Record<string, string> => ({
  ...Object.fromEntries(
    allFields(schema).flatMap((field) =>
      field.kind === 'phone' ? [[field.areaCodeName, field.defaultAreaCode ?? '']] : [],
    ),
  ),
  ...Object.fromEntries(
    Object.entries(typed).map(([name, value]) => {
      const field = allFields(schema).find((one) => one.name === name);
      return [name, field?.kind === 'bankAccount' ? value.replace(/[\s-]/g, '') : value];
    }),
  ),
});

describe('payee forms', () => {
  test("each of the specification's 35 countries and of its 20 types has one", () => {
    const listed = [
      'usa', 'aus', 'nzl', 'bgd', 'bra', 'can', 'col', 'gtm', 'hkg', 'idn', 'ind', 'jpn', 'ken', 'kor', 'lka', 'mar', 'mex', 'mys',
      'nga', 'npl', 'pak', 'per', 'phl', 'sgp', 'tha', 'vnm', 'chn', 'rwa', 'are', 'tur', 'arg', 'gha', 'egy', 'dom', 'ury',
    ]; // prettier-ignore
    expect(payeeBankCountries).toEqual(expect.arrayContaining(listed));
    for (const code of payeeBankCountries) expect(payeeFormOf(code.toUpperCase(), 'bank')).toBeDefined();
    for (const type of payeeTypes)
      for (const country of payeeMethods[type].countries)
        expect([type, country, payeeFormOf(country, type)?.id]).toEqual([
          type,
          country,
          `payee-${country}-${type}`.toLowerCase(),
        ]);
  });

  test('each has a fixture, and each fixture its form', () => {
    expect(
      forms.filter(({ country, key }) => !payeeFixtureOf(country, key)).map(({ schema }) => schema.id),
    ).toEqual([]);
    for (const [country, { forms: ways }] of Object.entries(payeeFixtures))
      for (const key of Object.keys(ways))
        expect([country, key, payeeFormOf(country, key)?.id]).not.toContain(undefined);
  });

  test('each country has a rate level, and those of one currency the same', () => {
    for (const { country } of payeeCountries)
      expect([country.code, payeeFixtures[country.code]?.perEuro]).toEqual([
        country.code,
        eurLevels[countries[country.code].currency],
      ]);
    expect(Object.values(eurLevels).every((level) => level > 0)).toBe(true);
  });

  test("ids and the fields of the account are each form's own", () => {
    expect(new Set(forms.map(({ schema }) => schema.id)).size).toBe(forms.length);
    for (const { schema } of forms) {
      const names = allFields(schema).map(({ name }) => name);
      expect([schema.id, new Set(names).size]).toEqual([schema.id, names.length]);
      expect([schema.id, schema.account.filter((name) => !names.includes(name))]).toEqual([schema.id, []]);
      expect(schema.account.length).toBeGreaterThan(0);
    }
  });

  test.each(forms.map(({ schema, country, key }) => [schema.id, country, key, schema] as const))(
    '%s: its fixture keeps every rule, and each rule can be broken by itself',
    (_id, country, key, schema) => {
      const values = bare(schema, payeeFixtureOf(country, key)?.typed ?? {});
      const context = ruleContext(values, dateOf(now, 0));
      for (const field of shownFields(schema, values)) {
        expect([field.name, firstBreach(field.name, rulesOf(field, values), context)]).toEqual([
          field.name,
          null,
        ]);
        if (
          field.kind === 'select' ||
          field.kind === 'radio' ||
          field.kind === 'upload' ||
          field.kind === 'checkbox' ||
          field.kind === 'country'
        )
          continue;
        const broken = breaking(field, values, now).map(({ rule }) => rule);
        // These compare with another field: tested separately.
        const rules = countingRules(field, values).filter(
          (rule) => !['different', 'after', 'streetOnly'].includes(rule),
        );
        expect([field.name, rules.filter((rule) => !broken.includes(rule))]).toEqual([field.name, []]);
      }
    },
  );
});

describe('the written lists', () => {
  test('what is written is as the script writes it', () => {
    const root = path.join(__dirname, '../../..');
    const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
    const files = (folder: string): string[] => payeeFiles(path.join(root, folder));
    expect(read('src/schemas/payee/parts/allCountries.ts')).toBe(indexText(files('src/schemas/payee')));
    expect(read('sandbox/fixtures/all.ts')).toBe(fixturesText(files('sandbox/fixtures/payee')));
    expect(read('src/domain/countries/countryFacts.ts')).toBe(countryFactsText(payeeCountries, marketCodes));
    expect(read('src/domain/countries/currencyFacts.ts')).toBe(
      currencyFactsText(payeeCountries, marketCodes),
    );
    expect(read('src/domain/payee/payeeCountries.ts')).toBe(countriesText(payeeCountries));
    expect(read('src/domain/payee/payeeFields.ts')).toBe(fieldsText(payeeCountries));
    expect(read('src/domain/payee/payeeWays.ts')).toBe(waysText(payeeCountries));
  });
});

import fs from 'node:fs';
import type { DateText } from '@/core/dates';
import { allFields, breachOf } from '@/schemas/fieldRules';
import { payeeForms } from '@/schemas/payee';
import type { FormSchema } from '@/schemas/types';

const textOf = (key: string): unknown => {
  const [file = '', ...path] = key.split('.');
  const texts: unknown = JSON.parse(fs.readFileSync(`locales/en/${file}.json`, 'utf8'));
  return path.reduce<unknown>((found, name) => (found as Record<string, unknown>)[name], texts);
};
const forms = Object.values(payeeForms).flatMap((ways) => Object.entries(ways));
const labels = new Set(
  forms.flatMap(([, schema]) => allFields(schema).map(({ labelKey }) => String(textOf(labelKey)))),
);

test.each([
  {
    holds: 'P3-53',
    names: ['Bank', 'Branch', 'Card number', 'IFSC', 'IBAN', 'Sort code', 'BSB', 'Routing number'],
  },
  {
    holds: 'P3-54',
    names: ['FPS ID', 'PayNow', 'Wallet', 'Alipay account', 'WeChat ID', 'Pick-up place'],
  },
])('forms of payees ask for $names [$holds]', ({ names }) => {
  expect(names.filter((name) => !labels.has(name))).toEqual([]);
});

const today = '2026-03-15' as DateText;
const breaks = (schema: FormSchema, name: string, value: string) => {
  const field = allFields(schema).find((one) => one.name === name);
  return field ? breachOf(field, { [name]: value }, today)?.rule : 'no such field';
};

test('cash is for whoever is at least 18 [F9-19]', () => {
  const cash = forms.filter(([key]) => key === 'cash').map(([, schema]) => schema);
  expect(cash.length).toBeGreaterThan(0);
  for (const schema of cash)
    expect([
      schema.id,
      ...['', '2008-03-16', '2008-03-15'].map((day) => breaks(schema, 'birthDate', day)),
    ]).toEqual([schema.id, 'required', 'minAge', undefined]);
});

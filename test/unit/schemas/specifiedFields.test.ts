import fs from 'node:fs';
import { kycMarketOf } from '@/schemas/kyc';
import { allFields } from '@/schemas/fieldRules';
import { payeeForms } from '@/schemas/payee';
import { marketCodes } from '@/domain/markets/markets';
import { addressProof } from '@/schemas/kyc/proofs';
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

test('cash is for whoever is at least 18 [F9-19]', () => {
  const cash = forms.filter(([key]) => key === 'cash').map(([, schema]) => schema);
  expect(cash.length).toBeGreaterThan(0);
  for (const schema of cash) {
    const birth = allFields(schema).find(({ name }) => name === 'birthDate');
    expect([schema.id, birth?.required !== false]).toEqual([schema.id, true]);
    expect(birth?.rules).toContainEqual({ rule: 'minAge', value: 18 });
  }
});

test('a proof of address is of the last 3 or 6 months [F9-20]', () => {
  const months = (schema: FormSchema) =>
    allFields(schema).flatMap(({ rules = [] }) =>
      rules.flatMap((rule) => (typeof rule === 'object' && rule.rule === 'withinMonths' ? [rule.value] : [])),
    );
  const address = marketCodes.flatMap((code) => {
    const proofs: Record<string, unknown> = kycMarketOf(code)?.proofs ?? {};
    return 'address' in proofs ? [proofs.address as FormSchema] : [];
  });
  expect(address.length).toBeGreaterThan(0);
  for (const schema of address) expect([[3], [6]]).toContainEqual(months(schema));
  expect(months(addressProof('x', 6, []))).toEqual([6]);
});

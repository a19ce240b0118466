import fs from 'node:fs';
import type { DateText } from '@/core/dates';
import type { FormValues } from '@/core/validation';
import { allFields, breachOf } from '@/schemas/fieldRules';
import { kycMarketOf } from '@/schemas/kyc';
import { payeeFormOf, payeeForms } from '@/schemas/payee';
import { payeeAddressForm } from '@/schemas/payeeAddress';
import { cardPersonForm } from '@/schemas/requestCard';
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
const breaks = (schema: FormSchema | undefined, name: string, value: string, beside: FormValues = {}) => {
  const field = schema && allFields(schema).find((one) => one.name === name);
  return field ? breachOf(field, { ...beside, [name]: value }, today)?.rule : 'no such field';
};

test.each([
  ['AUS', 'bank', 'bsb', '0620-00', 'bsb'],
  ['AUS', 'bpay', 'agreed', 'false', 'agreed'],
  ['AUS', 'billPayment', 'remark', 'not letters!', 'billPostscript'],
  ['CAN', 'bank', 'street', '12 King Street, Toronto', 'streetOnly'],
  ['CAN', 'bank', 'street', 'PO Box 12', 'noPoBox'],
  ['CAN', 'bank', 'postCode', 'K1A', 'postCodeCanada'],
  ['CHN', 'bank', 'cardNumber', '0222020200112233445', 'bankAccount'],
  ['CHN', 'nineElements', 'street', 'Harbour Street', 'addressChinese'],
  ['CHN', 'nineElements', 'idNumber', '1101051949123100', 'residentIdMainland'],
  ['CHN', 'nineElements', 'idNumber', '110105194912310021', 'residentIdCheck'],
  ['DEU', 'iban', 'swift', 'COBADE', 'swift'],
  ['GBR', 'sortCode', 'sortCode', '20-00-0', 'sortCode'],
  ['IND', 'bank', 'ifsc', 'HDFC0', 'ifsc'],
  ['IND', 'upi', 'upiId', 'priya.sharma', 'upiId'],
  ['JPN', 'bank', 'accountNumber', '123456', 'japanAccountNumber'],
  ['PAK', 'bank', 'idNumber', '352021234567', 'cnic'],
  ['PER', 'bank', 'idNumber', '4012345', 'digits'],
  ['TUR', 'iban', 'iban', 'TR12', 'ibanTurkey'],
  ['USA', 'bank', 'abaRouting', '02100002', 'abaRouting'],
  ['USA', 'paypal', 'email', 'mei@', 'email'],
] as const)('in %s by %s the %s is not "%s": %s', (country, way, name, value, rule) => {
  expect(breaks(payeeFormOf(country, way), name, value, { suburb: 'Toronto', idType: 'residentId' })).toBe(
    rule,
  );
});

test('whoever types one word as both names is warned, of a payee as of the person of a card', () => {
  const lastNames = [...forms.map(([, schema]) => schema), cardPersonForm('AUS', '61')].flatMap((schema) =>
    allFields(schema)
      .filter(({ name }) => name === 'lastName')
      .map((field) => [schema.id, field] as const),
  );
  expect(lastNames.length).toBeGreaterThan(20);
  for (const [id, field] of lastNames)
    expect([id, breachOf(field, { firstName: 'Li', lastName: 'Li' }, today)]).toMatchObject([
      id,
      { rule: 'different', warning: true },
    ]);
});

const nineElements = payeeFormOf('CHN', 'nineElements');
const formIn = (market: string) => kycMarketOf(market)?.form;

test.each([
  { form: nineElements, name: 'idNumber', value: 'H1234567', rule: 'permitId', idType: 'homeReturnPermit' },
  {
    form: nineElements,
    name: 'idNumber',
    value: 'A2345678',
    rule: 'taiwanTravelPermit',
    idType: 'taiwanTravelPermit',
  },
  { form: nineElements, name: 'idNumber', value: 'A123456', rule: 'alphanumeric8to18', idType: 'passport' },
  { form: nineElements, name: 'idExpiry', value: today, rule: 'afterToday' },
  { form: payeeFormOf('CAN', 'bank'), name: 'street', value: '12 King 路', rule: 'addressEnglishStrict' },
  { form: formIn('AUS'), name: 'birthDate', value: today, rule: 'beforeToday' },
  { form: formIn('AUS'), name: 'street', value: '12 King 路', rule: 'addressEnglish' },
  { form: formIn('USA'), name: 'taxNumber', value: '12345678', rule: 'ssn' },
  { form: formIn('KOR'), name: 'idNumber', value: '900101-123456', rule: 'koreanId' },
])('the $name of $form.id is not "$value": $rule', ({ form, name, value, rule, idType = '' }) => {
  expect(breaks(form, name, value, { idType })).toBe(rule);
});

test('no payee lives in a PO box, of a transfer as of a card [F5.7-23]', () => {
  const schemas = [
    ...forms.map(([, schema]) => schema),
    cardPersonForm('AUS', '61'),
    payeeAddressForm('AUS'),
  ];
  const asking = schemas.filter((schema) => allFields(schema).some(({ name }) => name === 'street'));
  const taken = asking.filter((schema) => !breaks(schema, 'street', 'PO Box 12'));
  expect(asking.length).toBeGreaterThan(2);
  expect(taken.map(({ id }) => id)).toEqual([]);
});

test('cash is for whoever is at least 18 [F9-19]', () => {
  const cash = forms.filter(([key]) => key === 'cash').map(([, schema]) => schema);
  expect(cash.length).toBeGreaterThan(0);
  for (const schema of cash)
    expect([
      schema.id,
      ...['', '2008-03-16', '2008-03-15'].map((day) => breaks(schema, 'birthDate', day)),
    ]).toEqual([schema.id, 'required', 'minAge', undefined]);
});

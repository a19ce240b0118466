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
  { holds: 'F5.7-49', country: 'AUS', way: 'bank', name: 'bsb', value: '0620-00', rule: 'bsb' },
  { country: 'AUS', way: 'bpay', name: 'agreed', value: 'false', rule: 'agreed' },
  {
    holds: 'F5.3-10',
    country: 'AUS',
    way: 'billPayment',
    name: 'remark',
    value: 'not letters!',
    rule: 'billPostscript',
  },
  {
    holds: 'F5.7-24',
    country: 'CAN',
    way: 'bank',
    name: 'street',
    value: '12 King Street, Toronto',
    rule: 'streetOnly',
  },
  { holds: 'F5.7-23', country: 'CAN', way: 'bank', name: 'street', value: 'PO Box 12', rule: 'noPoBox' },
  { holds: 'F5.7-30', country: 'CAN', way: 'bank', name: 'postCode', value: 'K1A', rule: 'postCodeCanada' },
  {
    holds: 'F5.7-36',
    country: 'CHN',
    way: 'bank',
    name: 'cardNumber',
    value: '0222020200112233445',
    rule: 'bankAccount',
  },
  {
    holds: 'F5.7-20',
    country: 'CHN',
    way: 'nineElements',
    name: 'street',
    value: 'Harbour Street',
    rule: 'addressChinese',
  },
  {
    holds: 'F8-20',
    country: 'CHN',
    way: 'nineElements',
    name: 'idNumber',
    value: '1101051949123100',
    rule: 'residentIdMainland',
  },
  {
    holds: 'F8-20',
    country: 'CHN',
    way: 'nineElements',
    name: 'idNumber',
    value: '110105194912310021',
    rule: 'residentIdCheck',
  },
  { holds: 'F5.7-41', country: 'DEU', way: 'iban', name: 'swift', value: 'COBADE', rule: 'swift' },
  { country: 'GBR', way: 'sortCode', name: 'sortCode', value: '20-00-0', rule: 'sortCode' },
  { holds: 'F5.7-37', country: 'IND', way: 'bank', name: 'ifsc', value: 'HDFC0', rule: 'ifsc' },
  { holds: 'F5.7-48', country: 'IND', way: 'upi', name: 'upiId', value: 'priya.sharma', rule: 'upiId' },
  {
    holds: 'F5.7-45',
    country: 'JPN',
    way: 'bank',
    name: 'accountNumber',
    value: '123456',
    rule: 'japanAccountNumber',
  },
  { country: 'PAK', way: 'bank', name: 'idNumber', value: '352021234567', rule: 'cnic' },
  { country: 'PER', way: 'bank', name: 'idNumber', value: '4012345', rule: 'digits' },
  { holds: 'F5.7-40', country: 'TUR', way: 'iban', name: 'iban', value: 'TR12', rule: 'ibanTurkey' },
  {
    holds: 'F5.7-35',
    country: 'USA',
    way: 'bank',
    name: 'abaRouting',
    value: '02100002',
    rule: 'abaRouting',
  },
  { holds: 'P5-16', country: 'USA', way: 'paypal', name: 'email', value: 'mei@', rule: 'email' },
] as const)(
  'in $country by $way the $name is not "$value": $rule [$holds]',
  ({ country, way, name, value, rule }) => {
    expect(breaks(payeeFormOf(country, way), name, value, { suburb: 'Toronto', idType: 'residentId' })).toBe(
      rule,
    );
  },
);

test('whoever types one word as both names is warned, of a payee as of the person of a card [F5.3-09]', () => {
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
  {
    holds: 'F5.7-26',
    form: nineElements,
    name: 'idNumber',
    value: 'H1234567',
    rule: 'permitId',
    idType: 'homeReturnPermit',
  },
  {
    holds: 'F5.7-27',
    form: nineElements,
    name: 'idNumber',
    value: 'A2345678',
    rule: 'taiwanTravelPermit',
    idType: 'taiwanTravelPermit',
  },
  {
    holds: 'F5.7-25',
    form: nineElements,
    name: 'idNumber',
    value: 'A123456',
    rule: 'alphanumeric8to18',
    idType: 'passport',
  },
  { holds: 'F5.7-52', form: nineElements, name: 'idExpiry', value: today, rule: 'afterToday' },
  {
    holds: 'F5.7-22',
    form: payeeFormOf('CAN', 'bank'),
    name: 'street',
    value: '12 King 路',
    rule: 'addressEnglishStrict',
  },
  { holds: 'F5.7-52', form: formIn('AUS'), name: 'birthDate', value: today, rule: 'beforeToday' },
  { holds: 'F5.7-21', form: formIn('AUS'), name: 'street', value: '12 King 路', rule: 'addressEnglish' },
  { holds: 'F5.7-28', form: formIn('USA'), name: 'taxNumber', value: '12345678', rule: 'ssn' },
  { holds: 'F5.7-21', form: formIn('CAN'), name: 'street', value: '12 King 路', rule: 'addressEnglish' },
  { holds: 'F5.7-38', form: formIn('AUS'), name: 'street', value: 'King Street', rule: 'streetAustralia' },
  { holds: 'F5.7-42', form: formIn('BRA'), name: 'taxNumber', value: '5299822472', rule: 'cpf' },
  {
    holds: 'F5.7-43',
    form: kycMarketOf('GBR')?.proofs?.eVisa,
    name: 'shareCode',
    value: 'W1-23',
    rule: 'eVisaShareCode',
  },
  { holds: 'F5.7-34', form: formIn('KOR'), name: 'idNumber', value: '900101-123456', rule: 'koreanId' },
])('the $name of $form.id is not "$value": $rule [$holds]', ({ form, name, value, rule, idType = '' }) => {
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

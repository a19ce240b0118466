import fs from 'node:fs';
import path from 'node:path';
import kycTexts from '@locales/en/kyc.json';
import documentTexts from '@locales/en/documents.json';
import { dateOf } from '@/core/dates';
import { registerNamespace, setLanguage, tKey } from '@/i18n';
import { marketCodes } from '@/domain/markets/markets';
import { identityPatterns } from '@/core/validation/identity';
import { allFields, breachOf, topicsOf } from '@/schemas/fieldRules';
import { kycMarketOf, kycMarkets } from '@/schemas/kyc';
import { kycFiles, kycFormsText, marketFactsText, marketsText } from '../../../scripts/lib/schemas/kycIndex';
import { payeeForms } from '@/schemas/payee';
import { kycFixtures, onDay } from '../../fixtures/kyc';
import { wrongValues } from '../../fixtures/wrongValues';
import { NOW, problemsOf, texts } from './kycProblems';

test('every market has a schema, a fixture and words in the three languages', () => {
  for (const code of marketCodes) {
    const fixture = kycFixtures.find((row) => row.market === code);
    const market = kycMarketOf(code);
    expect([code, fixture !== undefined, market !== undefined]).toEqual([code, true, true]);
    if (market && fixture) expect(problemsOf(market, fixture, texts)).toEqual([]);
  }
  expect(kycMarkets.map(({ market }) => market).sort()).toEqual([...marketCodes].sort());
});

test('a long form is asked in topics with a title, of at most six fields each', () => {
  const payees = Object.values(payeeForms).flatMap((forms) => Object.values(forms));
  for (const form of [...kycMarkets.map((market) => market.form), ...payees]) {
    const topics = topicsOf(form);
    expect([form.id, topics.flatMap(allFields)]).toEqual([form.id, allFields(form)]);
    if (topics.length === 1) continue;
    for (const topic of topics) {
      expect([form.id, topic.sections.filter(({ titleKey }) => titleKey === undefined)]).toEqual([
        form.id,
        [],
      ]);
      const count = allFields(topic).length;
      expect([form.id, count, count > 1 && count <= 6]).toEqual([form.id, count, true]);
    }
  }
});

test('the postcode of a form is checked by the rule of its market [F5.7-33]', () => {
  const checked = kycMarkets.flatMap(({ market, form }) =>
    allFields(form).flatMap((field) =>
      field.kind === 'postCode' && field.country ? [[market, field.country]] : [],
    ),
  );
  expect(checked).toContainEqual(['KOR', 'KOR']);
  for (const [market, country] of checked) expect(country).toBe(market);
});

test('every proof has a rule for every wrong value, and fixtures that keep them all', () => {
  for (const { market, proof } of kycFixtures) {
    const form = proof && kycMarketOf(market)?.proofs?.[proof.kind];
    if (!form) continue;
    expect(wrongValues(form, { ...onDay(proof.values, NOW), images: ['key'] }, NOW).length).toBeGreaterThan(
      2,
    );
  }
});

test.each([
  [
    'GBR',
    'eVisa',
    'Up to 2 files. We need to be able to read your name, your status and how long you can stay.',
  ],
  ['GBR', 'address', 'Up to 6 files. We need to be able to read your name, your address and the date.'],
  ['VNM', 'income', 'Up to 6 files. We need to be able to read your name, what you earn and the date.'],
] as const)(
  '%s: the files of the %s proof say what has to be readable on them',
  async (market, kind, said) => {
    const fields = kycMarketOf(market)?.proofs?.[kind]?.sections.flatMap((section) => section.fields) ?? [];
    const files = fields.find((field) => field.kind === 'upload');
    registerNamespace('kyc', { en: kycTexts });
    await setLanguage('en');
    expect(tKey(files?.hintKey ?? '', files?.hintParams)).toBe(said);
  },
);

test('what is written is as the script writes it', () => {
  const src = path.join(__dirname, '../../../src');
  const read = (file: string): string => fs.readFileSync(path.join(src, file), 'utf8');
  expect(read('schemas/kyc/allMarkets.ts')).toBe(marketsText(kycFiles(path.join(src, 'schemas/kyc'))));
  expect(read('domain/kycForms.ts')).toBe(kycFormsText(kycMarkets));
  expect(read('domain/markets/marketFacts.ts')).toBe(marketFactsText(kycMarkets));
});

test.each(kycMarkets)('$market: a PO box is no street to live in [F5.7-23]', ({ market, form }) => {
  for (const field of allFields(form).filter(({ name }) => name === 'street'))
    expect(breachOf(field, { street: 'PO Box 12' }, dateOf(NOW, 0))?.rule).toBe(
      market === 'CHN' ? 'addressChinese' : 'noPoBox',
    );
});

test('patterns of identity numbers take long hostile text in no time', () => {
  const hostile = [
    'A'.repeat(50_000),
    '1'.repeat(50_000),
    `${'A1 '.repeat(20_000)}!`,
    '가'.repeat(50_000),
    'ヤ '.repeat(25_000),
  ];
  for (const [name, pattern] of Object.entries(identityPatterns))
    for (const text of hostile) expect([name, typeof pattern(text)]).toEqual([name, 'boolean']);
});

test('a name of a document means the same document in every market', () => {
  const documents = kycMarkets.flatMap((market) => market.documents);
  const meant = new Map(documents.map(({ idType, bizIdType }) => [idType, bizIdType]));
  expect(documents.filter(({ idType, bizIdType }) => meant.get(idType) !== bizIdType)).toEqual([]);
  const names: Readonly<Record<string, string>> = documentTexts;
  const offered = (market: string) => kycMarketOf(market)?.documents.map(({ idType }) => names[idType]);
  expect(offered('KOR')).toContain('Resident registration card');
  expect(offered('CAN')).toContain('Permanent resident card (PR card)');
  expect(offered('JPN')).toContain('Residence card (zairyu card)');
  expect(offered('VNM')).toContain('Temporary or permanent residence card');
});

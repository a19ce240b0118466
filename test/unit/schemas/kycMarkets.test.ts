import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { marketCodes } from '@/catalogue/markets';
import { identityPatterns } from '@/core/validation/identity';
import { allFields } from '@/schemas/fieldRules';
import { defineKycMarket, kycMarketOf, type KycMarket, kycMarkets, sidesOf } from '@/schemas/kyc';
import { defineForm, type FormSchema } from '@/schemas/types';
import { startValues } from '@/forms/fieldValues';
import { kycFiles, kycFormsText, marketsText } from '../../../scripts/lib/kycIndex';
import { type KycFixture, kycFixtures, onDay } from '../../fixtures/kyc';
import { wrongValues } from '../../fixtures/wrongValues';

const NOW = Date.UTC(2026, 2, 15);
const languages = ['en', 'zh', 'zh-HK'] as const;
type Texts = Record<string, unknown>;
const namespaces = ['kyc', 'fields', 'countries', 'validation'] as const;
const load = (language: string): Texts =>
  Object.fromEntries(
    namespaces.map((name) => [name, jest.requireActual(`../../../locales/${language}/${name}.json`)]),
  );
const textAt = (texts: Texts, key: string): unknown =>
  key.split('.').reduce<unknown>((at, part) => (at as Texts | undefined)?.[part], texts);

/** Every key of words in a form. */
function keysOf(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) value.forEach((part) => keysOf(part, found));
  else if (value && typeof value === 'object')
    for (const [name, part] of Object.entries(value)) {
      if (/Key$/.test(name) && typeof part === 'string') found.add(part);
      else keysOf(part, found);
    }
  return found;
}

const formsOf = (market: KycMarket): FormSchema[] => [
  market.form,
  ...Object.values(market.proofs ?? {}),
  ...Object.values(market.extras ?? {}),
];

/** What holds for any market, real or made up. Answers what is wrong with it. */
function problemsOf(market: KycMarket, fixture: KycFixture, texts: Record<string, Texts>): string[] {
  const problems: string[] = [];
  for (const form of formsOf(market)) {
    const names = allFields(form).map((field) => field.name);
    if (new Set(names).size !== names.length) problems.push(`${form.id}: a name twice`);
    for (const [language, words] of Object.entries(texts))
      for (const key of keysOf(form))
        if (typeof textAt(words, key) !== 'string') problems.push(`${form.id}: ${language} lacks ${key}`);
  }
  for (const document of market.documents) {
    const sides = sidesOf(document).map(({ side }) => side);
    if (sides.includes('selfie') !== (document.needFace === 0)) problems.push(`${document.idType}: selfie`);
    for (const [language, words] of Object.entries(texts))
      if (typeof textAt(words, `kyc.doc.${document.idType}`) !== 'string')
        problems.push(`${language} lacks a name for ${document.idType}`);
  }
  const start = startValues(market.form, fixture.values);
  for (const [name, value] of Object.entries(fixture.values))
    if (start[name] !== value) problems.push(`${name} is no field of the form`);
  const wrong = wrongValues(market.form, fixture.values, NOW, fixture.wrong);
  if (wrong.length < allFields(market.form).filter((field) => field.required !== false).length)
    problems.push('rules that nothing breaks');
  return problems;
}

const texts = Object.fromEntries(languages.map((language) => [language, load(language)]));

test('every market has a schema, a fixture and words in the three languages', () => {
  for (const code of marketCodes) {
    const fixture = kycFixtures.find((row) => row.market === code);
    const market = kycMarketOf(code);
    expect([code, fixture !== undefined, market !== undefined]).toEqual([code, true, true]);
    if (market && fixture) expect(problemsOf(market, fixture, texts)).toEqual([]);
  }
  expect(kycMarkets.flatMap((market) => market.markets).sort()).toEqual([...marketCodes].sort());
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

test('a made-up country is one schema, one fixture and its words', () => {
  const atlantis = defineKycMarket({
    markets: ['ATL'],
    form: defineForm({
      id: 'kyc-atl',
      sections: [
        {
          fields: [
            { kind: 'name', name: 'lastName', labelKey: 'fields.lastName' },
            {
              kind: 'idNumber',
              name: 'shellNumber',
              labelKey: 'kyc.atl.shell' as I18nKey,
              rules: ['postCode7'],
            },
          ],
        },
      ],
    }),
    documents: [
      {
        idType: 'shell',
        bizIdType: 'SHELL',
        sides: ['front'],
        needFace: 0,
        expires: false,
        number: ['postCode7'],
      },
    ],
  });
  const fixture: KycFixture = {
    market: 'ATL',
    form: 'atl',
    values: { lastName: 'Triton', shellNumber: '1234567' },
    document: { idType: 'shell', idNumber: '1234567' },
  };
  const wordsOf = (words: Texts): Texts => ({
    ...words,
    kyc: { ...(words.kyc as Texts), atl: { shell: 'Shell' }, doc: { shell: 'Shell' } },
  });
  const own = Object.fromEntries(
    Object.entries(texts).map(([language, words]) => [language, wordsOf(words)]),
  );
  expect(problemsOf(atlantis, fixture, own)).toEqual([]);
  // And each of the three is missed when it is not there.
  expect(problemsOf(atlantis, fixture, texts)).toContain('kyc-atl: zh lacks kyc.atl.shell');
  expect(problemsOf(atlantis, { ...fixture, values: { lastName: 'Triton', tail: '1' } }, own)).toContain(
    'tail is no field of the form',
  );
});

test('a new file is found by its name, and its form gets an address', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyc-'));
  for (const file of ['jpn.ts', 'shared.ts', 'index.ts', 'allMarkets.ts', 'atl.ts'])
    fs.writeFileSync(path.join(folder, file), '');
  expect(kycFiles(folder)).toEqual(['atl', 'jpn']);
  expect(marketsText(kycFiles(folder))).toContain("import atl from './atl';");
  fs.rmSync(folder, { recursive: true });

  const form = { id: 'kyc-atl' };
  expect(kycFormsText([...kycMarkets, { form }])).toContain("= ['atl', 'aus'");
  expect(kycFormsText([...kycMarkets, { form, ownWay: true }])).not.toContain('atl');
  // Two markets by one form have one address.
  expect(kycFormsText(kycMarkets).match(/'eu'/g)).toHaveLength(1);
});

test('what is written stands as the script writes it', () => {
  const src = path.join(__dirname, '../../../src');
  const read = (file: string): string => fs.readFileSync(path.join(src, file), 'utf8');
  expect(read('schemas/kyc/allMarkets.ts')).toBe(marketsText(kycFiles(path.join(src, 'schemas/kyc'))));
  expect(read('catalogue/kycForms.ts')).toBe(kycFormsText(kycMarkets));
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

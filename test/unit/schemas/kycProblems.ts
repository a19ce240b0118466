import { allFields } from '@/schemas/fieldRules';
import { type KycMarket, sidesOf } from '@/schemas/kyc';
import type { FormSchema } from '@/schemas/types';
import { startValues } from '@/forms/fieldValues';
import type { KycFixture } from '../../fixtures/kyc';
import { wrongValues } from '../../fixtures/wrongValues';

export const NOW = Date.UTC(2026, 2, 15);
const languages = ['en', 'zh', 'zh-HK'] as const;
export type Texts = Record<string, unknown>;
const namespaces = ['kyc', 'documents', 'fields', 'countries', 'validation'] as const;
const load = (language: string): Texts =>
  Object.fromEntries(
    namespaces.map((name) => [name, jest.requireActual(`../../../locales/${language}/${name}.json`)]),
  );
const textAt = (texts: Texts, key: string): unknown =>
  key.split('.').reduce<unknown>((at, part) => (at as Texts | undefined)?.[part], texts);

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

export function problemsOf(market: KycMarket, fixture: KycFixture, texts: Record<string, Texts>): string[] {
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
      if (typeof textAt(words, `documents.${document.idType}`) !== 'string')
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

export const texts = Object.fromEntries(languages.map((language) => [language, load(language)]));

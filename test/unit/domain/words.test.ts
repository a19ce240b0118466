import { languageCodes } from '@/domain/languages';
import { countries } from '@/domain/countries/countries';
import { errorTable } from '@/contracts/errors';
import { demandedTypes, evidenceRow, verifyTypes } from '@/domain/evidence';
import { kycDestination } from '@/routes/flows/kycRouting';
import { markets } from '@/domain/markets/markets';
import { nationCodes } from '@/domain/countries/nations';
import { paymentMethods } from '@/domain/payment/paymentMethods';
import * as statuses from '@/domain/statuses';
import { linesOf } from '../../../sandbox/fixtures/paymentAccounts';

const namespaces = ['common', 'countries', 'errors', 'evidence', 'papers', 'payments', 'statuses'] as const;
const load = (language: string): Record<string, unknown> =>
  Object.fromEntries(
    namespaces.map((name) => [name, jest.requireActual(`../../../locales/${language}/${name}.json`)]),
  );

function keysIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string' && /^(common|countries|errors|payments|statuses)\.[\w.]+$/.test(value))
    found.add(value);
  else if (value && typeof value === 'object') Object.values(value).forEach((part) => keysIn(part, found));
  return found;
}
const textAt = (texts: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts);

const tables = [
  countries,
  errorTable,
  markets,
  paymentMethods,
  statuses,
  kycDestination({ status: 'Fail', market: 'CHN' }),
  kycDestination({ status: 'Pass', market: 'CHN' }),
];
const ofEvidence = verifyTypes.flatMap((type) => {
  const { fileTypes, pictures, questions = [] } = evidenceRow(type);
  return [
    `names.${type}`,
    ...fileTypes.map((paper) => `kinds.${paper}`),
    ...(pictures || questions.length ? [] : fileTypes.map((paper) => `shows.${paper}`)),
    ...questions.flatMap(({ name, choices }) => [
      `questions.${name}`,
      ...choices.map((choice) => `answers.${choice}`),
    ]),
  ];
});
const keys = [
  ...keysIn(tables),
  ...ofEvidence.map((key) => `evidence.${key}`),
  ...[...demandedTypes, 'largeMaterial'].map((type) => `papers.${type}`),
  ...nationCodes.map((code) => `countries.names.${code}`),
  ...[...statuses.timelineSteps, ...statuses.refundSteps].flatMap((step) =>
    ['done', 'due'].map((tense) => `statuses.timeline.${step}.${tense}`),
  ),
];

test.each(languageCodes)('%s has words for every key of the tables', (language) => {
  const texts = load(language);
  expect(keys.length).toBeGreaterThan(300);
  expect(keys.filter((key) => typeof textAt(texts, key) !== 'string' || textAt(texts, key) === '')).toEqual(
    [],
  );
});

test('ISO 3166-1 is whole', () => {
  expect(new Set(nationCodes).size).toBe(249);
  expect(nationCodes).toEqual(expect.arrayContaining(['AUS', 'CHN', 'PHL', 'UKR', 'MMR', 'TWN', 'MAC']));
});

test.each([
  ['AUS', 'BSB'],
  ['GBR', 'Sort code'],
  ['HKG', 'Bank code'],
  ['USA', 'Routing number'],
] as const)('an account to pay into in %s has a %s', (market, name) => {
  const labels = linesOf(market, 120).map(({ labelKey }) => textAt(load('en'), labelKey));
  expect(labels).toContain(name);
  expect(labels.filter((label) => label === 'Bank code')).toEqual(name === 'Bank code' ? [name] : []);
});

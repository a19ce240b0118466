import fs from 'node:fs';
import { countryList } from '@/domain/countries/countries';
import { type LanguageCode, languageCodes } from '@/domain/languages';
import type { MarketCode } from '@/domain/markets/markets';
import { payeeTypes } from '@/domain/payee/payeeCountries';
import { orderStatusNames } from '@/domain/statuses/names';
import {
  bankCardContent,
  orderContent,
  wordingOf,
  yearContent,
} from '../../../sandbox/domains/receipts/content';
import { type OwnRows, ownDataPaper } from '../../../sandbox/domains/receipts/ownData';
import type { PaperContent } from '../../../sandbox/domains/receipts/pdf';
import { enumContent } from '../../../sandbox/domains/common/enums';
import { labelIn } from '../../../sandbox/domains/receipts/words';
import { countryName } from '../../../sandbox/texts/appTexts';
import { enumSeeds } from '../../../sandbox/seed/enums';

type Payer = Parameters<typeof wordingOf>[0];
type Order = Parameters<typeof orderContent>[1];

const purposes = enumSeeds.filter(({ type }) => type === 'purpose').map(({ code }) => code);
const countries = countryList.map(({ code }) => code);

const markets: readonly (readonly [MarketCode, LanguageCode])[] = [
  ['AUS', 'en'],
  ['CHN', 'zh'],
  ['HKG', 'zh-HK'],
];

const payerIn = (market: MarketCode, nationality: string) =>
  ({
    payerNumber: '1001',
    countryCode: market,
    fullName: '王芳',
    nationality,
    createdAt: 0,
  }) as unknown as Payer;

const orderOf = (status: string, purpose: string, country: string) =>
  ({
    seqNo: '100',
    status,
    purpose,
    targetCountry: country,
    sourceCurrency: 'AUD',
    targetCurrency: 'CNY',
    sourceAmount: '100.00',
    targetAmount: '471.00',
    feeAmount: '5.00',
    discountAmount: '0',
    totalAmount: '105.00',
    rate: '4.71',
    rateBase: 1,
    rateAccuracy: 4,
    createdAt: 0,
    updatedAt: 0,
    supplement: {},
    extra: {},
    payerInfo: { userId: '1', fullName: '王芳' },
    payeeInfo: { id: '1', name: '王芳', accountType: 'bank', payeeLabel: '4242', country },
  }) as unknown as Order;

const rowsOf = (orders: Order[]): OwnRows =>
  ({
    orders,
    payees: orders.map(({ targetCountry: country }, at) => ({
      fullName: '王芳',
      country,
      accountType: payeeTypes[at % payeeTypes.length],
      createdAt: 0,
    })),
    topUps: [],
    members: [],
    messages: [],
    papers: [],
    coupons: ['UNUSED', 'USED', 'EXPIRED'].map((status) => ({
      name: 'Welcome',
      type: 2,
      amount: '5',
      currency: 'AUD',
      status,
      createdAt: 0,
    })),
    sessions: ['H5', 'Weapp', 'Alipay'].map((platform) => ({ platform, createdAt: 0 })),
  }) as unknown as OwnRows;

/** Without bilingual parts: labels, company names, the final remark. */
const saidIn = ({ blocks }: PaperContent): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'fact' ? [block.value] : block.kind === 'row' ? [block.text, block.note] : [],
  );

function englishWords(other: LanguageCode): Set<string> {
  if (other === 'en') return new Set();
  const texts = (file: string, language: string) =>
    JSON.parse(fs.readFileSync(`locales/${language}/${file}.json`, 'utf8')) as Record<string, unknown>;
  const leaves = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves);
  const pairs = (['ways', 'statuses', 'countries'] as const).flatMap((file) => {
    const known = new Set(leaves(texts(file, other)));
    return leaves(texts(file, 'en')).filter((word) => !known.has(word));
  });
  const listed = enumSeeds
    .filter(({ type, code, names }) => enumContent(type, code, other) !== names.en)
    .map(({ names }) => names.en);
  return new Set([...pairs, ...listed]);
}

function faultsOf(language: LanguageCode): (papers: PaperContent[]) => string[] {
  const english = englishWords(language);
  // In German USA is both name and code.
  const codes = countries.filter((code) => countryName(code, language) !== code);
  const parts = (text: string) => [text, ...text.split(' · ')];
  return (papers) =>
    papers
      .flatMap(saidIn)
      .flatMap(parts)
      .filter(
        (said) =>
          /[A-Z]{2,}_[A-Z]/.test(said) || codes.includes(said) || english.has(said) || said.startsWith('–'),
      );
}

it.each(languageCodes)('in %s every status, country, way and purpose of a paper is a word', (language) => {
  const payer = payerIn('AUS', 'AUS');
  const wording = { ...wordingOf(payer), language, label: labelIn(language) };
  const orders = countries.map((country, at) =>
    orderOf(
      orderStatusNames[at % orderStatusNames.length] ?? '',
      purposes[at % purposes.length] ?? '',
      country,
    ),
  );
  const papers = [
    ...orders.map((order) => orderContent(wording, order, 0)),
    yearContent(wording, payer, 2026, orders),
    ownDataPaper(wording, payer, rowsOf(orders), 0),
  ];
  expect(faultsOf(language)(papers)).toEqual([]);
});

describe.each(markets)('papers of %s, in %s', (market, language) => {
  const faults = faultsOf(language);
  it.each(countries)('with %s: every status and purpose is a word of that language', (country) => {
    const payer = payerIn(market, country);
    const wording = wordingOf(payer);
    expect(wording.language).toBe(language);
    const orders = orderStatusNames.flatMap((status) =>
      purposes.map((purpose) => orderOf(status, purpose, country)),
    );
    const papers = [
      ...orders.map((order) => orderContent(wording, order, 0)),
      yearContent(wording, payer, 2026, orders.slice(0, purposes.length)),
      ownDataPaper(wording, payer, rowsOf(orders), 0),
    ];
    expect(faults(papers)).toEqual([]);
  });

  it.each(['Kcb', 'BlueOcean'])('the account at %s names the bank', (bankChannel) => {
    const payer = payerIn(market, market);
    const paper = bankCardContent(wordingOf(payer), payer, {
      accountNumber: '62170',
      bankChannel,
      openedAt: 0,
    });
    expect(saidIn(paper)).not.toContain(bankChannel);
  });
});

it('a purpose that the list no longer has is left out, not shown as its code', () => {
  const wording = wordingOf(payerIn('CHN', 'CHN'));
  expect(saidIn(orderContent(wording, orderOf('TRANSACTION_SUCCESS', 'OLD_CODE', 'AUS'), 0))).not.toContain(
    'OLD_CODE',
  );
});

import type { PaperKind } from '@/contracts/calls/services/receipt';
import { formatAmount } from '@/core/amountText';
import { Decimal } from '@/core/decimal';
import { rateDecimals } from '@/core/rate';
import { companies } from '@/domain/markets/companies';
import { companyFacts } from '@/domain/markets/companyFacts';
import { formatMoneyWithCode, precisionOf } from '@/domain/countries/currencies';
import type { LanguageCode } from '@/domain/languages';
import { dayIn } from '@/domain/markets/marketDays';
import { type MarketCode, marketCode } from '@/domain/markets/markets';
import { orderStory } from '@/domain/statuses/orderStory';
import type { Row } from '../../db/schema';
import { appText, countryName } from '../../texts/appTexts';
import { enumContent } from '../common/enums';
import { placeIn } from '../bank/names';
import { type CnChannel, cnChannels } from '../kyc/reference';
import { summaryOf } from '../order/reading/answer';
import { orderPayee, orderPayer } from '../order/placing/parties';
import type { Block, PaperContent } from './pdf';
import { labelIn, paperLanguage, type PaperWord } from './words';
import { textIn } from '../../texts';

type Order = Row<'orders'>;
type Payer = Row<'payers'>;

/** Follows the payer's market. */
export interface Wording {
  market: MarketCode;
  language: LanguageCode;
  label: (word: PaperWord) => string;
  day: (at: number) => string;
}

export function wordingOf(payer: Payer): Wording {
  const market = marketCode(payer.countryCode);
  const language = paperLanguage(market);
  return { market, language, label: labelIn(language), day: (at) => dayIn(market, at) };
}

const money = (amount: string, currencyCode: string): string => formatMoneyWithCode({ amount, currencyCode });

/** Epoch ms. */
export const arrivedAt = (order: Pick<Order, 'finishedAt' | 'updatedAt'>): number =>
  order.finishedAt ?? order.updatedAt;

const issuerOf = ({ market }: Wording): PaperContent['issuer'] => {
  const { name, regulator } = companies[market];
  const { licence, address } = companyFacts[market];
  return [name, address, `${regulator} · ${licence}`];
};

const fact = (label: string, value: string | null | undefined, strong = false): Block[] =>
  value ? [{ kind: 'fact', label, value, strong }] : [];

const senderFacts = ({ label }: Wording, payer: Payer): Block[] => [
  ...fact(label('sender'), payer.fullName ?? payer.payerNumber),
  ...fact(label('senderNumber'), payer.payerNumber),
];

export const paperOf = (
  wording: Wording,
  title: PaperWord,
  blocks: Block[],
): Pick<PaperContent, 'title' | 'language' | 'issuer' | 'blocks'> => ({
  title: wording.label(title),
  language: wording.language,
  issuer: issuerOf(wording),
  blocks,
});

const rateLine = (order: Order): string =>
  `${order.rateBase} ${order.sourceCurrency} = ${formatAmount(order.rate, rateDecimals(order.rate, order.rateAccuracy))} ${order.targetCurrency}`;

/** A removed code means nothing to a reader. */
function purposeIn(code: string | null, lang: string): string | null {
  const said = code && enumContent('purpose', code, lang);
  return said === code ? null : said;
}

export const stateOf = ({ language }: Pick<Wording, 'language'>, order: Order, now: number): string => {
  const { labelKey } = orderStory(summaryOf(order, now)).badge;
  return appText(labelKey, language) ?? labelKey;
};

export function orderContent(wording: Wording, order: Order, now: number): PaperContent {
  const { label, day, language } = wording;
  const payee = orderPayee.read(order.payeeInfo);
  const lang = language;
  return paperOf(wording, 'receipt', [
    ...fact(label('sender'), orderPayer.read(order.payerInfo).fullName),
    ...fact(label('payee'), payee.name),
    ...fact(label('account'), placeIn(payee.payeeLabel, lang)),
    ...fact(label('country'), countryName(order.targetCountry, lang)),
    ...fact(label('purpose'), purposeIn(order.purpose, lang)),
    { kind: 'heading', text: label('order') },
    ...fact(label('transfer'), order.seqNo),
    ...fact(label('state'), stateOf(wording, order, now)),
    ...fact(label('made'), day(order.createdAt)),
    ...fact(label('arrived'), day(arrivedAt(order))),
    ...fact(label('amount'), money(order.sourceAmount, order.sourceCurrency)),
    ...fact(label('fee'), money(order.feeAmount, order.sourceCurrency)),
    ...(new Decimal(order.discountAmount).isZero()
      ? []
      : fact(label('discount'), money(order.discountAmount, order.sourceCurrency))),
    ...fact(label('paid'), money(order.totalAmount, order.sourceCurrency), true),
    ...fact(label('rate'), rateLine(order)),
    ...fact(label('gets'), money(order.targetAmount, order.targetCurrency), true),
    ...studyNote(wording, [order]),
  ]);
}

/** For the sender's quota in China. */
const studyNote = ({ market, label }: Wording, orders: readonly Order[]): Block[] =>
  market === 'CHN' && orders.some(({ remitType }) => remitType === 'studyAbroad')
    ? [{ kind: 'note', text: label('study') }]
    : [];

/** All are in the market's currency. */
export function sumOf(orders: readonly Pick<Order, 'totalAmount' | 'sourceCurrency'>[]): {
  amount: string;
  currencyCode: string;
} {
  const currencyCode = orders[0]?.sourceCurrency ?? '';
  const sum = orders.reduce((all, { totalAmount }) => all.plus(totalAmount), new Decimal(0));
  return { amount: sum.toFixed(precisionOf(currencyCode)), currencyCode };
}

export function yearContent(
  wording: Wording,
  payer: Payer,
  year: number,
  orders: readonly Order[],
): PaperContent {
  const { label, day, language } = wording;
  const lang = language;
  return paperOf(wording, 'taxProof', [
    ...fact(label('year'), String(year)),
    ...senderFacts(wording, payer),
    { kind: 'heading', text: label('transfers') },
    ...orders.map((order): Block => {
      const payee = orderPayee.read(order.payeeInfo);
      return {
        kind: 'row',
        text: `${day(arrivedAt(order))}  ${payee.name}`,
        sum: money(order.totalAmount, order.sourceCurrency),
        note: [
          order.seqNo,
          countryName(order.targetCountry, lang),
          placeIn(payee.payeeLabel, lang),
          money(order.targetAmount, order.targetCurrency),
          rateLine(order),
        ].join(' · '),
      };
    }),
    { kind: 'heading', text: label('sum') },
    ...fact(label('transfers'), String(orders.length)),
    ...fact(label('paid'), formatMoneyWithCode(sumOf(orders)), true),
    ...studyNote(wording, orders),
  ]);
}

export function bankCardContent(
  wording: Wording,
  payer: Payer,
  account: { accountNumber: string; bankChannel: string; openedAt: number },
): PaperContent {
  const { label, day, language } = wording;
  const { names } = cnChannels[account.bankChannel as CnChannel];
  return paperOf(wording, 'bankCard', [
    ...senderFacts(wording, payer),
    ...fact(label('bank'), textIn(names, language)),
    ...fact(label('accountNumber'), account.accountNumber, true),
    ...fact(label('opened'), day(account.openedAt)),
  ]);
}

export const fileNames: Readonly<Record<PaperKind, string>> = {
  year: 'tax-proof',
  order: 'receipt',
  bankCard: 'bank-account',
  ownData: 'own-data',
};

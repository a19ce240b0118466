import type { PaperKind } from '@/contracts/calls/services/receipt';
import { formatAmount } from '@/core/amountText';
import { Decimal } from '@/core/decimal';
import { rateDecimals } from '@/core/rate';
import { companies } from '@/domain/companies';
import { companyFacts } from '@/domain/companyFacts';
import { formatMoneyWithCode, precisionOf } from '@/domain/currencies';
import type { LanguageCode } from '@/domain/languages';
import { dayIn } from '@/domain/marketDays';
import { type MarketCode, marketCode } from '@/domain/markets';
import { orderStory } from '@/domain/statuses/orderStory';
import type { Row } from '../../db/schema';
import { appText, countryName } from '../../texts/appTexts';
import { enumContent } from '../common/enums';
import { placeIn } from '../bank/names';
import { type CnChannel, cnChannels } from '../kyc/reference';
import { summaryOf } from '../order/answer';
import { orderPayee, orderPayer } from '../order/parties';
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
  const market = marketCode(payer.country_code);
  const language = paperLanguage(market);
  return { market, language, label: labelIn(language), day: (at) => dayIn(market, at) };
}

const money = (amount: string, currencyCode: string): string => formatMoneyWithCode({ amount, currencyCode });

/** Epoch ms. */
export const arrivedAt = (order: Pick<Order, 'finished_at' | 'updated_at'>): number =>
  order.finished_at ?? order.updated_at;

const issuerOf = ({ market }: Wording): PaperContent['issuer'] => {
  const { name, regulator } = companies[market];
  const { licence, address } = companyFacts[market];
  return [name, address, `${regulator} · ${licence}`];
};

const fact = (label: string, value: string | null | undefined, strong = false): Block[] =>
  value ? [{ kind: 'fact', label, value, strong }] : [];

const senderFacts = ({ label }: Wording, payer: Payer): Block[] => [
  ...fact(label('sender'), payer.full_name ?? payer.payer_number),
  ...fact(label('senderNumber'), payer.payer_number),
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
  `${order.rate_base} ${order.source_currency} = ${formatAmount(order.rate, rateDecimals(order.rate, order.rate_accuracy))} ${order.target_currency}`;

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
  const payee = orderPayee.read(order.payee_info);
  const lang = language;
  return paperOf(wording, 'receipt', [
    ...fact(label('sender'), orderPayer.read(order.payer_info).fullName),
    ...fact(label('payee'), payee.name),
    ...fact(label('account'), placeIn(payee.payeeLabel, lang)),
    ...fact(label('country'), countryName(order.target_country, lang)),
    ...fact(label('purpose'), purposeIn(order.purpose, lang)),
    { kind: 'heading', text: label('transfer') },
    ...fact(label('transfer'), order.seq_no),
    ...fact(label('state'), stateOf(wording, order, now)),
    ...fact(label('made'), day(order.created_at)),
    ...fact(label('arrived'), day(arrivedAt(order))),
    ...fact(label('amount'), money(order.source_amount, order.source_currency)),
    ...fact(label('fee'), money(order.fee_amount, order.source_currency)),
    ...(new Decimal(order.discount_amount).isZero()
      ? []
      : fact(label('discount'), money(order.discount_amount, order.source_currency))),
    ...fact(label('paid'), money(order.total_amount, order.source_currency), true),
    ...fact(label('rate'), rateLine(order)),
    ...fact(label('gets'), money(order.target_amount, order.target_currency), true),
    ...studyNote(wording, [order]),
  ]);
}

/** For the sender's quota in China. */
const studyNote = ({ market, label }: Wording, orders: readonly Order[]): Block[] =>
  market === 'CHN' && orders.some(({ remit_type }) => remit_type === 'studyAbroad')
    ? [{ kind: 'note', text: label('study') }]
    : [];

/** All are in the market's currency. */
export function sumOf(orders: readonly Pick<Order, 'total_amount' | 'source_currency'>[]): {
  amount: string;
  currencyCode: string;
} {
  const currencyCode = orders[0]?.source_currency ?? '';
  const sum = orders.reduce((all, { total_amount }) => all.plus(total_amount), new Decimal(0));
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
      const payee = orderPayee.read(order.payee_info);
      return {
        kind: 'row',
        text: `${day(arrivedAt(order))}  ${payee.name}`,
        sum: money(order.total_amount, order.source_currency),
        note: [
          order.seq_no,
          countryName(order.target_country, lang),
          placeIn(payee.payeeLabel, lang),
          money(order.target_amount, order.target_currency),
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
  account: { account_number: string; bank_channel: string; openedAt: number },
): PaperContent {
  const { label, day, language } = wording;
  const { names } = cnChannels[account.bank_channel as CnChannel];
  return paperOf(wording, 'bankCard', [
    ...senderFacts(wording, payer),
    ...fact(label('bank'), textIn(names, language)),
    ...fact(label('accountNumber'), account.account_number, true),
    ...fact(label('opened'), day(account.openedAt)),
  ]);
}

export const fileNames: Readonly<Record<PaperKind, string>> = {
  year: 'tax-proof',
  order: 'receipt',
  bankCard: 'bank-account',
  ownData: 'own-data',
};

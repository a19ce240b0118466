import { formatAmount, type AmountFormat } from '@/core/amountText';
import { money, type DecimalText, type Money } from '@/core/money';

export interface CurrencyRow {
  readonly symbol: string;
  /** Decimals. Ours, not Intl's, which says 0 or 2 for IDR depending on its version. */
  readonly precision: 0 | 2;
  /** Name of the smallest unit, where it has one in use. */
  readonly minor?: string;
}

/**
 * Every currency that money leaves or arrives in. Zero decimals: JPY, IDR, KRW and VND by the specification,
 * RWF and CLP by ISO 4217.
 */
export const currencies = {
  AUD: { symbol: 'A$', precision: 2, minor: 'cent' },
  NZD: { symbol: 'NZ$', precision: 2, minor: 'cent' },
  JPY: { symbol: '¥', precision: 0 },
  SGD: { symbol: 'S$', precision: 2, minor: 'cent' },
  HKD: { symbol: 'HK$', precision: 2, minor: 'cent' },
  EUR: { symbol: '€', precision: 2, minor: 'cent' },
  GBP: { symbol: '£', precision: 2, minor: 'penny' },
  CAD: { symbol: 'C$', precision: 2, minor: 'cent' },
  USD: { symbol: 'US$', precision: 2, minor: 'cent' },
  CNY: { symbol: '¥', precision: 2, minor: 'fen' },
  BRL: { symbol: 'R$', precision: 2, minor: 'centavo' },
  KRW: { symbol: '₩', precision: 0 },
  VND: { symbol: '₫', precision: 0 },
  IDR: { symbol: 'Rp', precision: 0 },
  PHP: { symbol: '₱', precision: 2, minor: 'sentimo' },
  THB: { symbol: '฿', precision: 2, minor: 'satang' },
  INR: { symbol: '₹', precision: 2, minor: 'paisa' },
  LKR: { symbol: 'Rs', precision: 2, minor: 'cent' },
  NPR: { symbol: 'रु', precision: 2, minor: 'paisa' },
  BDT: { symbol: '৳', precision: 2, minor: 'poisha' },
  MYR: { symbol: 'RM', precision: 2, minor: 'sen' },
  PKR: { symbol: '₨', precision: 2, minor: 'paisa' },
  AED: { symbol: 'AED', precision: 2, minor: 'fils' },
  TRY: { symbol: '₺', precision: 2, minor: 'kuruş' },
  MXN: { symbol: 'MX$', precision: 2, minor: 'centavo' },
  COP: { symbol: 'COL$', precision: 2, minor: 'centavo' },
  ARS: { symbol: 'AR$', precision: 2, minor: 'centavo' },
  PEN: { symbol: 'S/', precision: 2, minor: 'céntimo' },
  GTQ: { symbol: 'Q', precision: 2, minor: 'centavo' },
  DOP: { symbol: 'RD$', precision: 2, minor: 'centavo' },
  UYU: { symbol: '$U', precision: 2, minor: 'centésimo' },
  CLP: { symbol: 'CL$', precision: 0 },
  NGN: { symbol: '₦', precision: 2, minor: 'kobo' },
  KES: { symbol: 'KSh', precision: 2, minor: 'cent' },
  GHS: { symbol: 'GH₵', precision: 2, minor: 'pesewa' },
  MAD: { symbol: 'DH', precision: 2, minor: 'centime' },
  EGP: { symbol: 'E£', precision: 2, minor: 'piastre' },
  RWF: { symbol: 'FRw', precision: 0 },
  ZAR: { symbol: 'R', precision: 2, minor: 'cent' },
  HUF: { symbol: 'Ft', precision: 2, minor: 'fillér' },
  SEK: { symbol: 'kr', precision: 2, minor: 'öre' },
  PLN: { symbol: 'zł', precision: 2, minor: 'grosz' },
  CZK: { symbol: 'Kč', precision: 2, minor: 'haléř' },
  DKK: { symbol: 'kr', precision: 2, minor: 'øre' },
  RON: { symbol: 'lei', precision: 2, minor: 'ban' },
  BGN: { symbol: 'лв', precision: 2, minor: 'stotinka' },
} as const satisfies Record<string, CurrencyRow>;

export type CurrencyCode = keyof typeof currencies;
export const currencyCodes = Object.keys(currencies) as readonly CurrencyCode[];

/** Currencies that money leaves in: the ten of the specification and those of the KOR, BRA and VNM markets. */
export const sourceCurrencies = [
  'AUD',
  'NZD',
  'JPY',
  'SGD',
  'HKD',
  'EUR',
  'GBP',
  'CAD',
  'USD',
  'CNY',
  'KRW',
  'BRL',
  'VND',
] as const satisfies readonly CurrencyCode[];

export const DEFAULT_PRECISION = 2;

export const isCurrency = (code: string): code is CurrencyCode =>
  Object.prototype.hasOwnProperty.call(currencies, code);
/** Decimals of a currency; 2 for one that is not in the table. */
export const precisionOf = (code: string): number =>
  isCurrency(code) ? currencies[code].precision : DEFAULT_PRECISION;
/** Facts of a currency for display, also for one that is not in the table. */
export const currencyRow = (code: string): { code: string; symbol: string; decimals: number } => ({
  code,
  symbol: symbolOf(code),
  decimals: precisionOf(code),
});
export const symbolOf = (code: string): string => (isCurrency(code) ? currencies[code].symbol : code);

/** Money of a known currency, typed by it. @throws MoneyError when the amount is not plain decimal text. */
export const moneyOf = <C extends CurrencyCode>(code: C, amount: DecimalText): Money<C> =>
  money(code, amount);

/** `1,234.50` with the currency's own decimals; the code or symbol stands beside it, not in it. */
export const formatMoney = (value: Money, format?: AmountFormat): string =>
  formatAmount(value.amount, precisionOf(value.currencyCode), format);
/** `1,234.50 AUD` */
export const formatMoneyWithCode = (value: Money, format?: AmountFormat): string =>
  `${formatMoney(value, format)} ${value.currencyCode}`;

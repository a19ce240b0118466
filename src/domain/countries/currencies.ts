import { formatAmount, withCode, type AmountFormat } from '@/core/amountText';
import type { Money } from '@/core/money';
import type { CurrencyCode, CurrencyFacts } from './countryTypes';
import { currencyFacts } from './currencyFacts';

export type { CurrencyCode } from './countryTypes';

export const currencies: Readonly<Record<CurrencyCode, CurrencyFacts>> = currencyFacts;

/** The specification's ten and those of the KOR, BRA and VNM markets. */
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
export const precisionOf = (code: string): number =>
  isCurrency(code) ? currencies[code].precision : DEFAULT_PRECISION;
export const currencyRow = (code: string): { code: string; symbol: string; decimals: number } => ({
  code,
  symbol: symbolOf(code),
  decimals: precisionOf(code),
});
export const symbolOf = (code: string): string => (isCurrency(code) ? currencies[code].symbol : code);

/** `1,234.50`, without code or symbol. */
export const formatMoney = (value: Money, format?: AmountFormat): string =>
  formatAmount(value.amount, precisionOf(value.currencyCode), format);
export const formatMoneyWithCode = (value: Money, format?: AmountFormat): string =>
  withCode(formatMoney(value, format), value.currencyCode);

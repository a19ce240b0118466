import { Decimal, type DecimalText, isDecimalText, roundText, type Rounding } from './decimal';
import { type Money, money, MoneyError } from './money';

/** `base` source units buy `value` target units. */
export interface Rate<S extends string = string, T extends string = string> {
  readonly source: S;
  readonly target: T;
  readonly value: DecimalText;
  /** exRateBase; default 1. */
  readonly base: number;
  /** Decimals shown (rateAccuracy); default 4. */
  readonly accuracy: number;
}

export const DEFAULT_RATE_ACCURACY = 4;
export const DEFAULT_RATE_BASE = 1;

/** @throws MoneyError `notANumber` unless positive, the base a whole number. */
export function rate<S extends string, T extends string>(
  source: S,
  target: T,
  value: DecimalText,
  { base = DEFAULT_RATE_BASE, accuracy = DEFAULT_RATE_ACCURACY }: { base?: number; accuracy?: number } = {},
): Rate<S, T> {
  const usable =
    isDecimalText(value) && new Decimal(value).greaterThan(0) && Number.isInteger(base) && base > 0;
  if (!usable) throw new MoneyError('notANumber', 'A rate is decimal text above zero over a whole base');
  return Object.freeze({ source, target, value, base, accuracy });
}

export function convert<S extends string, T extends string>(
  value: Money<NoInfer<S>>,
  by: Rate<S, T>,
  decimals: number,
  rounding?: Rounding,
): Money<T> {
  if (value.currencyCode !== by.source)
    throw new MoneyError('currencyMismatch', `${value.currencyCode} is not the rate's ${by.source}`);
  return money(
    by.target,
    roundText(new Decimal(value.amount).times(by.value).dividedBy(by.base), decimals, rounding),
  );
}

/** Rounds up by default: the payee never gets less. */
export function convertBack<S extends string, T extends string>(
  value: Money<NoInfer<T>>,
  by: Rate<S, T>,
  decimals: number,
  rounding: Rounding = 'up',
): Money<S> {
  if (value.currencyCode !== by.target)
    throw new MoneyError('currencyMismatch', `${value.currencyCode} is not the rate's ${by.target}`);
  return money(
    by.source,
    roundText(new Decimal(value.amount).times(by.base).dividedBy(by.value), decimals, rounding),
  );
}

export function improveRate<S extends string, T extends string>(
  old: Rate<S, T>,
  by: DecimalText,
): Rate<S, T> {
  return rate(old.source, old.target, new Decimal(old.value).plus(by).toFixed(), old);
}

/** `businessRate`: for `exRateBase` source units. */
export interface RateTerms {
  readonly sourceCurrency: string;
  readonly targetCurrency: string;
  readonly businessRate: DecimalText;
  readonly exRateBase: number;
  readonly rateAccuracy: number;
}

/** @throws MoneyError `notANumber` for invalid terms. */
export const rateOf = (terms: RateTerms): Rate =>
  rate(terms.sourceCurrency, terms.targetCurrency, terms.businessRate, {
    base: terms.exRateBase,
    accuracy: terms.rateAccuracy,
  });

/** Significant digits: four decimals of 0.0726 would be too few. */
const LEAST_DIGITS = 5;

export function rateDecimals(value: DecimalText | Decimal, accuracy: number): number {
  const level = new Decimal(value);
  return Math.max(accuracy, level.lessThan(1) ? LEAST_DIGITS - 1 - level.e : 0);
}

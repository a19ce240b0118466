import { Decimal, type DecimalText } from './decimal';
import type { Money } from './money';

export interface Limits<C extends string = string> {
  readonly currencyCode: C;
  readonly min?: DecimalText;
  readonly max?: DecimalText;
  /** Decimals allowed (minUnit); default 2. */
  readonly decimals?: number;
}

export type LimitVerdict<C extends string = string> =
  | { readonly kind: 'within' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'belowMin'; readonly limit: Money<C> }
  | { readonly kind: 'aboveMax'; readonly limit: Money<C> }
  | { readonly kind: 'tooPrecise'; readonly decimals: number };

/** Inclusive. Zero counts as not typed. */
export function checkLimits<C extends string>(value: Money<C>, limits: Limits<C>): LimitVerdict<C> {
  const amount = new Decimal(value.amount);
  const decimals = limits.decimals ?? 2;
  const at = (limit: DecimalText): Money<C> => ({ amount: limit, currencyCode: limits.currencyCode });
  if (amount.isZero()) return { kind: 'empty' };
  if (amount.decimalPlaces() > decimals) return { kind: 'tooPrecise', decimals };
  if (limits.min !== undefined && amount.lessThan(limits.min))
    return { kind: 'belowMin', limit: at(limits.min) };
  if (limits.max !== undefined && amount.greaterThan(limits.max))
    return { kind: 'aboveMax', limit: at(limits.max) };
  return { kind: 'within' };
}

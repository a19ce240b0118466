import { Decimal as Shared } from 'decimal.js';

/**
 * Our own constructor: decimal.js settings are global to a constructor, and another library
 * changing the shared one must not change how money is rounded.
 */
export const Decimal = Shared.clone({
  precision: 60,
  toExpNeg: -40,
  toExpPos: 60,
  rounding: Shared.ROUND_HALF_UP,
});
export type Decimal = Shared;

/** A decimal number as text, such as `1204.50`. */
export type DecimalText = string;

const roundings = {
  halfUp: Shared.ROUND_HALF_UP,
  halfDown: Shared.ROUND_HALF_DOWN,
  halfEven: Shared.ROUND_HALF_EVEN,
  up: Shared.ROUND_UP,
  down: Shared.ROUND_DOWN,
  ceiling: Shared.ROUND_CEIL,
  floor: Shared.ROUND_FLOOR,
} as const;

/** How a result is brought to its currency's decimals; halves go away from zero unless said otherwise. */
export type Rounding = keyof typeof roundings;

const plainDecimal = /^-?\d{1,30}(\.\d{1,30})?$/;

/** True for plain notation only: no exponent, no blanks, no `NaN`. */
export const isDecimalText = (text: unknown): text is DecimalText =>
  typeof text === 'string' && plainDecimal.test(text);

/** Text with exactly `decimals` decimals, padded with zeros. */
export function roundText(
  value: DecimalText | Decimal,
  decimals: number,
  rounding: Rounding = 'halfUp',
): DecimalText {
  const fixed = new Decimal(value).toFixed(decimals, roundings[rounding]);
  // decimal.js keeps the sign of a negative that rounds to nothing; nobody owes minus zero.
  return /^-0(\.0*)?$/.test(fixed) ? fixed.slice(1) : fixed;
}

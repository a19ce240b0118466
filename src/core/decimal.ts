import { Decimal as Shared } from 'decimal.js';

/** Cloned: other libraries may change decimal.js's globals. */
export const Decimal = Shared.clone({
  precision: 60,
  toExpNeg: -40,
  toExpPos: 60,
  rounding: Shared.ROUND_HALF_UP,
});
export type Decimal = Shared;

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

/** Default: halves away from zero. */
export type Rounding = keyof typeof roundings;

const plainDecimal = /^-?\d{1,30}(\.\d{1,30})?$/;

/** No exponent, blanks or `NaN`. */
export const isDecimalText = (text: unknown): text is DecimalText =>
  typeof text === 'string' && plainDecimal.test(text);

export function roundText(
  value: DecimalText | Decimal,
  decimals: number,
  rounding: Rounding = 'halfUp',
): DecimalText {
  const fixed = new Decimal(value).toFixed(decimals, roundings[rounding]);
  // decimal.js keeps the sign of a zero rounded from below.
  return /^-0(\.0*)?$/.test(fixed) ? fixed.slice(1) : fixed;
}

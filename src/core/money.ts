import { Decimal, type DecimalText, isDecimalText, roundText, type Rounding } from './decimal';

export { type DecimalText, isDecimalText, type Rounding } from './decimal';

/** `C`: mixing currencies is a compile error. The shape of calls. */
export interface Money<C extends string = string> {
  readonly amount: DecimalText;
  readonly currencyCode: C;
}

export type MoneyFault = 'notANumber' | 'currencyMismatch';

/** For mistakes in code, never user input. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError';
  constructor(
    readonly fault: MoneyFault,
    message: string,
  ) {
    super(message);
    Object.setPrototypeOf(this, MoneyError.prototype);
  }
}

/** @throws MoneyError `notANumber` unless plain decimal text. */
export function money<C extends string>(currencyCode: C, amount: DecimalText): Money<C> {
  if (!isDecimalText(amount)) throw new MoneyError('notANumber', 'The amount is not plain decimal text');
  return Object.freeze({ amount, currencyCode });
}

export const zero = <C extends string>(currencyCode: C): Money<C> => money(currencyCode, '0');

function sameCurrency(a: Money, b: Money): void {
  if (a.currencyCode !== b.currencyCode) {
    throw new MoneyError('currencyMismatch', `${a.currencyCode} does not mix with ${b.currencyCode}`);
  }
}

/** @throws MoneyError `currencyMismatch` if types were too wide. */
export function add<C extends string>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  sameCurrency(a, b);
  return money(a.currencyCode, new Decimal(a.amount).plus(b.amount).toFixed());
}

/** @throws MoneyError `currencyMismatch` */
export function subtract<C extends string>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  sameCurrency(a, b);
  return money(a.currencyCode, new Decimal(a.amount).minus(b.amount).toFixed());
}

/** @throws MoneyError `currencyMismatch` */
export function compare<C extends string>(a: Money<C>, b: Money<NoInfer<C>>): -1 | 0 | 1 {
  sameCurrency(a, b);
  return new Decimal(a.amount).comparedTo(b.amount) as -1 | 0 | 1;
}

export const smaller = <C extends string>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> =>
  compare(a, b) <= 0 ? a : b;

export function round<C extends string>(value: Money<C>, decimals: number, rounding?: Rounding): Money<C> {
  return money(value.currencyCode, roundText(value.amount, decimals, rounding));
}

import { type DecimalText, roundText, type Rounding } from './decimal';
import { groupedFromEnd } from './grouped';

export const MAX_INTEGER_DIGITS = 12;

export interface AmountFormat {
  readonly group?: string;
  readonly point?: string;
  readonly rounding?: Rounding;
  /** Drops decimals that are all zero: `1,200`. */
  readonly trimZeros?: boolean;
}

/** Without Intl, which WeChat on Android lacks. */
export function formatAmount(
  amount: DecimalText,
  decimals: number,
  { group = ',', point = '.', rounding = 'halfUp', trimZeros = false }: AmountFormat = {},
): string {
  const fixed = roundText(amount, decimals, rounding);
  const negative = fixed.startsWith('-');
  const [integer = '0', fraction = ''] = fixed.replace('-', '').split('.');
  const shown = trimZeros && /^0*$/.test(fraction) ? '' : fraction;
  const grouped = groupedFromEnd(integer, 3, group);
  return `${negative ? '-' : ''}${grouped}${shown ? point + shown : ''}`;
}

/** `1,234.50 AUD`; no line ends between figures and code. */
export const withCode = (figures: string, code: string): string => `${figures}\u00a0${code}`;

export type AmountRule = 'amountEmpty' | 'amountFormat' | 'amountDecimals' | 'amountTooLong';
export type ParsedAmount =
  { readonly ok: true; readonly amount: DecimalText } | { readonly ok: false; readonly rule: AmountRule };

const toHalfWidth = (text: string): string =>
  text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[．。]/g, '.')
    .replace(/，/g, ',');

/** User input: not negative, limited digits, correct thousands commas; no decimal comma. */
export function parseAmount(input: string, decimals = 2): ParsedAmount {
  const text = toHalfWidth(input.trim());
  if (text === '') return { ok: false, rule: 'amountEmpty' };
  const wellGrouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(text);
  const plain = wellGrouped ? text.replace(/,/g, '') : text;
  const match = /^(\d+)(?:\.(\d*))?$/.exec(plain);
  if (!match) return { ok: false, rule: 'amountFormat' };
  const integer = (match[1] as string).replace(/^0+(?=\d)/, '');
  const fraction = match[2] ?? '';
  if (integer.length > MAX_INTEGER_DIGITS) return { ok: false, rule: 'amountTooLong' };
  if (fraction.length > decimals) return { ok: false, rule: 'amountDecimals' };
  return { ok: true, amount: fraction ? `${integer}.${fraction}` : integer };
}

export function filterAmount(next: string, decimals = 2): string {
  const text = toHalfWidth(next).replace(/[^\d.]/g, '');
  const at = text.indexOf('.');
  const rawInteger = at < 0 ? text : text.slice(0, at);
  const integer = rawInteger.replace(/^0+(?=\d)/, '').slice(0, MAX_INTEGER_DIGITS);
  if (at < 0 || decimals === 0) return integer;
  const fraction = text
    .slice(at + 1)
    .replace(/\./g, '')
    .slice(0, decimals);
  return `${integer || '0'}.${fraction}`;
}

/** Groups a half-typed amount: `1234.` becomes `1,234.`. */
export function groupAmount(typed: string): string {
  const at = typed.indexOf('.');
  const integer = at < 0 ? typed : typed.slice(0, at);
  return groupedFromEnd(integer, 3, ',') + (at < 0 ? '' : typed.slice(at));
}

export function caretIn(shown: string, typed: string, caret: number): number {
  const figures = /[\d.]/;
  let behind = [...typed.slice(0, caret)].filter((sign) => figures.test(sign)).length;
  let at = 0;
  for (; at < shown.length && behind > 0; at += 1) if (figures.test(shown.charAt(at))) behind -= 1;
  return at;
}

/** Digits only, as the specification's number inputs. */
export const filterDigits = (next: string, maxLength = 140): string =>
  toHalfWidth(next).replace(/\D/g, '').slice(0, maxLength);

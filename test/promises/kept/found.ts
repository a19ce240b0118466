import { Decimal } from '@/core/decimal';
import type { Found } from './promise';

export function firstOf<T>(list: readonly T[], wrong: (one: T) => Found): Found {
  for (const one of list) {
    const found = wrong(one);
    if (found) return found;
  }
  return null;
}

export const unlike = <C extends string>(
  one: Readonly<Record<C, string>>,
  other: Readonly<Record<C, string>>,
  columns: readonly C[],
): C | undefined => columns.find((column) => !new Decimal(one[column]).equals(other[column]));

export const ofOrder = <T extends { orderId: string }>(rows: ReadonlyMap<string, T>, id: string): T[] =>
  [...rows.values()].filter((row) => row.orderId === id);

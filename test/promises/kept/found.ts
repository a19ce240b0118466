import { Decimal } from '@/core/decimal';
import type { Row } from '../../../sandbox/db/schema';
import type { CaseAnswers } from '../../../sandbox/domains/kyc/cases';
import type { View } from '../play';
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

const documentIn = ({ status, answers }: Row<'kycCases'>): string | null => {
  const { document, basic } = answers as CaseAnswers;
  return status === 'Pass' && document
    ? JSON.stringify([document.idType, document.idNumber.toUpperCase(), basic?.birthDate])
    : null;
};

/** Accounts with one document are one person's. */
export function accountsOf({ after }: Pick<View, 'after'>, payerId: string): readonly string[] {
  const cases = [...after.kycCases.values()];
  const own = cases.filter((row) => row.payerId === payerId).map(documentIn);
  const same = cases.filter((row) => documentIn(row) !== null && own.includes(documentIn(row)));
  return [payerId, ...same.map((row) => row.payerId)];
}

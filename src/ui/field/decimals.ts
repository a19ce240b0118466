import { currencies } from '@/domain/currencies';

/** Decimals of a currency; 2 for one we do not know (specification: default precision). */
export const decimalsOf = (currency: string): number =>
  (currencies as Partial<Record<string, { precision: number }>>)[currency]?.precision ?? 2;

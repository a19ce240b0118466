import { currencies } from '@/domain/countries/currencies';

/** 2 when unknown (specification: default precision). */
export const decimalsOf = (currency: string): number =>
  (currencies as Partial<Record<string, { precision: number }>>)[currency]?.precision ?? 2;

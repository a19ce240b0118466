import { filterAmount, filterDigits } from '@/core/amountText';

export const filters = {
  digits: filterDigits,
  decimal: (text: string) => filterAmount(text),
  upper: (text: string) => text.toUpperCase(),
  lower: (text: string) => text.toLowerCase(),
} as const;

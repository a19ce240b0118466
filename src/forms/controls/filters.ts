import { filterAmount, filterDigits } from '@/core/amountText';

/** What a field's `transform` makes of what is typed. */
export const filters = {
  digits: filterDigits,
  decimal: (text: string) => filterAmount(text),
  upper: (text: string) => text.toUpperCase(),
  lower: (text: string) => text.toLowerCase(),
} as const;

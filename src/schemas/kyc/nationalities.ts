import { nationCodes } from '@/domain/nations';
import { kycMarketOf } from '.';

/** Whose citizens, and whose documents, a market opens accounts for. */
export function nationalitiesOf(market: string): readonly string[] {
  const excluded = kycMarketOf(market)?.excluded ?? [];
  return nationCodes.filter((code) => !excluded.includes(code));
}

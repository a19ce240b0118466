import { nationCodes } from '@/domain/countries/nations';
import { kycMarketOf } from '.';

export function nationalitiesOf(market: string): readonly string[] {
  const excluded = kycMarketOf(market)?.excluded ?? [];
  return nationCodes.filter((code) => !excluded.includes(code));
}

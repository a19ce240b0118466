import { nationCodes } from '@/domain/nations';
import { kycMarketOf } from '.';

/** Also the issuing countries of documents. */
export function nationalitiesOf(market: string): readonly string[] {
  const excluded = kycMarketOf(market)?.excluded ?? [];
  return nationCodes.filter((code) => !excluded.includes(code));
}

import type { FormSchema } from '../types';
import { kycMarkets } from './allMarkets';
import type { KycMarket } from './types';

export { kycMarkets } from './allMarkets';
export { documentsFor, sidesOf, type SideRule } from './documents';
export * from './types';

/** `market`: `GBR`, or `eu` as in an address. */
export const kycMarketOf = (market: string): KycMarket | undefined => {
  const code = market.toUpperCase();
  return kycMarkets.find((row) => row.market === code);
};

export const kycFormOf = (market: string): FormSchema | undefined => kycMarketOf(market)?.form;

import type { FormSchema } from '../types';
import { kycMarkets } from './allMarkets';
import type { KycMarket } from './types';

export { kycMarkets } from './allMarkets';
export { documentsFor, sidesOf, type SideRule } from './documents';
export * from './types';

/** The market of a country code such as `GBR`, or of a name in an address such as `eu`. */
export const kycMarketOf = (market: string): KycMarket | undefined => {
  const code = market.toUpperCase();
  return kycMarkets.find((row) => row.market === code);
};

export const kycFormOf = (market: string): FormSchema | undefined => kycMarketOf(market)?.form;

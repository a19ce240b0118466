import type { FormSchema } from '../types';
import { aus } from './aus';
import { bra } from './bra';
import { can } from './can';
import { chn } from './chn';
import { eu, gbr } from './eu';
import { hkg } from './hkg';
import { jpn } from './jpn';
import { kor } from './kor';
import { nzl } from './nzl';
import { sgp } from './sgp';
import type { KycMarket } from './types';
import { usa } from './usa';
import { vnm } from './vnm';

export { documentsFor, sidesOf, type SideRule } from './documents';
export * from './types';

/** What every market asks for, by the name that stands in addresses: one file a market. */
export const kycMarkets = {
  aus,
  bra,
  can,
  chn,
  eu,
  gbr,
  hkg,
  jpn,
  kor,
  nzl,
  sgp,
  usa,
  vnm,
} as const satisfies Record<string, KycMarket>;

const all: readonly KycMarket[] = Object.values(kycMarkets);

/** The market of a country code such as `GBR`, or of a name in an address such as `eu`. */
export const kycMarketOf = (market: string): KycMarket | undefined => {
  const code = market.toUpperCase();
  return all.find((row) => row.markets.includes(code));
};

export const kycFormOf = (market: string): FormSchema | undefined => kycMarketOf(market)?.form;

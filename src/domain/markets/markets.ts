import { marketFacts } from './marketFacts';
import type { MarketFacts, MarketRow, ServiceStatus } from './marketTypes';

export { type MarketRow, type ServiceStatus, serviceStatuses } from './marketTypes';

export type MarketCode = keyof typeof marketFacts;
export const marketCodes = Object.keys(marketFacts) as readonly MarketCode[];

const rowOf = (code: MarketCode): MarketRow => {
  const facts: MarketFacts = marketFacts[code];
  return {
    nameKey: `countries.names.${code}`,
    status: 'opened',
    ...facts,
    code,
    areaCode: facts.phone.areaCode,
  };
};

export const markets = Object.fromEntries(marketCodes.map((code) => [code, rowOf(code)])) as Readonly<
  Record<MarketCode, MarketRow>
>;

export const isMarket = (code: string): code is MarketCode =>
  Object.prototype.hasOwnProperty.call(markets, code);
export const marketRow = (code: string): MarketRow | null => (isMarket(code) ? markets[code] : null);

/** @throws Error on an unknown market */
export function marketCode(code: string): MarketCode {
  if (!isMarket(code)) throw new Error(`No market ${code}`);
  return code;
}

/** @throws Error on an unknown market */
export const knownMarket = (code: string): MarketRow => markets[marketCode(code)];

/** Source and any known target opened (specification, product, 5). */
export const mayRemit = (source: ServiceStatus, target?: ServiceStatus): boolean =>
  source === 'opened' && (target === undefined || target === 'opened');

/** China payers unless the target is Japan; JPN, USA, SGP, KOR and HKG payers always. */
export const showsTaxReceipt = (market: string, target?: string): boolean =>
  market === 'CHN' ? target !== 'JPN' : ['JPN', 'USA', 'SGP', 'KOR', 'HKG'].includes(market);

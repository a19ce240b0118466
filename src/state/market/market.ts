import { create } from 'zustand';
import { type MarketRecord } from '@/contracts/calls/common/markets';
import { variant } from '@/variants';
import { readStored, writeStored } from '../storage/storage';

interface MarketState {
  /** '' until known. */
  countryCode: string;
  records: readonly MarketRecord[];
}

export const marketStore = create<MarketState>(() => ({
  countryCode: variant.forcedMarket ?? readStored('market') ?? variant.loginMarket ?? '',
  records: [],
}));

/** Ignored by a variant bound to one market. */
export function setMarket(countryCode: string): void {
  const chosen = variant.forcedMarket ?? countryCode;
  writeStored('market', chosen);
  marketStore.setState({ countryCode: chosen });
}

export const setMarketRecords = (records: readonly MarketRecord[]): void => marketStore.setState({ records });

export function useMarket(): { countryCode: string; setMarket: typeof setMarket } {
  return { countryCode: marketStore((state) => state.countryCode), setMarket };
}

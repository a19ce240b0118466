import type { TargetMarketRecord } from '@/contracts/calls/home';
import type { MarketRecord } from '@/contracts/calls/start';

export interface Pair {
  source: MarketRecord;
  target: TargetMarketRecord;
}

export const signedPercent = (change: string): string => `${change.startsWith('-') ? '' : '+'}${change}%`;

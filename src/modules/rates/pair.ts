import type { TargetMarketRecord } from '@/contracts/calls/common/targets';
import type { MarketRecord } from '@/contracts/calls/common/markets';

export interface Pair {
  source: MarketRecord;
  target: TargetMarketRecord;
}

export const signedPercent = (change: string): string => `${change.startsWith('-') ? '' : '+'}${change}%`;

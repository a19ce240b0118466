import { EarlierTransfers } from './EarlierTransfers';

/** Null: not wanted; undefined: loading. */
export const useEarlierTransfers = (wanted: boolean): typeof EarlierTransfers | null | undefined =>
  wanted ? EarlierTransfers : null;

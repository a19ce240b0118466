import { EarlierTransfers } from './EarlierTransfers';

/** Null: not wanted. Undefined: its code is on its way. */
export const useEarlierTransfers = (wanted: boolean): typeof EarlierTransfers | null | undefined =>
  wanted ? EarlierTransfers : null;

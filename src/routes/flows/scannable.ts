import type { RouteName } from '..';

/** Routes a scanned link may open, with the params allowed. */
export const scannable: Partial<Record<RouteName, readonly string[]>> = {
  collectionCardDetail: ['shareCode'],
  payeeShareConnect: ['shareCode', 'countryCode'],
};

import type { RouteName } from '..';

/** What a scanned link may open, and the params it may bring along. Everything else is refused, built or not. */
export const scannable: Partial<Record<RouteName, readonly string[]>> = {
  collectionCardDetail: ['shareCode'],
  payeeShareConnect: ['shareCode', 'countryCode'],
};

import type { RouteName } from '..';

/** The routes a scanned link may open, with the params it may carry. Everything else is refused. */
export const scannable: Partial<Record<RouteName, readonly string[]>> = {
  collectionCardDetail: ['shareCode'],
  payeeShareConnect: ['shareCode', 'countryCode'],
};

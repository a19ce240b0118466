import { serverNow } from '@/api/serverClock';
import { type DateText, dateOf } from '@/core/dates';
import { dayIn } from '@/domain/markets/marketDays';
import { marketStore } from '../market/market';
import { sessionStore } from '../session/session';

/** In the payer's market, else the device's zone. */
export function today(): DateText {
  const now = serverNow();
  const market = sessionStore.getState().payer?.countryCode ?? marketStore.getState().countryCode;
  return market ? dayIn(market, now) : dateOf(now, -new Date(now).getTimezoneOffset());
}

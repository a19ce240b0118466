import { type DateText, dateOf } from '@/core/dates';
import { dayIn } from '@/domain/marketDays';
import { marketStore } from '../market/market';
import { sessionStore } from '../session/session';

/** The day in the payer's market, `2025-01-31`; the device's zone while no market is known. */
export function today(): DateText {
  const now = Date.now();
  const market = sessionStore.getState().payer?.countryCode ?? marketStore.getState().countryCode;
  return market ? dayIn(market, now) : dateOf(now, -new Date(now).getTimezoneOffset());
}

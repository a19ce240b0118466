import { type DateText, dateOf } from '@/core/dates';
import { isMarket } from '@/domain/markets';
import { dayIn } from '@/domain/marketDays';
import type { Work } from '../../runtime';

/** Who asks, as far as their day goes. */
export type Caller = Pick<Work, 'now'> & { readonly market?: string | null };

/** The day that dates of a form count by: that of the caller's market, as in the app; UTC's for who has none. */
export const callerDay = ({ market, now }: Caller): DateText =>
  market && isMarket(market) ? dayIn(market, now) : dateOf(now, 0);

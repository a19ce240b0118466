import { type DateText, dateOf } from '@/core/dates';
import { isMarket } from '@/domain/markets/markets';
import { dayIn } from '@/domain/markets/marketDays';
import type { Work } from '../../runtime';

export type Caller = Pick<Work, 'now'> & { readonly market?: string | null };

/** UTC without a market. */
export const callerDay = ({ market, now }: Caller): DateText =>
  market && isMarket(market) ? dayIn(market, now) : dateOf(now, 0);

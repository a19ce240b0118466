import { serverNow } from '@/api/serverClock';
import { formatMoment } from './formats';
import type { Translate } from './translator';

const MINUTE = 60_000;

/** Longest, in minutes: to us by the quickest way, and on to the payee. */
export interface Ways {
  readonly payMinutesTo: number;
  readonly arrivalMinutesTo: number;
}

/** If paid now; epoch ms. */
export const arrivalAt = ({ payMinutesTo, arrivalMinutesTo }: Ways, now = serverNow()): number =>
  now + (payMinutesTo + arrivalMinutesTo) * MINUTE;

/** On the home's one line there is no room to say whose time it is. */
export const arrivalText = (t: Translate, ways: Ways, now = serverNow()): string =>
  t('common.arrivesBy', { time: formatMoment(arrivalAt(ways, now), now) });

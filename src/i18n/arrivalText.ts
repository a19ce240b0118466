import { serverNow } from '@/api/serverClock';
import { formatMoment } from './formats';
import { t as say, type Translate } from './translator';

const MINUTE = 60_000;

/** Longest, in minutes: to us by the quickest way, and on to the payee. */
interface Ways {
  readonly payMinutesTo: number;
  readonly arrivalMinutesTo: number;
}

/** In the device's zone, and said to be the reader's; epoch ms. */
export const arrivalMoment = (at: number, now = serverNow()): string =>
  say('common.yourTime', { time: formatMoment(at, now) });

/** If paid now; epoch ms. `moment`: `formatMoment` where there is no room to say whose time it is. */
export const arrivalText = (
  t: Translate,
  { payMinutesTo, arrivalMinutesTo }: Ways,
  now = serverNow(),
  moment: (at: number, now: number) => string = arrivalMoment,
): string => t('common.arrivesBy', { time: moment(now + (payMinutesTo + arrivalMinutesTo) * MINUTE, now) });

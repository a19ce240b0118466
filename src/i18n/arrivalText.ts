import { serverNow } from '@/api/serverClock';
import { formatMoment } from './formats';
import type { Translate } from './translator';

const MINUTE = 60_000;

/** Longest, in minutes: to us by the quickest way, and on to the payee. */
interface Ways {
  readonly payMinutesTo: number;
  readonly arrivalMinutesTo: number;
}

/** Arrival if paid now, in the device's zone; epoch ms. */
export const arrivalText = (
  t: Translate,
  { payMinutesTo, arrivalMinutesTo }: Ways,
  now = serverNow(),
): string =>
  t('common.arrivesBy', { time: formatMoment(now + (payMinutesTo + arrivalMinutesTo) * MINUTE, now) });

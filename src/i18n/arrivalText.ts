import { formatMoment } from './formats';
import type { Translate } from './translator';

const MINUTE = 60_000;

/** How long the money takes at most: to us by the quickest way to pay, and from us to the payee. In minutes. */
interface Ways {
  readonly payMinutesTo: number;
  readonly arrivalMinutesTo: number;
}

/** Until when the payee has the money of a transfer that is paid now, in the time of the device. Epoch ms. */
export const arrivalText = (
  t: Translate,
  { payMinutesTo, arrivalMinutesTo }: Ways,
  now = Date.now(),
): string =>
  t('common.arrivesBy', { time: formatMoment(now + (payMinutesTo + arrivalMinutesTo) * MINUTE, now) });

import { serverNow } from '@/api/serverClock';
import { arrivalAt, type Ways } from './arrivalText';
import { formatMoment } from './formats';
import { t } from './translator';

/** On one line. */
export const unbrokenMoment = (at: number, now = serverNow()): string =>
  formatMoment(at, now).replace(/ /g, '\u00a0');

/** In the device's zone, and said to be the reader's; epoch ms. */
export const arrivalMoment = (at: number, now = serverNow()): string =>
  t('common.yourTime', { time: unbrokenMoment(at, now) });

export const yourTime = (): string => t('common.yourTime', { time: '' }).trim();

/** If paid now. */
export function arrivesBy(ways: Ways, now = serverNow()): string | undefined {
  const at = arrivalAt(ways, now);
  return at ? t('common.arrivesBy', { time: arrivalMoment(at, now) }) : undefined;
}

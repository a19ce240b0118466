import type { Translate } from '@/i18n';

const HOUR = 60;
const DAY = 24 * HOUR;

/** How long the money takes at most, in the unit people would say. `minutes` until the money is there. */
export function arrivalText(t: Translate, minutes: number): string {
  if (minutes < HOUR) return t('remit.arrival.minutes', { count: Math.max(1, Math.ceil(minutes)) });
  if (minutes < DAY) return t('remit.arrival.hours', { count: Math.ceil(minutes / HOUR) });
  return t('remit.arrival.days', { count: Math.ceil(minutes / DAY) });
}

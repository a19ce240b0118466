import type { Translate } from './translator';

const HOUR = 60;
const DAY = 24 * HOUR;

/** How long the money takes at most, in the unit people would say. `minutes` until the payee has it. Every screen says it so. */
export function arrivalText(t: Translate, minutes: number): string {
  if (minutes < HOUR) return t('common.arrival.minutes', { count: Math.max(1, Math.ceil(minutes)) });
  if (minutes < DAY) return t('common.arrival.hours', { count: Math.ceil(minutes / HOUR) });
  return t('common.arrival.days', { count: Math.ceil(minutes / DAY) });
}

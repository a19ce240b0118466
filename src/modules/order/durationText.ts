import type { Translate } from '@/i18n';

/** A span of minutes in the unit people would say, such as '2 days'. */
export function durationText(t: Translate, minutes: number): string {
  if (minutes < 60) return t('order.method.minutes', { count: Math.max(1, Math.ceil(minutes)) });
  if (minutes < 1440) return t('order.method.hours', { count: Math.ceil(minutes / 60) });
  return t('order.method.days', { count: Math.ceil(minutes / 1440) });
}

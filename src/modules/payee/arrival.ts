import type { Translate } from '@/i18n';

/** How long the money takes at most, by `minutes` until it is there. */
export function arrival(t: Translate, minutes: number): string {
  const time =
    minutes < 60
      ? t('payee.method.minutes', { count: Math.max(1, minutes) })
      : minutes < 1440
        ? t('payee.method.hours', { count: Math.ceil(minutes / 60) })
        : t('payee.method.days', { count: Math.ceil(minutes / 1440) });
  return t('payee.method.arrives', { time });
}

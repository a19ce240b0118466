import { formatAmount } from '@/core/amountText';
import { rateDecimals, type Rate } from '@/core/rate';
import type { Translate } from './translator';

/** `100 JPY = 4.5210 CNY`: what the rate's base brings. Every screen that shows a rate shows this. */
export const rateText = (t: Translate, { base, source, target, value, accuracy }: Rate): string =>
  t('common.rateLine', {
    base: formatAmount(String(base), 0),
    source,
    rate: formatAmount(value, rateDecimals(value, accuracy)),
    target,
  });

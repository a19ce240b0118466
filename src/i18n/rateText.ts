import { formatAmount } from '@/core/amountText';
import { rateDecimals, type Rate } from '@/core/rate';
import type { Translate } from './translator';

/** `100 JPY = 4.5210 CNY`, for the rate's base. */
export const rateText = (t: Translate, { base, source, target, value, accuracy }: Rate): string =>
  t('common.rateLine', {
    base: formatAmount(String(base), 0),
    source,
    rate: formatAmount(value, rateDecimals(value, accuracy)),
    target,
  });

import { formatAmount, withCode } from '@/core/amountText';
import type { LimitVerdict } from '@/core/limits';
import type { Translate } from '@/i18n';

export function limitText(t: Translate, verdict: LimitVerdict | null): string | null {
  if (!verdict) return null;
  switch (verdict.kind) {
    case 'within':
    case 'empty':
      return null;
    case 'tooPrecise':
      return null;
    case 'belowMin':
      return t('remit.home.min', { limit: limit(verdict.limit) });
    case 'aboveMax':
    case 'aboveResidual':
      return t('remit.home.max', { limit: limit(verdict.limit) });
  }
}

const limit = (value: { amount: string; currencyCode: string }): string =>
  withCode(formatAmount(value.amount, 2, { trimZeros: true }), value.currencyCode);

import { formatAmount, withCode } from '@/core/amountText';
import type { LimitVerdict } from '@/core/limits';
import type { Translate } from '@/i18n';

export function limitText(t: Translate, verdict: LimitVerdict | null): string | undefined {
  if (!verdict || !('limit' in verdict)) return undefined;
  return t(verdict.kind === 'belowMin' ? 'remit.home.min' : 'remit.home.max', {
    limit: limit(verdict.limit),
  });
}

const limit = (value: { amount: string; currencyCode: string }): string =>
  withCode(formatAmount(value.amount, 2, { trimZeros: true }), value.currencyCode);

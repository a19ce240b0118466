import { formatMoneyWithCode } from '@/domain/currencies';
import { errorCodes } from '@/contracts/errors';
import { errorDataOf, largeRemitLimitData } from '@/contracts/errors/data';
import { hasCode } from '@/core/appError';

/**
 * Content of a refusal by the payer's limits: `residual`, the remainder with its currency, and `link`, where a large
 * transfer begins, empty where nowhere. Null: the error is another one.
 */
export function overLimit(error: unknown, currency: string): { residual: string; link: string } | null {
  if (!hasCode(error, errorCodes.ApplyOrderLargeRemitLimit)) return null;
  const { residualAmount, link } = errorDataOf(
    error,
    errorCodes.ApplyOrderLargeRemitLimit,
    largeRemitLimitData,
  ) ?? { residualAmount: '0', link: '' };
  const residual = formatMoneyWithCode(
    { amount: residualAmount, currencyCode: currency },
    { trimZeros: true },
  );
  return { residual, link };
}

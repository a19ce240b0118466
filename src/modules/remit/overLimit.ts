import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { errorCodes } from '@/contracts/errors';
import { errorDataOf, largeRemitLimitData } from '@/contracts/errors/data';
import { hasCode } from '@/core/appError';

/** `residual` has its currency; `link` starts a large transfer, or is empty. Null: another error. */
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

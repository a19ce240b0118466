import * as v from 'valibot';
import { largeRemitLimitModel } from '@/contracts/calls/preflight';
import { currencyRow } from '@/domain/currencies';
import { errorCodes } from '@/contracts/errors';
import { formatAmount } from '@/core/amountText';
import { hasCode } from '@/core/appError';

/**
 * Content of a refusal by the payer's limits: `residual`, the remainder with its currency, and `link`, where a large
 * transfer begins, empty where nowhere. Null: the error is another one.
 */
export function overLimit(error: unknown, currency: string): { residual: string; link: string } | null {
  if (!hasCode(error, errorCodes.ApplyOrderLargeRemitLimit)) return null;
  const model = v.safeParse(largeRemitLimitModel, error.data);
  const { residualAmount, link } = model.success ? model.output : { residualAmount: '0', link: '' };
  const { decimals } = currencyRow(currency);
  return { residual: `${formatAmount(residualAmount, decimals, { trimZeros: true })} ${currency}`, link };
}

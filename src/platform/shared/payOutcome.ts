import type { PayResult } from '../types';

/** The codes of `tradePay` that leave no doubt. */
const tradeOutcomes = new Map<string, PayResult['outcome']>([
  ['9000', 'paid'],
  ['6001', 'cancelled'],
  ['4000', 'failed'],
]);

/**
 * Result codes of the payment app's `tradePay`, in its mini-programs and in its browser. Under way (8000), a lost network
 * (6002), unknown by name (6004) and whatever else comes may well have been paid.
 */
export function tradeResult(resultCode: string | number | undefined): PayResult {
  const code = String(resultCode ?? '');
  return { outcome: tradeOutcomes.get(code) ?? 'unknown', code };
}

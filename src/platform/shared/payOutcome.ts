import type { PayResult } from '../types';

/*
 * The client's word on a payment, and what is made of it. `failed` is a definite no (nothing was begun: no permission, wrong
 * parameters); whatever may still have gone through is `unknown`.
 */

/** The codes of `tradePay` that leave no doubt; 4 is a mini-program that may not be paid by. */
const tradeOutcomes = new Map<string, PayResult['outcome']>([
  ['9000', 'paid'],
  ['6001', 'cancelled'],
  ['4000', 'failed'],
  ['4', 'failed'],
]);

/**
 * Result codes of the payment app's `tradePay`, in its mini-programs and in its browser. Under way (8000), a lost network
 * (6002), unknown by name (6004) and whatever else comes may well have been paid.
 */
export function tradeResult(resultCode: string | number | undefined): PayResult {
  const code = String(resultCode ?? '');
  return { outcome: tradeOutcomes.get(code) ?? 'unknown', code };
}

/** The chat app's reasons that mean that nothing was begun: it may not pay here, or was not told what to pay. */
const notBegun = /no permission|permission denied|(parameter|param) error|缺少参数|参数错误|参数格式|签名/i;
/** Words that leave it open even beside those. */
const inDoubt = /interrupt|time ?out|超时|network|网络|busy|繁忙/i;

/** A payment that the client reports as failed, for `reason`: whatever is not known to mean that nothing was taken is unknown. */
export const failureResult = (reason = ''): PayResult => ({
  outcome: notBegun.test(reason) && !inDoubt.test(reason) ? 'failed' : 'unknown',
  code: reason,
});

import type { PayResult } from '../types';

/* `failed` only if certainly nothing was begun; else `unknown`. */

/** 4: this mini-program may not take payments. */
const tradeOutcomes = new Map<string, PayResult['outcome']>([
  ['9000', 'paid'],
  ['6001', 'cancelled'],
  ['4000', 'failed'],
  ['4', 'failed'],
]);

/** 8000 (running), 6002 (network), 6004 (unknown) and others may have been paid. */
export function tradeResult(resultCode: string | number | undefined): PayResult {
  const code = String(resultCode ?? '');
  return { outcome: tradeOutcomes.get(code) ?? 'unknown', code };
}

/** Chat app: certainly not begun. */
const notBegun = /no permission|permission denied|(parameter|param) error|缺少参数|参数错误|参数格式|签名/i;
/** Overrides a match above. */
const inDoubt = /interrupt|time ?out|超时|network|网络|busy|繁忙/i;

export const failureResult = (reason = ''): PayResult => ({
  outcome: notBegun.test(reason) && !inDoubt.test(reason) ? 'failed' : 'unknown',
  code: reason,
});

import type { OrderStatusName } from '@/domain/statuses';
import { SUPPLEMENT_DAYS } from '@/domain/evidence';
import { safeWaitMs } from '@/domain/largeRemit';
import { paymentCodes } from '@/domain/payment/paymentMethods';
import { isExpiring, isHeldBack } from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';
import type { OrderHold } from '../evidence/holds';

interface Step {
  readonly to: OrderStatusName;
  /** Sandbox time, ms. */
  readonly afterMs: number;
  readonly by: 'bank' | 'us' | 'payee' | 'clock';
}

const seconds = (count: number): number => count * 1000;
const hours = (count: number): number => count * 3_600_000;
const days = (count: number): number => hours(24 * count);

/** For the payer's decision. */
export const undecidedMs = days(5);

/** For the payer to correct the transfer. */
const bouncedMs = days(14);

/** Statuses without a row wait for a person. */
const steps: Partial<Record<OrderStatusName, Step>> = {
  PAYMENT_TO_BE_VERIFIED: { to: 'REFUND_REQUEST', afterMs: undecidedMs, by: 'us' },
  PAYMENT_ING: { to: 'PAYMENT_RECEIVED', afterMs: seconds(20), by: 'bank' },
  PAYMENT_AUTHORISED: { to: 'PAYMENT_SUCCESS', afterMs: seconds(10), by: 'us' },
  PAYMENT_RECEIVED: { to: 'PAYMENT_SUCCESS', afterMs: seconds(10), by: 'us' },
  PAYMENT_SUCCESS: { to: 'BANK_PROCESSING', afterMs: seconds(10), by: 'us' },
  TRANSACTION_ING: { to: 'BANK_PROCESSING', afterMs: seconds(10), by: 'us' },
  BANK_PROCESSING: { to: 'BANK_ACCEPTED', afterMs: seconds(20), by: 'bank' },
  BANK_ACCEPTED: { to: 'BANK_REMITTED', afterMs: seconds(20), by: 'bank' },
  WAIT_RECEIVE: { to: 'BANK_REMITTED', afterMs: seconds(60), by: 'payee' },
  BANK_REMITTED: { to: 'TRANSACTION_SUCCESS', afterMs: seconds(30), by: 'bank' },
  PAYMENT_REMITTED: { to: 'TRANSACTION_SUCCESS', afterMs: seconds(30), by: 'bank' },
  BANK_REMIT_FAILED: { to: 'REFUND_REQUEST', afterMs: bouncedMs, by: 'us' },
  REFUND_REQUEST: { to: 'REFUND_ACCEPTING', afterMs: seconds(15), by: 'us' },
  REFUND_ACCEPTING: { to: 'REFUND_APPROVE', afterMs: seconds(15), by: 'us' },
  REFUND_APPROVE: { to: 'REFUND_ING', afterMs: seconds(5), by: 'us' },
  REFUND_ING: { to: 'REFUND_SUCCESS', afterMs: seconds(30), by: 'bank' },
};

/** Flows, 9: ACH T+1 or 3-5 days. */
const achHours: Readonly<Record<string, number>> = {
  [paymentCodes.achQuick]: 24,
  [paymentCodes.achNormal]: 72,
};

/** null when it waits for a person or is over. */
export function nextStep(
  order: Pick<
    Row<'orders'>,
    'status' | 'payDeadlineAt' | 'receiptMethod' | 'remitType' | 'fundingType' | 'supplement'
  >,
  since: number,
): { to: OrderStatusName; at: number; by: Step['by'] } | null {
  if (isExpiring(order.status) && order.payDeadlineAt)
    return { to: 'PAYMENT_TIMEOUT', at: order.payDeadlineAt, by: 'clock' };
  const step = steps[order.status];
  if (!step) return null;
  if (isHeldBack(order.status) && (order.supplement as OrderHold).held)
    return { to: 'REFUND_REQUEST', at: since + days(SUPPLEMENT_DAYS), by: 'us' };
  // The payer can still withdraw it.
  if (order.status === 'PAYMENT_SUCCESS' && order.remitType === 'LargeRemit')
    return { ...step, at: since + safeWaitMs(order.remitType) };
  const ach = order.status === 'PAYMENT_AUTHORISED' ? achHours[order.fundingType ?? ''] : undefined;
  if (ach !== undefined) return { to: step.to, at: since + hours(ach), by: 'bank' };
  // Cash waits at the agent for the payee.
  if (order.status === 'BANK_ACCEPTED' && order.receiptMethod === 'cash')
    return { to: 'WAIT_RECEIVE', at: since + step.afterMs, by: 'bank' };
  return { to: step.to, at: since + step.afterMs, by: step.by };
}

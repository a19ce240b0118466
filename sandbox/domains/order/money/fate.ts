import { Decimal } from '@/core/decimal';
import { isAwaitingSettlement, isCancelledOrExpired, isNotPayableYet } from '@/domain/statuses/orderSets';

export interface Awaiting {
  status: string;
  paid: boolean;
  /** Source currency, without method fees. */
  total: string;
  /** Earlier parts without fees, short of the price. */
  held: Decimal;
}

export interface Incoming {
  amount: string;
  /** In the requested amount. */
  fee: string;
  /** Booked when it was drawn; now the bank has paid it. */
  drawn?: boolean;
}

/**
 * - `pays`: completes the price with earlier parts; the surplus is returned.
 * - `paysAlone`: is the whole price; earlier parts are returned.
 * - `asks`: the sum differs; the payer decides.
 * - `returnsWithOrder`: the order was closed unpaid and becomes a refund.
 * - `returns`: only this payment is returned.
 * - `waitsForPerson`: the order may not be paid; staff decide.
 */
export type Fate = 'pays' | 'paysAlone' | 'asks' | 'returnsWithOrder' | 'returns' | 'waitsForPerson';

/** `surplus`: above the price, and nobody could get more. */
export function fateOf(order: Awaiting, money: Incoming, surplus = false): Fate {
  if (order.paid) return 'returns';
  if (isCancelledOrExpired(order.status)) return 'returnsWithOrder';
  if (isNotPayableYet(order.status)) return 'waitsForPerson';
  if (!isAwaitingSettlement(order.status)) return 'returns';
  // Nothing else pays it, or it would be sent before the bank has paid.
  if (order.status === 'PAYMENT_AUTHORISED' && !money.drawn) return 'returns';
  const price = new Decimal(order.total).plus(money.fee);
  if (price.equals(order.held.plus(money.amount))) return 'pays';
  if (surplus) return price.equals(money.amount) ? 'paysAlone' : 'pays';
  return price.equals(money.amount) ? 'paysAlone' : 'asks';
}

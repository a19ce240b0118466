import { Decimal } from '@/core/decimal';
import { isAwaitingSettlement, isCancelledOrExpired, isNotPayableYet } from '@/domain/statuses/orderSets';

/** The order before the money arrives. */
export interface Awaiting {
  status: string;
  /** Its price was received before. */
  paid: boolean;
  /** Price in the source currency, without payment method fees. */
  total: string;
  /** Earlier parts without fees that neither pay the price nor were returned. */
  held: Decimal;
}

export interface Incoming {
  amount: string;
  /** Payment method fee within the requested amount. */
  fee: string;
}

/**
 * All outcomes of received money.
 * - `pays`: with earlier parts it completes the price; the order moves on.
 * - `paysAlone`: it is the whole price; earlier parts are returned.
 * - `asks`: the sum differs; the payer decides.
 * - `returnsWithOrder`: the order was closed unpaid and becomes a refund.
 * - `returns`: the order needs no money; only this payment is returned.
 * - `waitsForPerson`: the order may not be paid; staff decide.
 */
export type Fate = 'pays' | 'paysAlone' | 'asks' | 'returnsWithOrder' | 'returns' | 'waitsForPerson';

export function fateOf(order: Awaiting, money: Incoming): Fate {
  if (order.paid) return 'returns';
  if (isCancelledOrExpired(order.status)) return 'returnsWithOrder';
  if (isNotPayableYet(order.status)) return 'waitsForPerson';
  if (!isAwaitingSettlement(order.status)) return 'returns';
  const price = new Decimal(order.total).plus(money.fee);
  if (price.equals(order.held.plus(money.amount))) return 'pays';
  return price.equals(money.amount) ? 'paysAlone' : 'asks';
}

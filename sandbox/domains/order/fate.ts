import { Decimal } from '@/core/decimal';
import { isAwaitingSettlement, isCancelledOrExpired, isNotPayableYet } from '@/domain/statuses/orderSets';

/** An order as money that comes in finds it. */
export interface Awaiting {
  status: string;
  /** Its price has come in before. */
  paid: boolean;
  /** Its price in the source currency, without the fee of a payment method. */
  total: string;
  /** Parts of its price that have come in before, without fees of their methods, and neither pay it nor have gone back. */
  held: Decimal;
}

export interface Incoming {
  amount: string;
  /** The payment method's own fee within the amount that was asked for. */
  fee: string;
}

/**
 * The complete list of what can become of money that has come in.
 * - `pays`: with the parts before it the price is complete, and the order moves on.
 * - `paysAlone`: it is the whole price by itself. The order moves on, the parts before it go back.
 * - `asks`: it is another sum than was asked for. The order waits for its payer's word.
 * - `returnsWithOrder`: the order was closed unpaid. It takes the money and becomes a refund.
 * - `returns`: the order needs no money any more. This payment goes back, the order stays as it is.
 * - `waitsForPerson`: the order may not be paid at all. One of our staff has to look at it.
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

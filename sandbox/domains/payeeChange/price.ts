import { Decimal, roundText } from '@/core/decimal';
import { precisionOf } from '@/domain/currencies';
import type { Row } from '../../db/schema';
import { refuse } from '../../dispatch/refusal';
import type { CallContext } from '../../runtime';
import { heldFor } from '../order/funds';
import { orderRefusals } from '../order/refusals';
import { feeFor, feesOf } from '../rates/quote';

type Price = Partial<Pick<Row<'orders'>, 'fee_amount' | 'total_amount'>>;

/** Once paid, a costlier way of receiving is refused; a cheaper one keeps the price. */
export async function priceFor(
  context: CallContext,
  order: Row<'orders'>,
  payee: Row<'payees'>,
): Promise<Price> {
  if (payee.account_type === order.receipt_method) return {};
  const fees = await feesOf(context.db, {
    sourceCountryCode: order.country_code,
    sourceCurrency: order.source_currency,
  });
  const amount = new Decimal(order.source_amount);
  const feeBy = (accountType: string): Decimal => {
    const { fixed, share } = feeFor(fees, amount, {
      target: order.target_country,
      accountType,
      remitType: order.remit_type,
    });
    return amount.times(share).plus(fixed);
  };
  const more = feeBy(payee.account_type).minus(feeBy(order.receipt_method ?? 'bank'));
  if (more.isZero()) return {};
  const paid = order.paid_at !== null || !(await heldFor(context, order.id)).isZero();
  if (paid) return more.gt(0) ? refuse(orderRefusals.dearerPayee) : {};
  const inSource = (value: Decimal): string => roundText(value, precisionOf(order.source_currency));
  return {
    fee_amount: inSource(Decimal.max(0, more.plus(order.fee_amount))),
    total_amount: inSource(more.plus(order.total_amount)),
  };
}

export const priceShown = (order: Row<'orders'>, price: Price) =>
  price.fee_amount === undefined || price.total_amount === undefined
    ? {}
    : {
        feeAmount: { amount: price.fee_amount, currencyCode: order.source_currency },
        totalAmount: { amount: price.total_amount, currencyCode: order.source_currency },
      };

import { Decimal, roundText } from '@/core/decimal';
import { money } from '@/core/money';
import { discountOf, totalOf } from '@/core/quote';
import { precisionOf } from '@/domain/countries/currencies';
import type { Row } from '../../db/schema';
import { refuse } from '../../dispatch/refusal';
import type { CallContext } from '../../runtime';
import { heldFor } from '../order/money/funds';
import { orderRefusals } from '../order/refusals';
import { couponUseOf } from '../order/reprice';
import { feeFor, feesOf } from '../rates/quote';

type Price = Partial<Pick<Row<'orders'>, 'feeAmount' | 'discountAmount' | 'totalAmount'>>;

/** Once paid, costlier ways are refused; cheaper ones keep the price. */
export async function priceFor(
  context: CallContext,
  order: Row<'orders'>,
  payee: Row<'payees'>,
): Promise<Price> {
  if (payee.accountType === order.receiptMethod) return {};
  const fees = await feesOf(context.db, {
    sourceCountryCode: order.countryCode,
    sourceCurrency: order.sourceCurrency,
  });
  const amount = new Decimal(order.sourceAmount);
  const feeBy = (accountType: string): Decimal => {
    const { fixed, share } = feeFor(fees, amount, {
      target: order.targetCountry,
      accountType,
      remitType: order.remitType,
    });
    return amount.times(share).plus(fixed);
  };
  const more = feeBy(payee.accountType).minus(feeBy(order.receiptMethod ?? 'bank'));
  if (more.isZero()) return {};
  const paid = order.paidAt !== null || !(await heldFor(context, order.id)).isZero();
  if (paid) return more.gt(0) ? refuse(orderRefusals.dearerPayee) : {};
  const decimals = precisionOf(order.sourceCurrency);
  const feeAmount = roundText(Decimal.max(0, more.plus(order.feeAmount)), decimals);
  const coupon = await couponUseOf(context, order);
  const inSource = (value: string) => money(order.sourceCurrency, value);
  const [source, fee] = [inSource(order.sourceAmount), inSource(feeAmount)];
  // A coupon off the fee takes at most the fee.
  const discountAmount = coupon
    ? roundText(discountOf(source, fee, coupon, decimals).amount, decimals)
    : order.discountAmount;
  const totalAmount = totalOf(source, fee, inSource(discountAmount), decimals).amount;
  return { feeAmount, discountAmount, totalAmount };
}

export const priceShown = (order: Row<'orders'>, price: Price) =>
  price.feeAmount === undefined || price.totalAmount === undefined
    ? {}
    : {
        feeAmount: { amount: price.feeAmount, currencyCode: order.sourceCurrency },
        totalAmount: { amount: price.totalAmount, currencyCode: order.sourceCurrency },
      };

import { precisionOf } from '@/domain/currencies';
import { Decimal, roundText } from '@/core/decimal';
import { money } from '@/core/money';
import { quoteSend } from '@/core/quote';
import { rate as makeRate } from '@/core/rate';
import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { feeFor, feesOf } from '../rates/quote';
import { couponUseOf, pricedAt } from './reprice';
import { corridorOf } from './rules';

type Actual = Pick<
  Row<'orders'>,
  'source_amount' | 'target_amount' | 'fee_amount' | 'discount_amount' | 'total_amount' | 'rate' | 'coupon_id'
>;

/** A percentage fee converges to the cent within three steps. */
const MOST_STEPS = 6;

/** At the order's rate; the coupon counts above its minimum. `received` excludes payment method fees. */
export async function pricedFor(work: Work, order: Row<'orders'>, received: Decimal): Promise<Actual> {
  if (received.equals(order.total_amount)) return order;
  const currency = order.source_currency;
  const fees = await feesOf(work.db, { sourceCountryCode: order.country_code, sourceCurrency: currency });
  const coupon = await couponUseOf(work, order);
  const plain =
    coupon?.effect.kind === 'rate'
      ? new Decimal(order.rate).minus(coupon.effect.amount).toFixed()
      : order.rate;
  const terms = {
    rate: makeRate(currency, order.target_currency, plain, {
      base: order.rate_base,
      accuracy: order.rate_accuracy,
    }),
    sourceDecimals: precisionOf(currency),
    targetDecimals: precisionOf(order.target_currency),
    ...(coupon ? { coupon } : {}),
  };
  const priceOf = (source: Decimal) => {
    const fee = feeFor(fees, source, corridorOf(order));
    const amount = money(currency, Decimal.max(0, source).toFixed());
    return quoteSend(amount, { ...terms, fee: { currencyCode: currency, ...fee } });
  };
  const ofPrice = (price: ReturnType<typeof priceOf>): Decimal =>
    received.minus(price.feeAmount.amount).plus(price.discountAmount.amount);
  let price = priceOf(received);
  for (let step = 0; step < MOST_STEPS && !received.equals(price.totalAmount.amount); step += 1)
    price = priceOf(ofPrice(price));
  const amounts = {
    source_amount: roundText(ofPrice(price), terms.sourceDecimals),
    fee_amount: price.feeAmount.amount,
    discount_amount: price.discountAmount.amount,
    total_amount: roundText(received, terms.sourceDecimals),
    coupon_id: price.couponApplied ? order.coupon_id : null,
  };
  return { ...amounts, ...pricedAt({ ...order, ...amounts }, price.rate.value) };
}

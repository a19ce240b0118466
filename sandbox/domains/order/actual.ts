import { precisionOf } from '@/domain/countries/currencies';
import { Decimal, roundText } from '@/core/decimal';
import { money } from '@/core/money';
import { quoteSend } from '@/core/quote';
import { rate as makeRate } from '@/core/rate';
import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { feeFor, feesOf } from '../rates/quote';
import { couponUseOf, pricedAt } from './reprice';
import { canGet } from './limits/payee';
import { corridorOf } from './limits/rules';

type Actual = Pick<
  Row<'orders'>,
  'sourceAmount' | 'targetAmount' | 'feeAmount' | 'discountAmount' | 'totalAmount' | 'rate' | 'couponId'
>;

/** A percentage fee converges to the cent within three. */
const MOST_STEPS = 6;

/** At the order's rate; the coupon counts above its minimum. `received` excludes method fees. */
export async function pricedFor(work: Work, order: Row<'orders'>, received: Decimal): Promise<Actual> {
  if (received.equals(order.totalAmount)) {
    const { sourceAmount, targetAmount, feeAmount, discountAmount, totalAmount, rate, couponId } = order;
    return { sourceAmount, targetAmount, feeAmount, discountAmount, totalAmount, rate, couponId };
  }
  const currency = order.sourceCurrency;
  const fees = await feesOf(work.db, { sourceCountryCode: order.countryCode, sourceCurrency: currency });
  const coupon = await couponUseOf(work, order);
  const plain =
    coupon?.effect.kind === 'rate'
      ? new Decimal(order.rate).minus(coupon.effect.amount).toFixed()
      : order.rate;
  const terms = {
    rate: makeRate(currency, order.targetCurrency, plain, {
      base: order.rateBase,
      accuracy: order.rateAccuracy,
    }),
    sourceDecimals: precisionOf(currency),
    targetDecimals: precisionOf(order.targetCurrency),
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
    sourceAmount: roundText(ofPrice(price), terms.sourceDecimals),
    feeAmount: price.feeAmount.amount,
    discountAmount: price.discountAmount.amount,
    totalAmount: roundText(received, terms.sourceDecimals),
    couponId: price.couponApplied ? order.couponId : null,
  };
  return { ...amounts, ...pricedAt({ ...order, ...amounts }, price.rate.value) };
}

/** The amount that would arrive; undefined where the payee cannot take it. */
export async function targetFor(
  work: Work,
  order: Row<'orders'>,
  received: Decimal,
): Promise<string | undefined> {
  const { targetAmount } = await pricedFor(work, order, received);
  return (await canGet(work, order, targetAmount)) ? targetAmount : undefined;
}

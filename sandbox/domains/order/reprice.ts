import { precisionOf } from '@/domain/currencies';
import { RATE_TOLERANCE_PERCENT } from '@/domain/rateLock';
import { Decimal, roundText } from '@/core/decimal';
import type { CouponUse } from '@/core/quote';
import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { couponUse } from '../coupon/use';
import { quoteLifeMs } from '../rates/quote';
import { businessRate, marginOf, productOf, rateRow } from '../rates/rateWalk';
import { changedExtra, extraOf } from './extra';

/** Whether the rate of an order holds at a moment: locked by its payer, or promised with the price for its first minutes. */
export const rateHolds = (
  order: Pick<Row<'orders'>, 'rate_locked_until_at' | 'extra'>,
  at: number,
): boolean => Math.max(order.rate_locked_until_at ?? 0, extraOf(order).promisedUntil ?? Infinity) >= at;

export type Guarantee = 'guaranteed' | 'timedOut' | 'invalid';

/** The guarantee of an order's rate as its payer sees it (specification, flows, 4.7). */
export function guaranteeOf(
  order: Pick<Row<'orders'>, 'rate_locked_until_at' | 'paid_at' | 'extra'>,
  closed: boolean,
  now: number,
): Guarantee {
  const until = order.rate_locked_until_at;
  if (until === null || closed) return 'invalid';
  return (order.paid_at ?? now) <= until ? 'guaranteed' : 'timedOut';
}

type Priced = Pick<Row<'orders'>, 'rate' | 'target_amount'>;

/** An order at another rate: what is sent stays, what arrives follows. */
export const pricedAt = (
  order: Pick<Row<'orders'>, 'source_amount' | 'rate_base' | 'target_currency'>,
  rate: string,
): Priced => ({
  rate,
  target_amount: roundText(
    new Decimal(order.source_amount).times(rate).div(order.rate_base),
    precisionOf(order.target_currency),
    'down',
  ),
});

/** Effect of an order's coupon, if it has one, on its price. */
export async function couponUseOf(
  { db }: Pick<Work, 'db'>,
  { coupon_id: id }: Pick<Row<'orders'>, 'coupon_id'>,
): Promise<CouponUse | undefined> {
  if (id === null) return undefined;
  const coupon = await db
    .selectFrom('coupons')
    .select(['type', 'amount', 'min_amount'])
    .where('id', '=', id)
    .executeTakeFirst();
  return coupon && couponUse(coupon);
}

/** The rate a new order of this kind would be made at, with what its coupon adds. */
async function rateNow(work: Work, order: Row<'orders'>): Promise<string> {
  const row = await rateRow(work.db, order.source_currency, order.target_currency);
  const margin = await marginOf(work.db, productOf[order.remit_type as keyof typeof productOf]);
  const plain = businessRate(row, work.runtime.seed, work.now, margin);
  const effect = (await couponUseOf(work, order))?.effect;
  return effect?.kind === 'rate' ? new Decimal(plain).plus(effect.amount).toFixed() : plain;
}

type AtPayment = { asks: boolean; set: Partial<Priced & { extra: string }> };

/**
 * Decides an order's rate when its money comes in. `asks`: it has moved further than its payer was told it may, and
 * they have to say yes to the new one first. `set` belongs to the move that follows.
 */
export async function rateAtPayment(work: Work, order: Row<'orders'>): Promise<AtPayment> {
  if (rateHolds(order, work.now)) return { asks: false, set: {} };
  const rate = await rateNow(work, order);
  const moved = new Decimal(rate).div(order.rate).minus(1).abs().times(100);
  const extra = changedExtra(order, { askedRate: rate, askedUntil: work.now + quoteLifeMs });
  return moved.gt(RATE_TOLERANCE_PERCENT)
    ? { asks: true, set: { extra } }
    : { asks: false, set: pricedAt(order, rate) };
}

/** The same when the payer says yes: to the rate they were asked about, or to an amount at the order's own. */
export async function rateAtYes(work: Work, order: Row<'orders'>): Promise<AtPayment> {
  const { askedRate, askedUntil = 0 } = extraOf(order);
  if (askedRate === undefined) return rateAtPayment(work, order);
  const answered = { extra: changedExtra(order, { askedRate: undefined, askedUntil: undefined }) };
  if (askedUntil >= work.now) return { asks: false, set: { ...pricedAt(order, askedRate), ...answered } };
  // Nobody keeps a question open to see which way the rate goes.
  const { asks, set } = await rateAtPayment(work, { ...order, rate: askedRate });
  return { asks, set: asks ? set : { ...set, ...answered } };
}

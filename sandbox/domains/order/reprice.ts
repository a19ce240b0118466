import { precisionOf } from '@/domain/countries/currencies';
import { RATE_TOLERANCE_PERCENT } from '@/domain/rateLock';
import { Decimal, roundText } from '@/core/decimal';
import type { CouponUse } from '@/core/quote';
import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { couponUse } from '../coupon/use';
import { quoteLifeMs } from '../rates/quote';
import { businessRate, marginOf, midMarketRate, productOf, rateRow } from '../rates/rateWalk';
import { changedExtra, extraOf } from './extra';
import { canGet, canGetUnasked } from './limits/payee';

/** Locked, or within the price's first minutes. */
export const rateHolds = (order: Pick<Row<'orders'>, 'rateLockedUntilAt' | 'extra'>, at: number): boolean =>
  Math.max(order.rateLockedUntilAt ?? 0, extraOf(order).promisedUntil ?? Infinity) >= at;

export type Guarantee = 'guaranteed' | 'timedOut' | 'invalid';

/** Specification, flows, 4.7. */
export function guaranteeOf(
  order: Pick<Row<'orders'>, 'rateLockedUntilAt' | 'paidAt' | 'extra'>,
  closed: boolean,
  now: number,
): Guarantee {
  const until = order.rateLockedUntilAt;
  if (until === null || closed) return 'invalid';
  return (order.paidAt ?? now) <= until ? 'guaranteed' : 'timedOut';
}

type Priced = Pick<Row<'orders'>, 'rate' | 'targetAmount'>;

/** The sent amount stays. */
export const pricedAt = (
  order: Pick<Row<'orders'>, 'sourceAmount' | 'rateBase' | 'targetCurrency'>,
  rate: string,
): Priced => ({
  rate,
  targetAmount: roundText(
    new Decimal(order.sourceAmount).times(rate).div(order.rateBase),
    precisionOf(order.targetCurrency),
    'down',
  ),
});

export async function couponUseOf(
  { db }: Pick<Work, 'db'>,
  { couponId: id }: Pick<Row<'orders'>, 'couponId'>,
): Promise<CouponUse | undefined> {
  if (id === null) return undefined;
  const coupon = await db
    .selectFrom('coupons')
    .select(['type', 'amount', 'minAmount'])
    .where('id', '=', id)
    .executeTakeFirst();
  return coupon && couponUse(coupon);
}

const marketRateIn = (work: Work, row: Row<'rates'>): string =>
  midMarketRate(row, work.runtime.seed, work.now);

async function ratesNow(work: Work, order: Row<'orders'>): Promise<{ rate: string; marketRate: string }> {
  const row = await rateRow(work.db, order.sourceCurrency, order.targetCurrency);
  const margin = await marginOf(work.db, productOf[order.remitType as keyof typeof productOf]);
  const plain = businessRate(row, work.runtime.seed, work.now, margin);
  const effect = (await couponUseOf(work, order))?.effect;
  return {
    rate: effect?.kind === 'rate' ? new Decimal(plain).plus(effect.amount).toFixed() : plain,
    marketRate: marketRateIn(work, row),
  };
}

/**
 * Beyond the tolerance the payer must accept first (`asks`), unless the payee could not take what arrives then
 * (`goesBack`). `set` belongs to the move that lets the order go on.
 */
interface AtPayment {
  then: 'goesOn' | 'asks' | 'goesBack';
  set: Partial<Priced & { marketRate: string; extra: string }>;
}

export async function rateAtPayment(
  work: Work,
  order: Row<'orders'>,
  /** `at`: when the money came, if that is looked at later. */
  { gets = canGetUnasked, at = work.now }: { gets?: typeof canGet; at?: number } = {},
): Promise<AtPayment> {
  if (rateHolds(order, at)) return { then: 'goesOn', set: {} };
  const { rate, marketRate } = await ratesNow({ ...work, now: at }, order);
  const moved = new Decimal(rate).div(order.rate).minus(1).abs().times(100);
  const priced = { ...pricedAt(order, rate), marketRate };
  // A school and a request card wait for their own sum, and a wallet may hold no more.
  if (moved.lte(RATE_TOLERANCE_PERCENT))
    return { then: 'goesOn', set: (await gets(work, order, priced.targetAmount)) ? priced : {} };
  if (!(await canGet(work, order, priced.targetAmount))) return { then: 'goesBack', set: priced };
  const extra = changedExtra(order, { askedRate: rate, askedUntil: work.now + quoteLifeMs });
  return { then: 'asks', set: { extra } };
}

export async function rateAtYes(work: Work, order: Row<'orders'>): Promise<AtPayment> {
  const { askedRate, askedUntil = 0 } = extraOf(order);
  if (askedRate === undefined) return rateAtPayment(work, order);
  const answered = { extra: changedExtra(order, { askedRate: undefined, askedUntil: undefined }) };
  const row = await rateRow(work.db, order.sourceCurrency, order.targetCurrency);
  const asked = { ...pricedAt(order, askedRate), marketRate: marketRateIn(work, row), ...answered };
  if (askedUntil >= work.now) return { then: 'goesOn', set: asked };
  // An expired offer is priced again.
  const { then, set } = await rateAtPayment(work, { ...order, rate: askedRate }, { gets: canGet });
  return { then, set: then === 'goesOn' ? { ...asked, ...set } : set };
}

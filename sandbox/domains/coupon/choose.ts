import type { CallAnswer, CallParams } from '@/contracts/calls';
import { Decimal, roundText } from '@/core/decimal';
import { bettersRate } from '@/domain/coupons';
import { precisionOf } from '@/domain/countries/currencies';
import type { Row } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { feeFor, feesOf } from '../rates/quote';
import { businessRate, marginOf, productOf, rateRow } from '../rates/rateWalk';
import { couponObstacle, giftsUsedElsewhere } from './spend';
import { minimumOf } from './use';
import { couponView } from './view';

/** In the source currency. */
function savingOf(coupon: Row<'coupons'>, use: { amount: Decimal; fee: Decimal; rate: Decimal }): Decimal {
  if (coupon.type === 2) return Decimal.min(coupon.amount, use.fee);
  if (bettersRate(coupon.type)) return use.amount.times(coupon.amount).div(use.rate.plus(coupon.amount));
  return new Decimal(coupon.amount);
}

export async function queryOrder(
  context: CallContext,
  params: CallParams<'coupon.queryOrder'>,
): Promise<CallAnswer<'coupon.queryOrder'>> {
  const { db, now, payerId, runtime } = context;
  const pair = await rateRow(db, params.sourceCurrency, params.targetCurrency);
  const rate = new Decimal(
    businessRate(pair, runtime.seed, now, await marginOf(db, productOf[params.remitType])),
  );
  const amount = new Decimal(params.sourceAmount);
  const { fixed, share } = feeFor(await feesOf(db, params), amount, {
    target: params.targetCountryCode,
    accountType: params.accountType ?? 'bank',
    remitType: params.remitType,
  });
  const use = { amount, fee: amount.times(share).plus(fixed), rate };
  const rows = await db
    .selectFrom('coupons')
    .selectAll()
    .where('payerId', '=', payerId)
    .where('status', '=', 'UNUSED')
    .where('expiresAt', '>', now)
    .orderBy('expiresAt')
    .orderBy('id')
    .execute();
  const usedElsewhere = await giftsUsedElsewhere(context, payerId);
  const judged = rows.map((row) => {
    const obstacle = couponObstacle(row, {
      now,
      usedElsewhere,
      sourceCountry: params.sourceCountryCode,
      targetCountry: params.targetCountryCode,
      sourceCurrency: params.sourceCurrency,
      reachesMinimum: amount.gte(minimumOf(row)),
    });
    return { row, obstacle, saves: obstacle === null ? savingOf(row, use) : new Decimal(0) };
  });
  // Stable: equal savings keep order of expiry.
  const sorted = judged.sort(
    (a, b) => Number(a.obstacle !== null) - Number(b.obstacle !== null) || b.saves.cmp(a.saves),
  );
  const best = sorted[0];
  return {
    bestCouponId: best && best.obstacle === null ? best.row.id : undefined,
    list: sorted.map(({ row, obstacle, saves }) => ({
      ...couponView(row, context.lang),
      usable: obstacle === null,
      obstacle: obstacle ?? undefined,
      saves: roundText(saves, precisionOf(params.sourceCurrency), 'down'),
    })),
  };
}

/** Dismisses those in `seen`. */
export async function elasticLayer(
  { db, now, payerId, lang }: CallContext,
  { seen }: CallParams<'coupon.elasticLayer'>,
): Promise<CallAnswer<'coupon.elasticLayer'>> {
  if (seen?.length)
    await db
      .updateTable('coupons')
      .set({ seenAt: now })
      .where('payerId', '=', payerId)
      .where('id', 'in', seen)
      .where('seenAt', 'is', null)
      .execute();
  const rows = await db
    .selectFrom('coupons')
    .selectAll()
    .where('payerId', '=', payerId)
    .where('status', '=', 'UNUSED')
    .where('expiresAt', '>', now)
    .where('seenAt', 'is', null)
    .orderBy('expiresAt')
    .orderBy('id')
    .execute();
  return {
    show: rows.length > 0,
    list: rows.map((row) => couponView(row, lang)),
  };
}

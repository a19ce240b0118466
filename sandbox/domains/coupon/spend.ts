import { isEndedUnpaid } from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { couponRefusals } from './refusals';

/** null when it can be used. */
export type CouponObstacle = 'used' | 'expired' | 'currency' | 'source' | 'target' | 'minimum';

export interface CouponUseCase {
  now: number;
  sourceCountry?: string | undefined;
  targetCountry?: string | undefined;
  sourceCurrency?: string | undefined;
  /** Absent without an amount. */
  reachesMinimum?: boolean | undefined;
}

export function couponObstacle(coupon: Row<'coupons'>, use: CouponUseCase): CouponObstacle | null {
  const differs = (own: string | null, wanted: string | undefined) =>
    own !== null && wanted !== undefined && own !== wanted;
  if (coupon.status !== 'UNUSED') return 'used';
  if (coupon.expires_at <= use.now) return 'expired';
  if (differs(coupon.currency, use.sourceCurrency)) return 'currency';
  if (differs(coupon.source_country, use.sourceCountry)) return 'source';
  if (differs(coupon.target_country, use.targetCountry)) return 'target';
  return use.reachesMinimum === false ? 'minimum' : null;
}

/** Call in the order's transaction. */
export async function spendCoupon(
  work: Pick<Work, 'db' | 'now'>,
  spent: { couponId: string; payerId: string; orderId: string },
): Promise<void> {
  const row = await work.db
    .updateTable('coupons')
    .set({ status: 'USED', used_order_id: spent.orderId })
    .where('id', '=', spent.couponId)
    .where('payer_id', '=', spent.payerId)
    .where('status', '=', 'UNUSED')
    .where('expires_at', '>', work.now)
    .returning('id')
    .executeTakeFirst();
  if (!row) refuse(couponRefusals.notUsable);
}

export const giveBackCoupon = (work: Pick<Work, 'db'>, couponId: string, orderId: string) =>
  work.db
    .updateTable('coupons')
    .set({ status: 'UNUSED', used_order_id: null })
    .where('id', '=', couponId)
    .where('used_order_id', '=', orderId)
    .execute();

/** A late payment takes the coupon again. */
export async function couponFollowsOrder(
  work: Work,
  order: Row<'orders'>,
  from: string | null,
): Promise<void> {
  if (!order.coupon_id) return;
  if (isEndedUnpaid(order.status)) {
    await giveBackCoupon(work, order.coupon_id, order.id);
  } else if (from !== null && isEndedUnpaid(from) && order.status === 'PAYMENT_RECEIVED') {
    await work.db
      .updateTable('coupons')
      .set({ status: 'USED', used_order_id: order.id })
      .where('id', '=', order.coupon_id)
      .where('used_order_id', 'is', null)
      .execute();
  }
}

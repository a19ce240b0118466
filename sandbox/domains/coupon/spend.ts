import type { CouponOrigin } from '@/contracts/entities/coupon';
import { isClosed, isGoingOn, isRefund } from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { accountsOfPerson } from '../kyc/person';
import { couponRefusals } from './refusals';

/** Once a person, whichever account it came to. */
const onceAPerson: readonly CouponOrigin[] = ['welcome', 'invited', 'code', 'offer'];

const giftOf = ({ origin, code }: Pick<Row<'coupons'>, 'origin' | 'code'>): string => `${origin} ${code}`;

/** By other accounts of the same person, as `giftOf`. */
export async function giftsUsedElsewhere(
  { db }: Pick<Work, 'db'>,
  payerId: string,
): Promise<ReadonlySet<string>> {
  const others = (await accountsOfPerson({ db }, payerId)).filter((id) => id !== payerId);
  if (others.length === 0) return new Set();
  const used = await db
    .selectFrom('coupons')
    .select(['origin', 'code'])
    .distinct()
    .where('payerId', 'in', others)
    .where('origin', 'in', onceAPerson)
    .where('status', '=', 'USED')
    .execute();
  return new Set(used.map(giftOf));
}

export const isUsedElsewhere = async (
  work: Pick<Work, 'db'>,
  payerId: string,
  gift: Pick<Row<'coupons'>, 'origin' | 'code'>,
): Promise<boolean> => (await giftsUsedElsewhere(work, payerId)).has(giftOf(gift));

/** null when it can be used. */
export type CouponObstacle = 'used' | 'expired' | 'currency' | 'source' | 'target' | 'minimum';

export interface CouponUseCase {
  now: number;
  /** By the person's other accounts. */
  usedElsewhere: ReadonlySet<string>;
  sourceCountry?: string | undefined;
  targetCountry?: string | undefined;
  sourceCurrency?: string | undefined;
  /** Absent without an amount. */
  reachesMinimum?: boolean | undefined;
}

export function couponObstacle(coupon: Row<'coupons'>, use: CouponUseCase): CouponObstacle | null {
  const differs = (own: string | null, wanted: string | undefined) =>
    own !== null && wanted !== undefined && own !== wanted;
  if (coupon.status !== 'UNUSED' || use.usedElsewhere.has(giftOf(coupon))) return 'used';
  if (coupon.expiresAt <= use.now) return 'expired';
  if (differs(coupon.currency, use.sourceCurrency)) return 'currency';
  if (differs(coupon.sourceCountry, use.sourceCountry)) return 'source';
  if (differs(coupon.targetCountry, use.targetCountry)) return 'target';
  return use.reachesMinimum === false ? 'minimum' : null;
}

/** In the order's transaction. */
export async function spendCoupon(
  work: Pick<Work, 'db' | 'now'>,
  spent: { couponId: string; payerId: string; orderId: string },
): Promise<void> {
  const row = await work.db
    .updateTable('coupons')
    .set({ status: 'USED', usedOrderId: spent.orderId })
    .where('id', '=', spent.couponId)
    .where('payerId', '=', spent.payerId)
    .where('status', '=', 'UNUSED')
    .where('expiresAt', '>', work.now)
    .returning(['origin', 'code'])
    .executeTakeFirst();
  if (!row || (await isUsedElsewhere(work, spent.payerId, row))) refuse(couponRefusals.notUsable);
}

export const giveBackCoupon = (work: Pick<Work, 'db'>, couponId: string, orderId: string) =>
  work.db
    .updateTable('coupons')
    .set({ status: 'UNUSED', usedOrderId: null })
    .where('id', '=', couponId)
    .where('usedOrderId', '=', orderId)
    .execute();

/** A returned one may serve another order by now, or its person have used another account's. */
export async function assertCouponFree(
  { db }: Pick<Work, 'db'>,
  { id, couponId, payerId }: Pick<Row<'orders'>, 'id' | 'couponId' | 'payerId'>,
): Promise<void> {
  const coupon = await db
    .selectFrom('coupons')
    .select(['usedOrderId', 'origin', 'code'])
    .where('id', '=', couponId)
    .executeTakeFirst();
  if (!coupon || coupon.usedOrderId === id) return;
  if (coupon.usedOrderId !== null || (await isUsedElsewhere({ db }, payerId, coupon)))
    refuse(couponRefusals.notUsable);
}

const isOver = (status: string): boolean => isClosed(status) || isRefund(status);

/** An order that ends unpaid gives it back, and takes it again to go on. */
export async function couponFollowsOrder(
  work: Work,
  order: Row<'orders'>,
  from: string | null,
): Promise<void> {
  if (!order.couponId) return;
  if (isOver(order.status) && order.paidAt === null) {
    await giveBackCoupon(work, order.couponId, order.id);
  } else if (from !== null && isOver(from) && isGoingOn(order.status)) {
    await work.db
      .updateTable('coupons')
      .set({ status: 'USED', usedOrderId: order.id })
      .where('id', '=', order.couponId)
      .where('usedOrderId', 'is', null)
      .execute();
  }
}

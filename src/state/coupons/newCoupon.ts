import { couponElasticLayer } from '@/contracts/calls/services/couponLayer';
import { call } from '../client/client';
import type { Coupon } from './takeCoupon';

/** Coupons given unasked. Who registers, types a code or claims an offer is told there and then. */
const unasked: readonly Coupon['origin'][] = ['gift', 'invitation'];

/** The new coupon that ends first and has not been put away; none where the server does not answer. */
export const newCoupon = (): Promise<Coupon | undefined> =>
  call(couponElasticLayer, {}).then(
    ({ list }) => list.find(({ origin }) => unasked.includes(origin)),
    () => undefined,
  );

/** For good. Where the server does not hear of it, the coupon comes once more. */
export function putCouponAway(couponId: string): void {
  call(couponElasticLayer, { seen: [couponId] }).catch(() => undefined);
}

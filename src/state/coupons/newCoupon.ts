import { couponElasticLayer } from '@/contracts/calls/coupon/layer';
import { write } from '../queries/write';
import type { Coupon } from './takeCoupon';

/** Others are announced where earned. */
const unasked: readonly Coupon['origin'][] = ['gift', 'invitation'];

/** The unseen one that ends first; undefined on failure too. */
export const newCoupon = (): Promise<Coupon | undefined> =>
  write(couponElasticLayer, {}).then(
    ({ list }) => list.find(({ origin }) => unasked.includes(origin)),
    () => undefined,
  );

/** A lost call shows it once more. */
export const putCouponAway = (couponId: string): Promise<void> =>
  write(couponElasticLayer, { seen: [couponId] }).then(
    () => undefined,
    () => undefined,
  );

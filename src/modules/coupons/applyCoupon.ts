import { type Coupon, takeCoupon } from '@/state/coupons/takeCoupon';
import { navigate } from '@/state/navigation';

export function applyCoupon(coupon: Coupon): Promise<void> {
  takeCoupon(coupon);
  return navigate('tabbar', { tab: 'remit' });
}

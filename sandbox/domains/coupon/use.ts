import { Decimal } from '@/core/decimal';
import type { CouponEffect, CouponUse } from '@/core/quote';
import { bettersRate } from '@/domain/coupons';
import type { Row } from '../../db/schema';

function effectOf({ type, amount }: Pick<Row<'coupons'>, 'type' | 'amount'>): CouponEffect {
  if (type === 2) return { kind: 'fee', amount };
  return bettersRate(type) ? { kind: 'rate', amount } : { kind: 'cash', amount };
}

type Priced = Pick<Row<'coupons'>, 'type' | 'amount' | 'minAmount'>;

/** Cash coupons never pay a whole transfer. */
export const minimumOf = (coupon: Priced): string =>
  effectOf(coupon).kind === 'cash'
    ? Decimal.max(coupon.amount, coupon.minAmount).toFixed()
    : coupon.minAmount;

export const couponUse = (coupon: Priced): CouponUse => ({
  effect: effectOf(coupon),
  minSourceAmount: minimumOf(coupon),
});

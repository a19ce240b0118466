import * as v from 'valibot';
import { countryCode, currencyCode, decimalText, identifier, instant, shortText } from './base';

const couponOrigin = v.picklist(['welcome', 'invitation', 'invited', 'code', 'offer', 'gift']);
export type CouponOrigin = v.InferOutput<typeof couponOrigin>;

export const coupon = {
  couponId: identifier,
  /** 1 cash, 2 fee, 3 rate, 4 prize, 5 deduction, 6 and 7 diamond rate. */
  type: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
  title: shortText,
  amount: decimalText,
  currencyCode,
  minSourceAmount: decimalText,
  expiresAt: instant,
  targetCountry: v.optional(countryCode),
  origin: v.optional(couponOrigin),
};

import * as v from 'valibot';
import { jsonb } from '../../db/jsonb';

/** `type`: 1 cash, 2 fee, 3 rate, 4 prize, 5 deduction, 6 and 7 diamond rate. */
export const couponTemplate = jsonb(
  v.object({
    type: v.number(),
    /** For the console; payers read `couponTitle`. */
    name: v.string(),
    /** Rate coupons: added to the rate. */
    amount: v.string(),
    /** Source currency. */
    currency: v.string(),
    minAmount: v.string(),
    sourceCountry: v.optional(v.string()),
    targetCountry: v.optional(v.string()),
    validDays: v.number(),
  }),
);
export type CouponTemplate = ReturnType<typeof couponTemplate.read>;

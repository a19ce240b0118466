import * as v from 'valibot';
import { countryCode, identifier, instant } from '../../entities/base';
import { defineCall } from '../defineCall';

const quiet = { hideLoading: true, softError: true } as const;

/** `activityCode` takes it, once a payer. */
export const activityPlatformCoupon = defineCall({
  name: 'activity.platformCoupon',
  effect: 'write',
  changes: ['coupon'],
  method: 'POST',
  path: '/web/activity/platform/coupon/v2',
  owner: 'activity',
  idempotent: true,
  flags: quiet,
  params: v.object({ countryCode, activityCode: v.optional(identifier) }),
  answer: v.object({
    list: v.array(
      v.object({
        activityCode: identifier,
        title: v.string(),
        content: v.string(),
        endsAt: instant,
        remaining: v.number(),
        claimed: v.boolean(),
        couponId: v.optional(identifier),
      }),
    ),
  }),
});

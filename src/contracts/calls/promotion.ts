import * as v from 'valibot';
import { couponCodeShape } from '@/core/validation/patterns';
import {
  corridor,
  countryCode,
  currencyCode,
  decimalText,
  identifier,
  instant,
  remitType,
  shortText,
} from '../entities/base';
import { coupon } from '../entities/coupon';
import { defineCall } from './defineCall';

const quiet = { hideLoading: true, softError: true } as const;

export const couponObstacleName = v.picklist(['used', 'expired', 'currency', 'source', 'target', 'minimum']);

/** All unused coupons; usable ones first, best on top. */
export const couponQueryOrder = defineCall({
  name: 'coupon.queryOrder',
  effect: 'read',
  shows: ['coupon'],
  method: 'POST',
  path: '/web/coupon/query/order',
  owner: 'coupon',
  flags: { hideLoading: true, softError: true },
  params: v.object({
    ...corridor,
    sourceAmount: decimalText,
    remitType,
    accountType: v.optional(shortText),
  }),
  answer: v.object({
    bestCouponId: v.optional(identifier),
    list: v.array(
      v.object({
        ...coupon,
        usable: v.boolean(),
        obstacle: v.optional(couponObstacleName),
        /** In the source currency. */
        saves: decimalText,
      }),
    ),
  }),
});

export const couponQueryPayer = defineCall({
  name: 'coupon.queryPayer',
  effect: 'read',
  shows: ['coupon'],
  method: 'POST',
  path: '/web/coupon/query/payer',
  owner: 'coupon',
  flags: { hideLoading: true, softError: true },
  params: v.object({
    sourceCurrency: v.optional(currencyCode),
    targetCountry: v.optional(countryCode),
    sourceAmount: v.optional(decimalText),
    status: v.optional(v.picklist(['UNUSED', 'USED', 'EXPIRED'])),
  }),
  answer: v.object({
    serverTime: instant,
    list: v.array(
      v.object({
        ...coupon,
        usable: v.boolean(),
      }),
    ),
  }),
});

/** `activityCode` takes the coupon, once a payer. */
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

/** `seenId` dismisses one for good. */
export const activityOrderPopUp = defineCall({
  name: 'activity.orderPopUp',
  effect: 'write',
  changes: [],
  method: 'GET',
  path: '/web/popUp/order/details',
  owner: 'activity',
  idempotent: true,
  flags: quiet,
  params: v.object({ seqNo: identifier, seenId: v.optional(identifier) }),
  answer: v.object({
    popUp: v.optional(
      v.object({
        id: identifier,
        kind: v.picklist(['deadline', 'invite', 'collect', 'refund']),
        status: v.string(),
        title: v.string(),
        content: v.string(),
        link: v.string(),
      }),
    ),
  }),
});

/** Most urgent first. */
export const activityPendingRemind = defineCall({
  name: 'activity.pendingRemind',
  effect: 'read',
  shows: ['coupon', 'kyc', 'order'],
  method: 'POST',
  path: '/web/pending/remind',
  owner: 'activity',
  flags: quiet,
  params: v.object({ countryCode: v.optional(countryCode) }),
  answer: v.object({
    list: v.array(
      v.object({
        kind: v.picklist(['kyc', 'document', 'order', 'collect', 'coupon']),
        count: v.number(),
        seqNo: v.optional(identifier),
        deadline: v.optional(instant),
      }),
    ),
  }),
});

export const couponExchange = defineCall({
  name: 'coupon.exchange',
  effect: 'write',
  changes: ['coupon'],
  method: 'GET',
  path: '/web/coupon/code/exchange/{couponCode}',
  owner: 'coupon',
  flags: { softError: true },
  params: v.object({ couponCode: v.pipe(v.string(), v.regex(couponCodeShape)) }),
  answer: v.object({ couponId: identifier, title: shortText }),
});

/** Counted once a device and action. */
export const inviteShareRecord = defineCall({
  name: 'invite.shareRecord',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/shareCode/record/update',
  owner: 'activity',
  token: 'optional',
  idempotent: true,
  flags: quiet,
  params: v.object({
    shareCode: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{4,40}$/)),
    action: v.picklist(['shared', 'opened', 'registered']),
    page: v.optional(shortText),
  }),
  answer: v.object({ count: v.number() }),
});

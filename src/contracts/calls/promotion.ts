import * as v from 'valibot';
import { corridor, countryCode, decimalText, identifier, instant, remitType } from '../entities/base';
import { coupon } from '../entities/coupon';
import { defineCall } from './defineCall';
import { registerCalls } from './registry';

const quiet = { hideLoading: true, softError: true } as const;

/** Why a coupon cannot be used for a transfer. */
export const couponObstacleName = v.picklist(['used', 'expired', 'currency', 'source', 'target', 'minimum']);

/** Coupons for an order, activities, pop-ups and reminders. */
export const promotionCalls = registerCalls({
  /** Every unused coupon against one transfer: the usable ones first, the best of them on top. */
  'coupon.queryOrder': defineCall({
    method: 'POST',
    path: '/web/coupon/query/order',
    owner: 'coupon',
    idempotent: true,
    flags: quiet,
    params: v.object({
      ...corridor,
      sourceAmount: decimalText,
      remitType,
      accountType: v.optional(v.string()),
    }),
    answer: v.object({
      bestCouponId: v.optional(identifier),
      list: v.array(
        v.object({
          ...coupon,
          usable: v.boolean(),
          obstacle: v.optional(couponObstacleName),
          /** What it saves on this transfer, in the source currency. */
          saves: decimalText,
        }),
      ),
    }),
  }),
  /** Coupons the payer has not seen yet, for the pop-up over the home; `seen` puts them away for good. */
  'coupon.elasticLayer': defineCall({
    method: 'POST',
    path: '/web/coupon/query/elastic/layer',
    owner: 'coupon',
    idempotent: true,
    flags: quiet,
    params: v.object({ seen: v.optional(v.pipe(v.array(identifier), v.maxLength(50))) }),
    answer: v.object({ show: v.boolean(), list: v.array(v.object(coupon)) }),
  }),
  /** Activities of a market that give a coupon; `activityCode` takes it, once a payer. */
  'activity.platformCoupon': defineCall({
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
  }),
  /** What pops up over an order's page; `seenId` puts one away for good. */
  'activity.orderPopUp': defineCall({
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
          title: v.string(),
          content: v.string(),
          link: v.string(),
        }),
      ),
    }),
  }),
  /** What waits for the payer: unpaid orders, documents, an account to open, coupons that run out. Most urgent first. */
  'activity.pendingRemind': defineCall({
    method: 'POST',
    path: '/web/pending/remind',
    owner: 'activity',
    idempotent: true,
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
  }),
} as const);

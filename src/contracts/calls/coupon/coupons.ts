import { couponCodeShape } from '@/core/validation/patterns';
import * as v from 'valibot';
import {
  corridor,
  countryCode,
  currencyCode,
  decimalText,
  identifier,
  remitType,
  shortText,
} from '../../entities/base';
import { coupon } from '../../entities/coupon';
import { defineCall } from '../defineCall';

export const couponObstacleName = v.picklist(['used', 'expired', 'currency', 'source', 'target', 'minimum']);

/** All unused; usable first, best on top. */
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
    list: v.array(
      v.object({
        ...coupon,
        usable: v.boolean(),
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

// Small recharge: memberships and top-ups paid in the chat app.
import * as v from 'valibot';
import { countryCode, identifier, instant, moneyShape, pageOf, shortText } from '../entities/base';
import { defineCall } from './defineCall';

/** A membership or top-up on sale. */
export const rechargeItem = v.object({
  itemId: identifier,
  brand: shortText,
  title: shortText,
  months: v.number(),
  price: moneyShape,
  originalPrice: moneyShape,
  /** The buyer's input: a phone number or an account of the brand. */
  accountKind: v.picklist(['phone', 'account']),
  soldOut: v.boolean(),
});

/** 0 in progress, 1 success, 2 expired (specification, product, 3.1). */
export const rechargeStatus = v.picklist([0, 1, 2]);

export const rechargeOrder = v.object({
  seqNo: identifier,
  itemId: identifier,
  brand: shortText,
  title: shortText,
  account: shortText,
  amount: moneyShape,
  status: rechargeStatus,
  paid: v.boolean(),
  createTime: instant,
  payDeadline: instant,
  finishedAt: v.optional(instant),
});
export type RechargeOrder = v.InferOutput<typeof rechargeOrder>;

/** `small recharge list` of the calls known only by purpose: what can be recharged from a market, cheapest first price. */
export const rechargeList = defineCall({
  name: 'recharge.list',
  effect: 'read',
  method: 'GET',
  path: '/web/order/recharge/list',
  owner: 'recharge',
  ours: true,
  token: 'optional',
  flags: { hideLoading: true, softError: true },
  params: v.object({ sourceCountry: countryCode }),
  answer: v.object({
    list: v.array(
      v.object({
        brand: shortText,
        title: shortText,
        from: moneyShape,
        items: v.number(),
        soldOut: v.boolean(),
      }),
    ),
  }),
});

export const rechargeItems = defineCall({
  name: 'recharge.items',
  effect: 'read',
  method: 'POST',
  path: '/web/order/recharge/wechat/item/list',
  owner: 'recharge',
  flags: { hideLoading: true, softError: true },
  params: v.object({ sourceCountry: countryCode, brand: v.optional(shortText) }),
  answer: v.object({ list: v.array(rechargeItem) }),
});

export const rechargeOrders = defineCall({
  name: 'recharge.orders',
  encrypted: true,
  effect: 'read',
  method: 'POST',
  path: '/web/order/recharge/order/list',
  owner: 'recharge',
  flags: { hideLoading: true, softError: true },
  params: v.object({
    status: v.optional(rechargeStatus),
    cursor: v.optional(shortText),
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  }),
  answer: pageOf(rechargeOrder),
});

/** The specification lists items and orders, but not how an order comes to be. */
export const rechargeCreate = defineCall({
  name: 'recharge.create',
  effect: 'write',
  method: 'POST',
  path: '/web/order/recharge/wechat/create',
  owner: 'recharge',
  ours: true,
  encrypted: true,
  flags: { softError: true },
  params: v.object({ itemId: identifier, account: v.pipe(v.string(), v.minLength(4), v.maxLength(60)) }),
  answer: v.object({ order: rechargeOrder, payLink: v.string(), prepayId: v.string() }),
});

/** One order; its redemption code once it has been paid. */
export const rechargeDetail = defineCall({
  name: 'recharge.detail',
  effect: 'read',
  method: 'POST',
  path: '/web/order/recharge/order/detail',
  owner: 'recharge',
  ours: true,
  encrypted: true,
  flags: { hideLoading: true, softError: true },
  params: v.object({ seqNo: identifier }),
  answer: v.object({
    order: rechargeOrder,
    redemptionCode: v.optional(v.string()),
    steps: v.array(shortText),
  }),
});

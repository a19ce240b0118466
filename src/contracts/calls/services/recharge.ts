import * as v from 'valibot';
import {
  areaCode,
  countryCode,
  done,
  empty,
  identifier,
  instant,
  moneyShape,
  pageOf,
  paged,
  shortText,
} from '../../entities/base';
import { defineCall } from '../defineCall';

const accountKind = v.picklist(['phone', 'account']);

export type TopUpAccountKind = v.InferOutput<typeof accountKind>;

export const rechargeItem = v.object({
  itemId: identifier,
  brand: shortText,
  title: shortText,
  months: v.number(),
  price: moneyShape,
  originalPrice: moneyShape,
  accountKind,
  soldOut: v.boolean(),
});

/** 0 in progress, 1 success, 2 expired (specification, product, 3.1). */
export const rechargeStatus = v.picklist([0, 1, 2]);

export const rechargeOrder = v.object({
  seqNo: identifier,
  itemId: identifier,
  brand: shortText,
  title: shortText,
  months: v.number(),
  accountKind,
  areaCode: v.optional(areaCode),
  account: shortText,
  amount: moneyShape,
  status: rechargeStatus,
  paid: v.boolean(),
  createTime: instant,
  payDeadline: instant,
  finishedAt: v.optional(instant),
  refundedAt: v.optional(instant),
});
export type RechargeOrder = v.InferOutput<typeof rechargeOrder>;

/** `small recharge list`: known only by purpose; cheapest first. */
export const rechargeList = defineCall({
  name: 'recharge.list',
  effect: 'read',
  shows: ['topUp'],
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
        accountKind,
        soldOut: v.boolean(),
      }),
    ),
  }),
});

export const rechargeItems = defineCall({
  name: 'recharge.items',
  effect: 'read',
  shows: ['topUp'],
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
  shows: ['topUp'],
  method: 'POST',
  path: '/web/order/recharge/order/list',
  owner: 'recharge',
  flags: { hideLoading: true, softError: true },
  params: v.object({
    status: v.optional(rechargeStatus),
    ...paged,
  }),
  answer: pageOf(rechargeOrder),
});

const topUpAccount = v.pipe(v.string(), v.minLength(4), v.maxLength(60));

const rechargeMember = v.object({
  memberId: identifier,
  /** Absent for the payer's own, which is not stored. */
  name: v.optional(shortText),
  accountKind,
  areaCode: v.optional(areaCode),
  account: shortText,
  own: v.boolean(),
});
export type RechargeMember = v.InferOutput<typeof rechargeMember>;

/** Own number, then saved ones, newest first. */
export const rechargeMembers = defineCall({
  name: 'recharge.members',
  effect: 'read',
  shows: ['member'],
  method: 'POST',
  path: '/web/order/recharge/member/list',
  owner: 'recharge',
  ours: true,
  encrypted: true,
  flags: { hideLoading: true, softError: true },
  params: empty,
  answer: v.object({ list: v.array(rechargeMember) }),
});

/** Renames existing ones. */
export const rechargeMemberSave = defineCall({
  name: 'recharge.memberSave',
  effect: 'write',
  changes: ['member'],
  method: 'POST',
  path: '/web/order/recharge/member/save',
  owner: 'recharge',
  ours: true,
  encrypted: true,
  idempotent: true,
  flags: { softError: true },
  params: v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
    accountKind,
    areaCode: v.optional(areaCode),
    account: topUpAccount,
  }),
  answer: v.object({ member: rechargeMember }),
});

export const rechargeMemberRemove = defineCall({
  name: 'recharge.memberRemove',
  effect: 'write',
  changes: ['member'],
  method: 'POST',
  path: '/web/order/recharge/member/remove',
  owner: 'recharge',
  ours: true,
  idempotent: true,
  flags: { softError: true },
  params: v.object({ memberId: identifier }),
  answer: done,
});

export const rechargeCreate = defineCall({
  name: 'recharge.create',
  effect: 'write',
  changes: ['topUp'],
  method: 'POST',
  path: '/web/order/recharge/wechat/create',
  owner: 'recharge',
  ours: true,
  encrypted: true,
  flags: { softError: true },
  /** Without an area code, the market's counts. */
  params: v.object({ itemId: identifier, areaCode: v.optional(areaCode), account: topUpAccount }),
  answer: v.object({ order: rechargeOrder, payLink: v.string(), prepayId: v.string() }),
});

export const rechargeDetail = defineCall({
  name: 'recharge.detail',
  effect: 'read',
  shows: ['topUp'],
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

export const rechargePay = defineCall({
  name: 'recharge.pay',
  effect: 'write',
  changes: ['topUp'],
  method: 'POST',
  path: '/web/order/recharge/order/pay',
  owner: 'recharge',
  ours: true,
  encrypted: true,
  idempotent: true,
  flags: { softError: true },
  params: v.object({ seqNo: identifier }),
  answer: v.object({
    payLink: v.string(),
    wallet: v.union([
      v.object({
        kind: v.literal('wechat'),
        appId: v.string(),
        timeStamp: v.string(),
        nonceStr: v.string(),
        prepayId: v.string(),
        signType: v.literal('RSA'),
        sign: v.string(),
      }),
      v.object({ kind: v.literal('alipay'), tradeNO: v.string() }),
    ]),
  }),
});

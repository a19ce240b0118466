import * as v from 'valibot';
import { decimalText, identifier, instant, moneyShape, shortText } from '../../entities/base';
import { fundingType, order } from '../../entities/order';
import { defineCall } from '../defineCall';

/** The payer accepts the limit of the payee's Touch 'n Go wallet. */
export const orderTngLimitConfirm = defineCall({
  name: 'order.tngLimitConfirm',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/applyOrder/tngWallet/limit/confirm',
  owner: 'order',
  idempotent: true,
  flags: { softError: true },
  params: v.object({ payeeId: identifier, targetAmount: decimalText }),
  answer: v.object({ confirmedAmount: moneyShape, confirmedAt: instant }),
});

export const orderTngLevel = defineCall({
  name: 'order.tngLevel',
  effect: 'read',
  method: 'GET',
  path: '/web/order/common/tngWallet/level/query',
  owner: 'order',
  flags: { hideLoading: true, softError: true },
  params: v.object({ payeeId: identifier }),
  answer: v.object({
    level: v.picklist(['basic', 'premium']),
    minAmount: moneyShape,
    maxAmount: moneyShape,
    confirmedAmount: v.optional(moneyShape),
  }),
});

/** The pay page's query on return. Only the provider's status settles. */
export const orderCallback = defineCall({
  name: 'order.callback',
  encrypted: true,
  effect: 'write',
  changes: ['order'],
  method: 'POST',
  path: '/web/order/v2/callback',
  owner: 'order',
  idempotent: true,
  flags: { hideLoading: true, softError: true },
  params: v.object({
    seqNo: identifier,
    fundingType,
    token: v.optional(identifier),
    result: v.optional(shortText),
  }),
  answer: v.object({ status: v.number(), order }),
});

/** Returns a ticket for one payment within five minutes. */
export const orderPayPassword = defineCall({
  name: 'order.payPassword',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/order/v2/special/payPassword',
  owner: 'order',
  encrypted: true,
  flags: { softError: true },
  params: v.object({ seqNo: identifier, password: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  answer: v.object({ payTicket: identifier, expiresAt: instant }),
});

/** The payer confirms in the MB WAY app within four minutes. */
export const orderMbWayPay = defineCall({
  name: 'order.mbWayPay',
  effect: 'write',
  changes: ['order'],
  method: 'POST',
  path: '/web/order/v2/special/MBWayPay',
  owner: 'order',
  encrypted: true,
  idempotent: true,
  flags: { softError: true },
  params: v.object({
    seqNo: identifier,
    areaCode: v.pipe(v.string(), v.regex(/^\d{1,4}$/)),
    phoneNumber: v.pipe(v.string(), v.regex(/^\d{7,12}$/)),
    payTicket: v.optional(identifier),
  }),
  answer: v.object({ partnerOrderId: identifier, expiresAt: instant, order }),
});

export const orderPartnerStatus = defineCall({
  name: 'order.partnerStatus',
  effect: 'read',
  shows: ['order'],
  method: 'POST',
  path: '/web/order/v2/special/getPartnerStatus',
  owner: 'order',
  flags: { hideLoading: true, softError: true },
  params: v.object({ seqNo: identifier }),
  answer: v.object({
    status: v.picklist(['PENDING', 'PAID', 'FAILED', 'EXPIRED']),
    fundingType,
    partnerOrderId: v.optional(identifier),
    expiresAt: v.optional(instant),
  }),
});

import * as v from 'valibot';
import { identifier, shortText } from '../../entities/base';
import { order } from '../../entities/order';
import { defineCall } from '../defineCall';

const orderAnswer = v.object({ order });

export const orderCancel = defineCall({
  name: 'order.cancel',
  encrypted: true,
  effect: 'write',
  changes: ['coupon', 'order'],
  method: 'POST',
  path: '/web/order/v3/cancel/apply',
  owner: 'order',
  idempotent: true,
  flags: { softError: true },
  params: v.object({ seqNo: identifier, reason: v.optional(shortText) }),
  answer: orderAnswer,
});

export const orderRequestRefund = defineCall({
  name: 'order.requestRefund',
  encrypted: true,
  effect: 'write',
  changes: ['order'],
  method: 'POST',
  path: '/web/order/v2/customer/request/refund',
  owner: 'order',
  idempotent: true,
  flags: { softError: true },
  params: v.object({ seqNo: identifier, reason: shortText, remark: v.optional(shortText) }),
  answer: orderAnswer,
});

/** In some markets also shortly after payment. */
export const orderCancelConfirm = defineCall({
  name: 'order.cancelConfirm',
  encrypted: true,
  effect: 'write',
  changes: ['coupon', 'order'],
  method: 'POST',
  path: '/web/order/v2/cancel/confirm',
  owner: 'order',
  idempotent: true,
  flags: { softError: true },
  params: v.object({ seqNo: identifier, reason: v.optional(shortText) }),
  /** `refund`: money goes back. */
  answer: v.object({ order, refund: v.boolean() }),
});

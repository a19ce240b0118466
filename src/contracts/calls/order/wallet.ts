import * as v from 'valibot';
import { done, identifier } from '../../entities/base';
import { order, orderStatusText } from '../../entities/order';
import { defineCall } from '../defineCall';

const bySeqNo = v.object({ seqNo: identifier });

export const walletArouse = defineCall({
  name: 'wallet.arouse',
  effect: 'write',
  changes: ['order'],
  method: 'POST',
  path: '/web/wechat/remit/app/arous',
  owner: 'wallet',
  encrypted: true,
  idempotent: true,
  flags: { softError: true },
  params: v.object({ seqNo: identifier, openId: v.optional(identifier) }),
  /** The chat app's parameters or the payment app's trade number, by platform header. */
  answer: v.object({
    timeStamp: v.optional(v.string()),
    nonceStr: v.optional(v.string()),
    prepayId: v.optional(v.string()),
    sign: v.optional(v.string()),
    signType: v.optional(v.string()),
    appId: v.optional(v.string()),
    tradeNO: v.optional(v.string()),
    redirectLink: v.optional(v.string()),
  }),
});

export const walletResult = defineCall({
  name: 'wallet.result',
  encrypted: true,
  effect: 'read',
  method: 'POST',
  path: '/web/wechat/remit/payment/result',
  owner: 'wallet',
  flags: { hideLoading: true, softError: true },
  params: bySeqNo,
  answer: v.object({ status: v.number(), order }),
});

export const walletNotify = defineCall({
  name: 'wallet.notify',
  effect: 'write',
  changes: ['order'],
  method: 'POST',
  path: '/web/wechat/remit/app/notify',
  owner: 'wallet',
  idempotent: true,
  flags: { hideLoading: true, softError: true },
  params: v.object({ id: identifier, paymentStatus: orderStatusText }),
  answer: done,
});

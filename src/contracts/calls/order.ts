import * as v from 'valibot';
import { limits } from '@/domain/constants';
import { countryCode, done, identifier, ossFileKey, remitType, shortText, listOf } from '../entities/base';
import { fundingType, order, orderStatusText, orderType, quotedTerms } from '../entities/order';
import { paymentInstruction, paymentKind, payType } from '../entities/payment';
import { supplement } from '../entities/supplement';
import { defineCall } from './defineCall';

const bySeqNo = v.object({ seqNo: identifier });
const orderAnswer = v.object({ order });

/** From draft to WAIT_PAYMENT. Needs an `idempotency-key`: the same key returns the same order. */
export const orderCommit = defineCall({
  name: 'order.commit',
  effect: 'write',
  changes: ['coupon', 'order', 'payee'],
  ownKey: true,
  method: 'POST',
  path: '/web/order/v2/commit',
  owner: 'order',
  encrypted: true,
  flags: { softError: true },
  params: v.object({
    ...quotedTerms.entries,
    payeeId: identifier,
    remitType,
    purpose: shortText,
    relation: shortText,
    postscript: v.optional(shortText),
    couponId: v.optional(identifier),
    lockRate: v.boolean(),
    /** 1 normal, 2 fast. */
    speed: v.picklist([1, 2]),
  }),
  answer: v.object({ seqNo: identifier, supplements: v.array(supplement), order }),
});

export const orderPayTypes = defineCall({
  name: 'order.payTypes',
  effect: 'read',
  method: 'POST',
  path: '/web/order/v2/pay/types',
  owner: 'order',
  flags: { hideLoading: true },
  /** `kinds` default: transfers, pay pages and the wallet. */
  params: v.object({ seqNo: identifier, countryCode, kinds: v.optional(listOf(paymentKind)) }),
  answer: v.object({ list: v.array(payType) }),
});

/** Chooses a method. Flash, PayTo, direct debit, account-to-account and POLi get a pay link. */
export const orderPay = defineCall({
  name: 'order.pay',
  effect: 'write',
  changes: ['order'],
  method: 'POST',
  path: '/web/order/v2/pay',
  owner: 'order',
  encrypted: true,
  idempotent: true,
  flags: { softError: true },
  params: v.object({
    userId: identifier,
    seqNo: identifier,
    type: orderType,
    fundingType,
    countryCode,
    bankCode: v.optional(shortText),
    /** From `order.payPassword`, if the method needs it and the payer has a payment password. */
    payTicket: v.optional(identifier),
  }),
  answer: paymentInstruction,
});

export const orderFundingUpdate = defineCall({
  name: 'order.fundingUpdate',
  encrypted: true,
  effect: 'write',
  changes: ['order'],
  method: 'POST',
  path: '/web/order/v2/bank',
  owner: 'order',
  idempotent: true,
  flags: { softError: true },
  params: v.object({ transferFlag: v.literal(1), seqNo: identifier, type: orderType, countryCode }),
  answer: orderAnswer,
});

export const orderUpdateStatus = defineCall({
  name: 'order.updateStatus',
  encrypted: true,
  effect: 'write',
  changes: ['order'],
  method: 'POST',
  path: '/web/order/v2/updateStatus',
  owner: 'order',
  idempotent: true,
  flags: { softError: true },
  params: v.object({ id: identifier, paymentStatus: orderStatusText }),
  answer: orderAnswer,
});

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

/** At most six an order. */
export const orderUploadVoucher = defineCall({
  name: 'order.uploadVoucher',
  encrypted: true,
  effect: 'write',
  changes: ['order'],
  method: 'POST',
  path: '/web/order/v3/upload/payment/proof',
  owner: 'order',
  idempotent: true,
  flags: { softError: true },
  params: v.object({
    seqNo: identifier,
    images: v.pipe(v.array(ossFileKey), v.minLength(1), v.maxLength(limits.transferReceipts)),
    fileNames: listOf(shortText),
  }),
  answer: orderAnswer,
});

/** 1 paid, 0 unpaid or cancelled, else abnormal. */
export const orderPaymentResult = defineCall({
  name: 'order.paymentResult',
  encrypted: true,
  effect: 'read',
  method: 'POST',
  path: '/web/order/payment/result',
  owner: 'order',
  flags: { hideLoading: true, softError: true },
  params: bySeqNo,
  answer: v.object({ status: v.number(), order }),
});

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
  /** The chat app's parameters or the payment app's trade number, by the platform header. */
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

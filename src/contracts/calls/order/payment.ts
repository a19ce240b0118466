import { limits } from '@/domain/constants';
import * as v from 'valibot';
import { countryCode, identifier, listOf, ossFileKey, shortText } from '../../entities/base';
import { fundingType, order, orderStatusText, orderType } from '../../entities/order';
import { payType, paymentInstruction, paymentKind } from '../../entities/payment';
import { defineCall } from '../defineCall';

const bySeqNo = v.object({ seqNo: identifier });
const orderAnswer = v.object({ order });

export const orderPayTypes = defineCall({
  name: 'order.payTypes',
  effect: 'read',
  method: 'POST',
  path: '/web/order/v2/pay/types',
  owner: 'order',
  flags: { hideLoading: true },
  /** Default `kinds`: transfers, pay pages, the wallet. */
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
    /** From `order.payPassword`, if method and payer need it. */
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

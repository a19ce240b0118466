import * as v from 'valibot';
import {
  countryCode,
  currencyCode,
  identifier,
  instant,
  moneyShape,
  remitType,
  shortText,
} from '../../entities/base';
import { fundingType, order, orderStatusText } from '../../entities/order';
import { payeeAccountType } from '../../entities/payeeMethod';
import { instructionLine } from '../../entities/payment';
import { supplement } from '../../entities/supplement';
import { defineCall } from '../defineCall';

const bySeqNo = v.object({ seqNo: identifier });

export const orderDetails = defineCall({
  name: 'order.details',
  effect: 'read',
  shows: ['order'],
  method: 'POST',
  path: '/web/applyOrder/details',
  owner: 'order',
  encrypted: true,
  flags: { hideLoading: true, softError: true },
  params: bySeqNo,
  answer: v.object({
    order,
    payment: v.optional(
      v.object({
        fundingType,
        amount: moneyShape,
        reference: v.string(),
        status: v.string(),
        createdAt: instant,
        lines: v.array(instructionLine),
      }),
    ),
    refunds: v.array(
      v.object({
        amount: moneyShape,
        status: orderStatusText,
        reason: v.optional(v.string()),
        at: instant,
        changedAt: v.optional(instant),
        /** The method the money came by. */
        fundingType: v.optional(fundingType),
      }),
    ),
    supplements: v.array(supplement),
    urgedAt: v.optional(instant),
    share: v.optional(v.object({ code: identifier, link: v.string() })),
  }),
});

/** The first four do not overlap. */
export const orderNumbers = defineCall({
  name: 'order.numbers',
  effect: 'read',
  shows: ['order'],
  method: 'GET',
  path: '/web/applyOrder/numbers/select',
  owner: 'order',
  flags: { hideLoading: true, softError: true },
  params: v.object({ countryCode: v.optional(countryCode) }),
  answer: v.object({
    waiting: v.number(),
    progress: v.number(),
    done: v.number(),
    closed: v.number(),
    refunding: v.number(),
    needSupplement: v.number(),
  }),
});

export const orderPaymentUrge = defineCall({
  name: 'order.paymentUrge',
  effect: 'write',
  changes: ['order'],
  method: 'POST',
  path: '/web/order/v2/paymentUrge',
  owner: 'order',
  flags: { softError: true },
  params: bySeqNo,
  answer: v.object({ urgedAt: instant, nextUrgeAt: instant, times: v.number() }),
});

export const orderReceiveInfo = defineCall({
  name: 'order.receiveInfo',
  effect: 'read',
  shows: ['order'],
  method: 'POST',
  path: '/web/order/v2/get/receive/info',
  owner: 'order',
  encrypted: true,
  flags: { hideLoading: true, softError: true },
  params: bySeqNo,
  answer: v.object({
    seqNo: identifier,
    receiptMethod: v.string(),
    payeeName: shortText,
    payeeLabel: shortText,
    amount: moneyShape,
    status: orderStatusText,
    pickupCode: v.optional(v.string()),
    agentName: v.optional(v.string()),
    agentAddress: v.optional(v.string()),
    agentHours: v.optional(v.string()),
    readyAt: v.optional(instant),
  }),
});

export const orderArrivalTime = defineCall({
  name: 'order.arrivalTime',
  effect: 'read',
  method: 'POST',
  path: '/web/order/v2/arrival/time/query',
  owner: 'order',
  token: 'optional',
  flags: { hideLoading: true, softError: true },
  params: v.object({
    countryCode,
    targetCountry: countryCode,
    accountType: v.optional(payeeAccountType),
    remitType: v.optional(remitType),
    fundingType: v.optional(fundingType),
  }),
  answer: v.object({
    minutesFrom: v.number(),
    minutesTo: v.number(),
    workingDays: v.boolean(),
    arrivalAt: instant,
  }),
});

export const orderTargetInfo = defineCall({
  name: 'order.targetInfo',
  effect: 'read',
  method: 'POST',
  path: '/web/order/current/targetInfo/query',
  owner: 'order',
  flags: { hideLoading: true, softError: true },
  params: v.object({ targetCountry: v.optional(countryCode) }),
  answer: v.object({
    targetCountry: v.optional(countryCode),
    targetCurrency: v.optional(currencyCode),
    rateAccuracy: v.number(),
    exRateBase: v.number(),
    status: v.string(),
    lastRemitAt: v.optional(instant),
  }),
});

const quiet = { hideLoading: true, softError: true } as const;

export const orderThankCopywriter = defineCall({
  name: 'order.thankCopywriter',
  effect: 'read',
  method: 'POST',
  path: '/web/translator/thank/copywriter',
  owner: 'order',
  flags: quiet,
  params: v.object({ seqNo: identifier }),
  answer: v.object({ language: v.string(), original: v.string(), translation: v.string() }),
});

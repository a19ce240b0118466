import * as v from 'valibot';
import {
  countryCode,
  currencyCode,
  identifier,
  instant,
  moneyShape,
  remitType,
  shortText,
} from '../entities/base';
import { fundingType, order, orderStatusText, orderSummary } from '../entities/order';
import { instructionLine } from '../entities/payment';
import { supplement } from '../entities/supplement';
import { payeeAccountType } from '../entities/payeeMethod';
import { defineCall } from './defineCall';

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

const orderAnswer = v.object({ order });

/** After a transfer of another amount: pay the rest, or send what has arrived. */
export const orderChangeAmount = defineCall({
  name: 'order.changeAmount',
  encrypted: true,
  effect: 'write',
  changes: ['coupon', 'order'],
  method: 'POST',
  path: '/web/applyOrder/change/amount',
  owner: 'order',
  idempotent: true,
  flags: { softError: true },
  params: v.object({ seqNo: identifier, option: v.picklist(['topUp', 'acceptActual']) }),
  answer: orderAnswer,
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

const committed = v.object({ seqNo: identifier, supplements: v.array(supplement), order });

export const orderConfirmApply = defineCall({
  name: 'order.confirmApply',
  effect: 'write',
  changes: ['order'],
  method: 'POST',
  path: '/web/order/v3/confirm/apply',
  owner: 'order',
  encrypted: true,
  idempotent: true,
  flags: { softError: true },
  params: v.object({
    seqNo: identifier,
    purpose: shortText,
    relation: shortText,
    postscript: v.optional(shortText),
    lockRate: v.boolean(),
  }),
  answer: committed,
});

/** Some markets also allow it shortly after payment. */
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
  /** `refund`: received money goes back. */
  answer: v.object({ order, refund: v.boolean() }),
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

/** Revokes the recipient's link. */
export const orderShareEnd = defineCall({
  name: 'order.shareEnd',
  effect: 'write',
  changes: ['order'],
  method: 'POST',
  path: '/web/order/v2/share/end',
  owner: 'order',
  ours: true,
  flags: { softError: true },
  params: bySeqNo,
  answer: v.object({ ended: v.boolean() }),
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

/** `years`: sums that arrived, by UTC year. */
export const orderLatestToPayee = defineCall({
  name: 'order.latestToPayee',
  encrypted: true,
  effect: 'read',
  shows: ['order'],
  method: 'GET',
  path: '/web/order/v2/latest/summary/{payeeId}',
  owner: 'order',
  flags: { hideLoading: true, softError: true },
  params: v.object({ payeeId: identifier }),
  answer: v.object({
    order: v.optional(orderSummary),
    latest: v.array(orderSummary),
    years: v.array(v.object({ year: v.number(), count: v.number(), sent: v.array(moneyShape) })),
  }),
});

export const orderLatestToCountry = defineCall({
  name: 'order.latestToCountry',
  encrypted: true,
  effect: 'read',
  shows: ['order'],
  method: 'GET',
  path: '/web/order/v3/latest/summary/{targetCountry}',
  owner: 'order',
  flags: { hideLoading: true, softError: true },
  params: v.object({ targetCountry: countryCode }),
  answer: v.object({
    order: v.optional(orderSummary),
    payeeId: v.optional(identifier),
    count: v.number(),
    sent: v.array(moneyShape),
  }),
});

/** Includes closed ones (status 1); callers keep status 0. */
export const orderCorridors = defineCall({
  name: 'order.corridors',
  effect: 'read',
  method: 'GET',
  path: '/web/order/corridor/list',
  owner: 'order',
  ours: true,
  token: 'optional',
  flags: { hideLoading: true, softError: true },
  params: v.object({ countryCode, remitType, bankChannel: v.optional(shortText) }),
  answer: v.object({
    list: v.array(
      v.object({
        targetCountry: countryCode,
        targetCurrency: currencyCode,
        status: v.picklist([0, 1]),
        rateAccuracy: v.number(),
        exRateBase: v.number(),
      }),
    ),
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

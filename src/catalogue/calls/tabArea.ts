import * as v from 'valibot';
import {
  countryCode,
  currencyCode,
  decimalText,
  empty,
  identifier,
  instant,
  pageOf,
  remitType,
  shortText,
} from '../entities/base';
import { order, orderSummary, quote } from '../entities/order';
import { payee } from '../entities/payee';
import { historyInfo, kycStatusName, payer } from '../entities/payer';
import { defineCall } from './defineCall';
import { registerCalls } from './registry';
import { serviceStatus } from './start';

export const targetMarket = v.object({
  countryCode,
  countryName: v.string(),
  countryEnName: v.string(),
  currency: currencyCode,
  currencyPrecision: v.number(),
  continent: v.string(),
  targetCountry: countryCode,
  rateAccuracy: v.number(),
  exRateBase: v.number(),
  status: serviceStatus,
});
export type TargetMarketRecord = v.InferOutput<typeof targetMarket>;

/** Tabs of the order list. */
export const orderTab = v.picklist(['all', 'waiting', 'progress', 'done', 'closed']);
/** Model of the ApplyOrderLargeRemitLimit error. */
export const largeRemitLimitModel = v.object({ residualAmount: decimalText, link: v.string() });

/** The calls of the tab area; in the first package. */
export const tabAreaCalls = registerCalls({
  'common.supportCountryFilter': defineCall({
    method: 'POST',
    path: '/web/common/supportCountry/filter',
    owner: 'common',
    token: 'none',
    idempotent: true,
    flags: { hideLoading: true },
    params: v.object({ countryCode, remitType, bankChannel: v.optional(v.string()) }),
    answer: v.object({ list: v.array(targetMarket) }),
  }),
  'payer.history': defineCall({
    method: 'GET',
    path: '/web/payer/v2/history/order/statistics',
    owner: 'account',
    flags: { hideLoading: true, softError: true },
    params: empty,
    answer: historyInfo,
  }),
  /** Whether a notice about the payer must be read or acted on before remitting (start check 8). */
  'payer.popInfo': defineCall({
    method: 'POST',
    path: '/web/payer/v2/popInfo',
    owner: 'remit',
    idempotent: true,
    flags: { hideLoading: true },
    params: v.object({ userId: identifier, countryCode, targetCountry: countryCode }),
    answer: v.object({ show: v.boolean(), blocking: v.boolean(), title: v.string(), content: v.string() }),
  }),
  'payee.list': defineCall({
    method: 'GET',
    path: '/web/payee/v2/valid/list',
    owner: 'payee',
    flags: { hideLoading: true },
    params: v.object({ country: v.optional(countryCode), keyword: v.optional(shortText) }),
    answer: v.object({ list: v.array(payee) }),
  }),
  /** A two-way quote: exactly one of sourceAmount and targetAmount is given. Fails with the limit codes outside the limits. */
  'rates.fee': defineCall({
    method: 'POST',
    path: '/web/ratefee/fee',
    owner: 'rates',
    token: 'optional',
    idempotent: true,
    flags: { hideLoading: true, softError: true },
    params: v.object({
      sourceCountryCode: countryCode,
      targetCountryCode: countryCode,
      sourceCurrency: currencyCode,
      targetCurrency: currencyCode,
      sourceAmount: v.optional(decimalText),
      targetAmount: v.optional(decimalText),
      remitType,
      accountType: v.optional(v.string()),
      couponId: v.optional(identifier),
    }),
    answer: quote,
  }),
  /** The start-of-remit precheck. `middlePage` sends the sender somewhere else first. */
  'remit.precheck': defineCall({
    method: 'GET',
    path: '/web/goRemit',
    owner: 'remit',
    encrypted: true,
    flags: { hideLoading: true },
    params: v.object({ countryCode, targetCountry: countryCode, remitType }),
    answer: v.object({
      payerInfo: payer,
      middlePage: v.optional(v.object({ route: v.string(), reason: v.string() })),
      kycStatus: kycStatusName,
      shortKyc: v.boolean(),
      certificationKyc: v.boolean(),
    }),
  }),
  'remit.largeLimitCheck': defineCall({
    method: 'POST',
    path: '/web/order/v2/largeLimit/check',
    owner: 'remit',
    idempotent: true,
    flags: { hideLoading: true, softError: true },
    params: v.object({ sourceAmount: decimalText, sourceCurrency: currencyCode }),
    answer: v.object({ allowed: v.literal(true) }),
  }),
  'coupon.queryPayer': defineCall({
    method: 'POST',
    path: '/web/coupon/query/payer',
    owner: 'coupon',
    idempotent: true,
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
          couponId: identifier,
          /** 1 cash, 2 fee, 3 rate, 4 prize, 5 deduction, 6 and 7 diamond rate. */
          type: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
          title: shortText,
          amount: decimalText,
          currencyCode,
          minSourceAmount: decimalText,
          expiresAt: instant,
          usable: v.boolean(),
        }),
      ),
    }),
  }),
  'order.listTypeTab': defineCall({
    method: 'POST',
    path: '/web/applyOrder/listTypeTab',
    owner: 'order',
    idempotent: true,
    flags: { hideLoading: true },
    params: empty,
    answer: v.object({ list: v.array(v.object({ tab: orderTab, count: v.number() })) }),
  }),
  'order.listRecords': defineCall({
    method: 'POST',
    path: '/web/applyOrder/listRecords',
    owner: 'order',
    idempotent: true,
    flags: { hideLoading: true },
    params: v.object({
      tab: orderTab,
      cursor: v.optional(shortText),
      pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
    }),
    answer: pageOf(orderSummary),
  }),
  'order.get': defineCall({
    method: 'POST',
    path: '/web/order/v2/getOrder',
    owner: 'order',
    encrypted: true,
    idempotent: true,
    flags: { hideLoading: true, softError: true },
    params: v.object({ seqNo: identifier }),
    answer: v.object({ order }),
  }),
  'message.new': defineCall({
    method: 'GET',
    path: '/web/user/message/new',
    owner: 'message',
    flags: { hideLoading: true, softError: true, ignoreHttpError: true },
    params: empty,
    answer: v.object({ unread: v.number() }),
  }),
} as const);

import * as v from 'valibot';
import {
  corridor,
  countryCode,
  currencyCode,
  decimalText,
  identifier,
  instant,
  remitType,
} from '../entities/base';
import { quote } from '../entities/order';
import { feeType } from '../entities/school';
import { defineCall } from './defineCall';
import { chartDays, chartParams, rateChart } from './rateCharts';

const quiet = { hideLoading: true, softError: true } as const;

/** `amplitude`: 5 per mille within 24 hours. */
export const rateAlertType = v.picklist(['above', 'below', 'amplitude']);

export const rateAlert = v.object({
  alertId: identifier,
  sourceCurrency: currencyCode,
  targetCurrency: currencyCode,
  alertType: rateAlertType,
  expectedRate: v.optional(decimalText),
  enabled: v.boolean(),
  firedAt: v.optional(instant),
});
export type RateAlert = v.InferOutput<typeof rateAlert>;

const productParams = v.object({
  source: currencyCode,
  target: currencyCode,
  sourceCountry: countryCode,
  targetCountry: countryCode,
  remitType: v.optional(remitType),
});
const productRate = v.object({
  rate: decimalText,
  rateAccuracy: v.number(),
  exRateBase: v.number(),
  at: instant,
});

export const ratesManyShow = defineCall({
  name: 'rates.manyShow',
  effect: 'read',
  method: 'POST',
  path: '/web/ratefee/many/show',
  owner: 'rates',
  token: 'optional',
  flags: quiet,
  params: v.object({
    sourceCountryCode: countryCode,
    remitType,
    targetCountryCodes: v.optional(v.pipe(v.array(countryCode), v.minLength(1), v.maxLength(60))),
  }),
  answer: v.object({
    list: v.array(
      v.object({
        targetCountryCode: countryCode,
        countryName: v.string(),
        sourceCurrency: currencyCode,
        targetCurrency: currencyCode,
        rate: decimalText,
        rateAccuracy: v.number(),
        exRateBase: v.number(),
        feeAmount: decimalText,
        /** Per cent over 24 hours. */
        change: decimalText,
      }),
    ),
  }),
});

export const ratesSchoolFee = defineCall({
  name: 'rates.schoolFee',
  effect: 'read',
  method: 'POST',
  path: '/web/ratefee/school/fee',
  owner: 'rates',
  token: 'optional',
  flags: quiet,
  params: v.object({
    ...corridor,
    sourceAmount: v.optional(decimalText),
    targetAmount: v.optional(decimalText),
    costType: v.optional(feeType),
    couponId: v.optional(identifier),
  }),
  answer: quote,
});

export const ratesPushInfo = defineCall({
  name: 'rates.pushInfo',
  effect: 'read',
  shows: ['alert'],
  method: 'POST',
  path: '/web/ratefee/push/query/info',
  owner: 'rates',
  flags: quiet,
  params: v.object({
    sourceCurrency: v.optional(currencyCode),
    targetCurrency: v.optional(currencyCode),
  }),
  answer: v.object({ list: v.array(rateAlert) }),
});

/** The expected rate must be on the side of its type. */
export const ratesPushRemind = defineCall({
  name: 'rates.pushRemind',
  effect: 'write',
  changes: ['alert'],
  method: 'POST',
  path: '/web/ratefee/push/remind/info',
  owner: 'rates',
  idempotent: true,
  flags: { softError: true },
  params: v.object({
    sourceCurrency: currencyCode,
    targetCurrency: currencyCode,
    alertType: rateAlertType,
    expectedRate: v.optional(decimalText),
    enabled: v.boolean(),
  }),
  answer: v.object({ alert: rateAlert }),
});

export const ratesSubscribeApplet = defineCall({
  name: 'rates.subscribeApplet',
  effect: 'write',
  changes: ['notify'],
  method: 'POST',
  path: '/web/ratefee/wechatApplets/subscribe/rate',
  owner: 'rates',
  flags: { softError: true },
  params: v.object({
    openId: identifier,
    templateId: identifier,
    sourceCurrency: currencyCode,
    targetCurrency: currencyCode,
  }),
  answer: v.object({ remaining: v.number() }),
});

/** With the partner's rate, copied from the white-label rate. */
export const ratesMerchantRate = defineCall({
  name: 'rates.merchantRate',
  effect: 'read',
  method: 'GET',
  path: '/pricing/rate/merchant/{source}/{target}',
  owner: 'rates',
  token: 'none',
  flags: quiet,
  params: productParams,
  answer: v.object({ ...productRate.entries, merchantCode: v.string(), partnerRate: decimalText }),
});

export const ratesSchoolRate = defineCall({
  name: 'rates.schoolRate',
  effect: 'read',
  method: 'GET',
  path: '/pricing/rate/school/{source}/{target}',
  owner: 'rates',
  token: 'none',
  flags: quiet,
  params: productParams,
  answer: productRate,
});

export const ratesLargeRate = defineCall({
  name: 'rates.largeRate',
  effect: 'read',
  method: 'GET',
  path: '/pricing/rate/large/{source}/{target}',
  owner: 'rates',
  token: 'none',
  flags: quiet,
  params: productParams,
  answer: productRate,
});

export const ratesEckRate = defineCall({
  name: 'rates.eckRate',
  effect: 'read',
  method: 'GET',
  path: '/pricing/rate/eck/{source}/{target}',
  owner: 'rates',
  token: 'none',
  flags: quiet,
  params: productParams,
  answer: productRate,
});

export const ratesQuery = defineCall({
  name: 'rates.query',
  effect: 'read',
  method: 'GET',
  path: '/web/ratefee/query/rate',
  owner: 'rates',
  token: 'none',
  flags: quiet,
  params: v.object({ source: currencyCode, target: currencyCode }),
  answer: v.object({
    ...productRate.entries,
    /** Mid-market rate of the same moment, for `exRateBase` units. */
    marketRate: decimalText,
    inverseRate: decimalText,
    change: decimalText,
  }),
});

/** At most 30 points, for a chat-app card. */
export const ratesAppletChart = defineCall({
  name: 'rates.appletChart',
  effect: 'read',
  method: 'GET',
  path: '/web/ratefee/wechatApplets/chart/{source}/{target}/{days}',
  owner: 'rates',
  token: 'none',
  flags: quiet,
  params: v.object(chartParams),
  answer: rateChart,
});

export const ratesNodeChart = defineCall({
  name: 'rates.nodeChart',
  effect: 'read',
  method: 'POST',
  path: '/web/node/chart',
  owner: 'rates',
  token: 'none',
  contentType: 'json',
  flags: quiet,
  params: v.object({
    days: chartDays,
    pairs: v.pipe(
      v.array(v.object({ source: currencyCode, target: currencyCode })),
      v.minLength(1),
      v.maxLength(10),
    ),
  }),
  answer: v.object({ charts: v.array(rateChart) }),
});

export const ratesRate = defineCall({
  name: 'rates.rate',
  effect: 'read',
  method: 'GET',
  path: '/pricing/rate/{source}/{target}',
  owner: 'rates',
  token: 'none',
  flags: { hideLoading: true, softError: true },
  params: v.object({
    source: currencyCode,
    target: currencyCode,
    sourceCountry: countryCode,
    targetCountry: countryCode,
    remitType,
  }),
  answer: v.object({ rate: decimalText, rateAccuracy: v.number(), exRateBase: v.number(), at: instant }),
});

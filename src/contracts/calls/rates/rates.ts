import * as v from 'valibot';
import {
  corridor,
  countryCode,
  currencyCode,
  decimalText,
  identifier,
  instant,
  remitType,
} from '../../entities/base';
import { quote } from '../../entities/quote';
import { feeType } from '../../entities/school';
import { defineCall } from '../defineCall';

const quiet = { hideLoading: true, softError: true } as const;

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
  stores: true,
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

/** The partner's, copied from the white-label rate. */
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
    /** Mid-market at the same moment, for `exRateBase` units. */
    marketRate: decimalText,
    inverseRate: decimalText,
    change: decimalText,
  }),
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

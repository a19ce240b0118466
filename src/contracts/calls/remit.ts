import * as v from 'valibot';
import {
  countryCode,
  currencyCode,
  decimalText,
  identifier,
  instant,
  remitType,
  shortText,
} from '../entities/base';
import { defineCall } from './defineCall';
import { registerCalls } from './registry';

export const remitCalls = registerCalls({
  'rates.rate': defineCall({
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
  }),
  'coupon.exchange': defineCall({
    method: 'GET',
    path: '/web/coupon/code/exchange/{couponCode}',
    owner: 'coupon',
    idempotent: false,
    flags: { softError: true },
    params: v.object({ couponCode: v.pipe(v.string(), v.regex(/^[A-Za-z]{3}[A-Za-z0-9]{5}$/)) }),
    answer: v.object({ couponId: identifier, title: shortText }),
  }),
} as const);

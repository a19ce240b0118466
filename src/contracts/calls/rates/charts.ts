import * as v from 'valibot';
import { currencyCode, decimalText, instant, remitType } from '../../entities/base';
import { defineCall } from '../defineCall';

const quiet = { hideLoading: true, softError: true } as const;

/** Days. */
export const chartDays = v.picklist([1, 7, 30, 180, 365]);

/** Oldest first; rates for `exRateBase` units, `change` in per cent of the first. */
const rateChart = v.object({
  source: currencyCode,
  target: currencyCode,
  days: chartDays,
  exRateBase: v.number(),
  points: v.array(v.object({ at: instant, rate: decimalText })),
  high: decimalText,
  low: decimalText,
  average: decimalText,
  change: decimalText,
});
export type RateChart = v.InferOutput<typeof rateChart>;

const chartParams = { source: currencyCode, target: currencyCode, days: chartDays };

export const ratesTrendChart = defineCall({
  name: 'rates.trendChart',
  effect: 'read',
  method: 'GET',
  path: '/web/ratefee/trend/chart/{source}/{target}/{days}',
  owner: 'rates',
  token: 'none',
  flags: quiet,
  params: v.object({ ...chartParams, remitType: v.optional(remitType) }),
  answer: rateChart,
});

/** At most 30 points: a chat-app card. */
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

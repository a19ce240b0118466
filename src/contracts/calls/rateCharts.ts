import * as v from 'valibot';
import { currencyCode, decimalText, instant, remitType } from '../entities/base';
import { defineCall } from './defineCall';

const quiet = { hideLoading: true, softError: true } as const;

/** Days. */
export const chartDays = v.picklist([1, 7, 30, 180, 365]);

/** Oldest first; rates are for `exRateBase` units, `change` in per cent of the first. */
export const rateChart = v.object({
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

export const chartParams = { source: currencyCode, target: currencyCode, days: chartDays };

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

import * as v from 'valibot';
import { countryCode, currencyCode, identifier, moneyShape, remitType, shortText } from '../../entities/base';
import { orderSummary } from '../../entities/order';
import { defineCall } from '../defineCall';

/** `years`: arrived sums by UTC year. */
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

/** Closed ones too (status 1); callers keep 0. */
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

import * as v from 'valibot';
import { currencyCode, decimalText, identifier, instant } from '../../entities/base';
import { defineCall } from '../defineCall';

const quiet = { hideLoading: true, softError: true } as const;

/** `amplitude`: 5 per mille within 24 hours. */
const rateAlertType = v.picklist(['above', 'below', 'amplitude']);

const rateAlert = v.object({
  alertId: identifier,
  sourceCurrency: currencyCode,
  targetCurrency: currencyCode,
  alertType: rateAlertType,
  expectedRate: v.optional(decimalText),
  enabled: v.boolean(),
  firedAt: v.optional(instant),
});
export type RateAlert = v.InferOutput<typeof rateAlert>;

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

/** The expected rate must be on its type's side. */
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

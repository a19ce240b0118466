import * as v from 'valibot';
import { countryCode, currencyCode, decimalText, remitType } from '../../entities/base';
import { defineCall } from '../defineCall';

/** In the market's currency. */
const usedLimit = v.object({ limit: decimalText, used: decimalText, left: decimalText });

export const userRemittanceLimit = defineCall({
  name: 'user.remittanceLimit',
  effect: 'read',
  shows: ['order'],
  method: 'POST',
  path: '/web/user/remittance/limit/info',
  owner: 'account',
  flags: { hideLoading: true, softError: true },
  params: v.object({
    countryCode,
    targetCountry: v.optional(countryCode),
    remitType: v.optional(remitType),
  }),
  answer: v.object({
    currency: currencyCode,
    minAmount: decimalText,
    maxAmount: decimalText,
    /** Rolling: 24 hours, 30 days, 365 days. */
    daily: v.optional(usedLimit),
    monthly: v.optional(usedLimit),
    yearly: v.optional(usedLimit),
    /** `userLabel` LARGE_WHITE. */
    unlimited: v.boolean(),
  }),
});

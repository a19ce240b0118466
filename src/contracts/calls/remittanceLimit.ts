// A payer's limit, and what is left of it: in a file of its own, since the home asks for it.
import * as v from 'valibot';
import { countryCode, currencyCode, decimalText, remitType } from '../entities/base';
import { defineCall } from './defineCall';

/** A limit of a window, what is used of it and what is left, in the market's currency. */
const usedLimit = v.object({ limit: decimalText, used: decimalText, left: decimalText });

export const userRemittanceLimit = defineCall({
  name: 'user.remittanceLimit',
  effect: 'read',
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
    /** Windows that roll: the last 24 hours, 30 days and 365 days. */
    daily: v.optional(usedLimit),
    monthly: v.optional(usedLimit),
    yearly: v.optional(usedLimit),
    /** Released from the windows: `userLabel` LARGE_WHITE. */
    unlimited: v.boolean(),
  }),
});

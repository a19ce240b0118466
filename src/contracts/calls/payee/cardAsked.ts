import * as v from 'valibot';
import { countryCode, currencyCode, decimalText, identifier, instant, shortText } from '../../entities/base';
import { defineCall } from '../defineCall';

export const payeeCardAsked = defineCall({
  name: 'payeeCard.asked',
  effect: 'read',
  method: 'POST',
  path: '/web/payee/card/asked',
  owner: 'payee',
  ours: true,
  token: 'none',
  flags: { hideLoading: true, softError: true },
  params: v.object({ shareCode: identifier }),
  answer: v.object({
    /** Initials. */
    name: shortText,
    country: countryCode,
    currency: currencyCode,
    /** Absent: the payer decides. */
    amount: v.optional(decimalText),
    validUntil: instant,
  }),
});

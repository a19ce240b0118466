import * as v from 'valibot';
import { corridor, decimalText, identifier, remitType, shortText } from '../../entities/base';
import { quote } from '../../entities/quote';
import { defineCall } from '../defineCall';

/** Either sourceAmount or targetAmount; limit codes outside the limits. */
export const ratesFee = defineCall({
  name: 'rates.fee',
  effect: 'read',
  stores: true,
  method: 'POST',
  path: '/web/ratefee/fee',
  owner: 'rates',
  token: 'optional',
  flags: { hideLoading: true, softError: true },
  params: v.object({
    ...corridor,
    sourceAmount: v.optional(decimalText),
    targetAmount: v.optional(decimalText),
    remitType,
    accountType: v.optional(shortText),
    couponId: v.optional(identifier),
  }),
  answer: quote,
});

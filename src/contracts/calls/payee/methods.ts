import * as v from 'valibot';
import { countryCode, decimalText, remitType } from '../../entities/base';
import { payeeMethod } from '../../entities/payeeMethod';
import { defineCall } from '../defineCall';

/** The usual one, default for prices, first. */
export const payeeMethods = defineCall({
  name: 'payee.methods',
  effect: 'read',
  method: 'GET',
  path: '/web/payee/v2/query/payment/method/{source}/{target}',
  owner: 'payee',
  token: 'optional',
  flags: { hideLoading: true },
  params: v.object({
    source: countryCode,
    target: countryCode,
    remitType,
    sourceAmount: v.optional(decimalText),
  }),
  answer: v.object({ list: v.array(payeeMethod) }),
});

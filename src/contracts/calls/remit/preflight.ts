// On H5 loaded with a remittance.
import * as v from 'valibot';
import {
  countryCode,
  currencyCode,
  decimalText,
  identifier,
  remitType,
  shortText,
} from '../../entities/base';
import { kycStatusName, payer } from '../../entities/payer';
import { defineCall } from '../defineCall';

export const payerPopInfo = defineCall({
  name: 'payer.popInfo',
  effect: 'read',
  method: 'POST',
  path: '/web/payer/v2/popInfo',
  owner: 'remit',
  flags: { hideLoading: true },
  params: v.object({ userId: identifier, countryCode, targetCountry: countryCode }),
  answer: v.object({ show: v.boolean(), blocking: v.boolean(), title: v.string(), content: v.string() }),
});

/** `middlePage`: another page comes first. */
export const remitPrecheck = defineCall({
  name: 'remit.precheck',
  effect: 'read',
  method: 'GET',
  path: '/web/goRemit',
  owner: 'remit',
  encrypted: true,
  flags: { hideLoading: true },
  params: v.object({ countryCode, targetCountry: countryCode, remitType }),
  answer: v.object({
    payerInfo: payer,
    middlePage: v.optional(
      v.object({
        route: v.string(),
        params: v.optional(v.record(v.string(), v.string())),
        reason: v.string(),
      }),
    ),
    kycStatus: kycStatusName,
    shortKyc: v.boolean(),
    certificationKyc: v.boolean(),
  }),
});

export const remitLargeLimitCheck = defineCall({
  name: 'remit.largeLimitCheck',
  effect: 'read',
  method: 'POST',
  path: '/web/order/v2/largeLimit/check',
  owner: 'remit',
  flags: { hideLoading: true, softError: true },
  params: v.object({
    sourceAmount: decimalText,
    sourceCurrency: currencyCode,
    /** Each has its limits; default ordinary. */
    remitType: v.optional(remitType),
    /** Decides whether to offer a large transfer. */
    targetCountry: v.optional(countryCode),
    /** Without it the payee's counts. */
    payeeId: v.optional(identifier),
    relation: v.optional(shortText),
    /** Some payees take no other sum. */
    targetAmount: v.optional(decimalText),
  }),
  answer: v.object({ allowed: v.literal(true) }),
});

import * as v from 'valibot';
import { cashAgent, cashPlace } from '../../entities/bank';
import { countryCode, done, identifier, ossFileKey, shortText } from '../../entities/base';
import { payee, payeeForm } from '../../entities/payee';
import { defineCall } from '../defineCall';

/** nameAppealFlag 2: right although the bank has another name. */
export const payeeAdd = defineCall({
  name: 'payee.add',
  effect: 'write',
  changes: ['payee'],
  method: 'POST',
  path: '/web/payee/v2/add',
  owner: 'payee',
  encrypted: true,
  flags: { softError: true },
  params: v.object({
    ...payeeForm.entries,
    sourceCountry: countryCode,
    nameAppealFlag: v.optional(v.picklist([1, 2])),
    formKey: v.optional(v.picklist(['nineElements', 'uploadCard'])),
  }),
  answer: v.object({ payee }),
});

export const payeeInfo = defineCall({
  name: 'payee.info',
  effect: 'read',
  shows: ['payee'],
  method: 'POST',
  path: '/web/payee/v2/single/info',
  owner: 'payee',
  encrypted: true,
  flags: { hideLoading: true },
  params: v.object({ payeeId: identifier }),
  answer: v.object({ payee }),
});

export const payeeDelete = defineCall({
  name: 'payee.delete',
  effect: 'write',
  changes: ['payee'],
  method: 'POST',
  path: '/web/payee/v2/delete',
  owner: 'payee',
  idempotent: true,
  params: v.object({ payeeId: identifier }),
  answer: done,
});

export const payeeValidateAlipay = defineCall({
  name: 'payee.validateAlipay',
  effect: 'read',
  method: 'POST',
  path: '/web/payee/v2/validate/alipay/payee',
  owner: 'payee',
  encrypted: true,
  flags: { softError: true },
  params: v.object({ alipayAccount: shortText, name: shortText }),
  answer: v.object({ valid: v.boolean() }),
});

export const payeeCashLocations = defineCall({
  name: 'payee.cashLocations',
  effect: 'read',
  method: 'POST',
  path: '/web/payee/v2/query/cashLocation',
  owner: 'payee',
  flags: { hideLoading: true },
  params: v.object({ country: countryCode, city: v.optional(shortText), keyword: v.optional(shortText) }),
  answer: v.object({ list: v.array(cashAgent) }),
});

export const payeeCardBin = defineCall({
  name: 'payee.cardBin',
  effect: 'read',
  method: 'POST',
  path: '/web/payee/cardBin/info',
  owner: 'payee',
  encrypted: true,
  flags: { hideLoading: true, softError: true },
  params: v.object({ cardNumber: v.pipe(v.string(), v.regex(/^\d{6,19}$/)) }),
  answer: v.object({
    known: v.boolean(),
    bankCode: v.optional(v.string()),
    bankName: v.optional(v.string()),
    cardType: v.optional(v.string()),
    supported: v.boolean(),
  }),
});

/** Before the payee exists; reads the number. */
export const payeeCardUpload = defineCall({
  name: 'payee.cardUpload',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/payee/bankCard/upload',
  owner: 'payee',
  ours: true,
  contentType: 'multipart',
  flags: { hideLoading: true, softError: true },
  params: v.object({ fileNumber: shortText }),
  answer: v.object({
    ossFileKey,
    imgFileNameOriginal: v.string(),
    cardNumber: v.optional(v.string()),
  }),
});

/** Nearest first, if the place is given. */
export const payeeSearchCash = defineCall({
  name: 'payee.searchCash',
  effect: 'read',
  method: 'POST',
  path: '/web/cash/location/search',
  owner: 'payee',
  token: 'optional',
  flags: { hideLoading: true },
  params: v.object({
    country: countryCode,
    keyword: v.optional(shortText),
    latitude: v.optional(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
    longitude: v.optional(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
  }),
  answer: v.object({ list: v.array(cashPlace) }),
});

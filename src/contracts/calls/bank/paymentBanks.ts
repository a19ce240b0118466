import * as v from 'valibot';
import { bankRow } from '../../entities/bank';
import { countryCode, shortText } from '../../entities/base';
import { defineCall } from '../defineCall';

export const bankPaymentBanks = defineCall({
  name: 'bank.paymentBanks',
  effect: 'read',
  method: 'POST',
  path: '/web/paymentBank/list',
  owner: 'bank',
  flags: { hideLoading: true },
  params: v.object({ countryCode }),
  answer: v.object({ list: v.array(v.object({ bankCode: v.string(), bankName: v.string() })) }),
});

/** `fields` by the names of payee forms. */
export const bankPaymentBank = defineCall({
  name: 'bank.paymentBank',
  effect: 'read',
  method: 'POST',
  path: '/web/paymentBank/detail',
  owner: 'bank',
  flags: { hideLoading: true },
  params: v.object({ countryCode, bankCode: shortText }),
  answer: v.object({
    bankCode: v.string(),
    bankName: v.string(),
    accountName: v.string(),
    fields: v.array(v.object({ name: v.string(), value: v.string() })),
  }),
});

export const bankEuList = defineCall({
  name: 'bank.euList',
  effect: 'read',
  method: 'POST',
  path: '/web/bank/eu/list',
  owner: 'bank',
  ours: true,
  token: 'optional',
  flags: { hideLoading: true },
  params: v.object({ country: v.optional(countryCode) }),
  answer: v.object({ list: v.array(v.object({ ...bankRow.entries, country: countryCode })) }),
});

export const orderBankList = defineCall({
  name: 'order.bankList',
  effect: 'read',
  method: 'POST',
  path: '/web/order/bank/list',
  owner: 'bank',
  ours: true,
  flags: { hideLoading: true },
  params: v.object({ countryCode, keyword: v.optional(shortText) }),
  answer: v.object({
    list: v.array(
      v.object({
        ...bankRow.entries,
        unavailable: v.optional(v.boolean()),
      }),
    ),
  }),
});

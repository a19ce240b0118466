import * as v from 'valibot';
import { countryCode, shortText } from '../entities/base';
import { bankRow } from '../entities/payee';
import { defineCall } from './defineCall';
import { registerCalls } from './registry';

/** Banks that senders pay from and into. */
export const bankMoreCalls = registerCalls({
  /** Our own banks in a market, for a transfer in. */
  'bank.paymentBanks': defineCall({
    method: 'POST',
    path: '/web/paymentBank/list',
    owner: 'bank',
    idempotent: true,
    flags: { hideLoading: true },
    params: v.object({ countryCode }),
    answer: v.object({ list: v.array(v.object({ bankCode: v.string(), bankName: v.string() })) }),
  }),
  /** The account to transfer to at one of them; `fields` by the names the payee forms use. */
  'bank.paymentBank': defineCall({
    method: 'POST',
    path: '/web/paymentBank/detail',
    owner: 'bank',
    idempotent: true,
    flags: { hideLoading: true },
    params: v.object({ countryCode, bankCode: shortText }),
    answer: v.object({
      bankCode: v.string(),
      bankName: v.string(),
      accountName: v.string(),
      fields: v.array(v.object({ name: v.string(), value: v.string() })),
    }),
  }),
  'bank.euList': defineCall({
    method: 'POST',
    path: '/web/bank/eu/list',
    owner: 'bank',
    ours: true,
    token: 'optional',
    idempotent: true,
    flags: { hideLoading: true },
    params: v.object({ country: v.optional(countryCode) }),
    answer: v.object({ list: v.array(v.object({ ...bankRow.entries, country: countryCode })) }),
  }),
  /** Banks an order of a market can be paid from. */
  'order.bankList': defineCall({
    method: 'POST',
    path: '/web/order/bank/list',
    owner: 'bank',
    ours: true,
    idempotent: true,
    flags: { hideLoading: true },
    params: v.object({ countryCode, keyword: v.optional(shortText) }),
    answer: v.object({ list: v.array(bankRow) }),
  }),
} as const);

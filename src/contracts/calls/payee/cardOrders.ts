import * as v from 'valibot';
import {
  countryCode,
  currencyCode,
  decimalText,
  identifier,
  pageOf,
  paged,
  shortText,
} from '../../entities/base';
import { order } from '../../entities/order';
import { cardRecord } from '../../entities/payeeCard';
import { payeeAccountType } from '../../entities/payeeMethod';
import { defineCall } from '../defineCall';

const quiet = { hideLoading: true } as const;
const own = { softError: true } as const;

export const payeeCardRecordList = defineCall({
  name: 'payeeCard.recordList',
  encrypted: true,
  effect: 'read',
  shows: ['card', 'order'],
  method: 'POST',
  path: '/web/payee/card/recordList',
  owner: 'payee',
  flags: quiet,
  params: v.object({
    role: v.picklist(['owner', 'payer']),
    cardId: v.optional(identifier),
    ...paged,
  }),
  answer: pageOf(cardRecord),
});

export const payeeCardOrderRemark = defineCall({
  name: 'payeeCard.orderRemark',
  encrypted: true,
  effect: 'write',
  changes: ['card'],
  method: 'POST',
  path: '/web/payee/card/order/remark',
  owner: 'payee',
  idempotent: true,
  flags: own,
  params: v.object({ seqNo: identifier, remark: v.pipe(v.string(), v.maxLength(60)) }),
  answer: v.object({ record: cardRecord }),
});

/** `payeeId`: the card; needs an idempotency key. */
export const payeeCardOrderCreate = defineCall({
  name: 'payeeCard.orderCreate',
  effect: 'write',
  changes: ['card', 'order'],
  ownKey: true,
  method: 'POST',
  path: '/web/order/v2/create',
  owner: 'order',
  encrypted: true,
  flags: own,
  params: v.object({
    payeeId: identifier,
    payeeAccountType: payeeAccountType,
    quoteId: identifier,
    sourceAmount: decimalText,
    sourceCurrency: currencyCode,
    targetAmount: decimalText,
    targetCurrency: currencyCode,
    countryCode,
    targetCountry: countryCode,
    feeAmount: decimalText,
    feeCurrency: currencyCode,
    businessRate: decimalText,
    channel: v.optional(shortText),
    receiptMethod: payeeAccountType,
    source: identifier,
    /** True: the amount to send was typed; false: to receive. */
    sourceToTarget: v.boolean(),
    purpose: shortText,
    relation: shortText,
  }),
  answer: v.object({ seqNo: identifier, order }),
});

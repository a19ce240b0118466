import * as v from 'valibot';
import {
  areaCode,
  countryCode,
  currencyCode,
  decimalText,
  identifier,
  instant,
  moneyShape,
  shortText,
} from './base';
import { payeeAccountType } from './payeeMethod';
import { documentSide } from './payer';

export const payeeCheckStatus = v.picklist([
  'UnPerfected',
  'WaitUpload',
  'CheckIng',
  'CheckFailed',
  'Success',
]);
export const partStatus = v.picklist(['missing', 'review', 'done', 'failed']);

export const cardPerson = v.object({
  firstName: shortText,
  lastName: shortText,
  areaCode,
  phoneNumber: v.pipe(v.string(), v.regex(/^\d{7,12}$/)),
  email: v.optional(v.pipe(v.string(), v.email(), v.maxLength(140))),
  city: shortText,
  street: shortText,
  postCode: v.optional(v.pipe(v.string(), v.maxLength(12))),
});
export type CardPerson = v.InferOutput<typeof cardPerson>;

export const cardDocument = v.object({
  idType: v.string(),
  sides: v.array(v.object({ side: documentSide, uploaded: v.boolean() })),
});

/** Payers get no contacts and account. */
export const payeeCard = v.object({
  cardId: identifier,
  role: v.picklist(['owner', 'payer']),
  country: countryCode,
  currency: currencyCode,
  name: shortText,
  person: v.optional(cardPerson),
  accountType: v.optional(payeeAccountType),
  payeeLabel: v.optional(shortText),
  checkStatus: payeeCheckStatus,
  baseInfoStatus: partStatus,
  bankInfoStatus: partStatus,
  identityInfoStatus: partStatus,
  documents: v.array(cardDocument),
  sourceCountry: v.optional(countryCode),
  /** In the card's currency; absent: the payer decides. */
  amount: v.optional(decimalText),
  remark: v.optional(shortText),
  shareCode: v.optional(identifier),
  /** The link's; absent: not shared. */
  validUntil: v.optional(instant),
  state: v.picklist(['draft', 'open', 'expired', 'reported']),
  createTime: instant,
});
export type PayeeCard = v.InferOutput<typeof payeeCard>;

export const cardRecordStatus = v.picklist([
  'waitPayment', 'onTheWay', 'success', 'timeout', 'cancelled', 'refunding', 'receiveFailed',
]); // prettier-ignore
export type CardRecordStatus = v.InferOutput<typeof cardRecordStatus>;

export const cardRecord = v.object({
  seqNo: identifier,
  cardId: identifier,
  role: v.picklist(['owner', 'payer']),
  status: cardRecordStatus,
  /** The other party; the payer's name is shortened. */
  name: shortText,
  countryCode,
  targetCountry: countryCode,
  sourceAmount: moneyShape,
  targetAmount: moneyShape,
  totalAmount: moneyShape,
  payeeLabel: shortText,
  remark: v.optional(shortText),
  createTime: instant,
  /** Until then unpaid ones can be paid or abandoned. */
  abandonUntil: instant,
  canPay: v.boolean(),
  canAbandon: v.boolean(),
  reported: v.boolean(),
});
export type CardRecord = v.InferOutput<typeof cardRecord>;

export const cardPop = v.object({
  popInfoId: identifier,
  cardId: identifier,
  shareCode: identifier,
  status: v.picklist(['new', 'viewed', 'accepted', 'ignored', 'reported']),
  name: shortText,
  country: countryCode,
  amount: v.optional(decimalText),
  currency: currencyCode,
  remark: v.optional(shortText),
  createTime: instant,
});
export type CardPop = v.InferOutput<typeof cardPop>;

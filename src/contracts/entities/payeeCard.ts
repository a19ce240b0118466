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

/** How far a card is: what is missing, under review, refused or complete. */
export const payeeCheckStatus = v.picklist([
  'UnPerfected',
  'WaitUpload',
  'CheckIng',
  'CheckFailed',
  'Success',
]);
/** Of one part of a payee's details. */
export const partStatus = v.picklist(['missing', 'review', 'done', 'failed']);

/** The person behind a card. */
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

/** A collection card as its owner sees it; for a payer who opened its link contacts and account stay hidden. */
export const payeeCard = v.object({
  cardId: identifier,
  /** Who looks: the payee who made it, or a payer with its link. */
  role: v.picklist(['owner', 'payer']),
  country: countryCode,
  /** Amount that the payee gets. */
  currency: currencyCode,
  name: shortText,
  person: v.optional(cardPerson),
  accountType: v.optional(payeeAccountType),
  /** Bank or wallet and the last digits. */
  payeeLabel: v.optional(shortText),
  checkStatus: payeeCheckStatus,
  baseInfoStatus: partStatus,
  bankInfoStatus: partStatus,
  identityInfoStatus: partStatus,
  documents: v.array(cardDocument),
  /** Where the payer lives, once it has been said. */
  sourceCountry: v.optional(countryCode),
  /** Asked for, in the card's currency; absent: the payer decides. */
  amount: v.optional(decimalText),
  remark: v.optional(shortText),
  shareCode: v.optional(identifier),
  /** Until when the link counts; absent: not shared. */
  validUntil: v.optional(instant),
  state: v.picklist(['draft', 'open', 'expired', 'reported']),
  createTime: instant,
});
export type PayeeCard = v.InferOutput<typeof payeeCard>;

export const cardRecordStatus = v.picklist([
  'waitPayment', 'onTheWay', 'success', 'timeout', 'cancelled', 'refunding', 'receiveFailed',
]); // prettier-ignore
export type CardRecordStatus = v.InferOutput<typeof cardRecordStatus>;

/** One order paid, or to be paid, by a card. */
export const cardRecord = v.object({
  seqNo: identifier,
  cardId: identifier,
  role: v.picklist(['owner', 'payer']),
  status: cardRecordStatus,
  /** The other side of it: the payer's name in short for the owner, the payee's for the payer. */
  name: shortText,
  countryCode,
  targetCountry: countryCode,
  sourceAmount: moneyShape,
  targetAmount: moneyShape,
  totalAmount: moneyShape,
  payeeLabel: shortText,
  remark: v.optional(shortText),
  createTime: instant,
  /** Unpaid it can be paid or abandoned until then. */
  abandonUntil: instant,
  canPay: v.boolean(),
  canAbandon: v.boolean(),
  /** The card was reported, and nobody of ours has looked at it yet. */
  reported: v.boolean(),
  serverTime: instant,
});
export type CardRecord = v.InferOutput<typeof cardRecord>;

/** A payee asks this payer for money. */
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

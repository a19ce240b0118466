import * as v from 'valibot';
import { DEFAULT_RATE_ACCURACY, DEFAULT_RATE_BASE } from '@/core/rate';
import {
  codedText,
  corridor,
  countryCode,
  decimalText,
  identifier,
  instant,
  moneyShape,
  ossFileKey,
  remitType,
  shortText,
} from './base';

/** Read from the server as text: a status this build does not know is shown neutrally, never a contract error. */
export const orderStatusText = v.pipe(v.string(), v.regex(/^[A-Z_]{2,40}$/));

/** Payment method code of the specification's enumerations, such as 140 PayID. */
export const fundingType = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999));
/** 1 ordinary, 2 the China case. */
export const orderType = v.picklist([1, 2]);

/** Terms of the quote that a commit repeats, so that the server can check which price the payer saw. */
export const quotedTerms = v.object({
  quoteId: identifier,
  ...corridor,
  sourceAmount: decimalText,
  targetAmount: decimalText,
  businessRate: decimalText,
  feeAmount: decimalText,
});

/** The base of a rate, and the decimals it is shown with. */
const rateShape = {
  /** `businessRate` is what so many units of the source currency bring. */
  exRateBase: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), DEFAULT_RATE_BASE),
  rateAccuracy: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), DEFAULT_RATE_ACCURACY),
};

/** A server quote. `sourceAmount` + `feeAmount` - `discountAmount` = `totalAmount`, all in `sourceCurrency`. */
export const quote = v.object({
  ...quotedTerms.entries,
  ...rateShape,
  /** The way of receiving it is the price of. */
  accountType: v.optional(v.string()),
  discountAmount: decimalText,
  totalAmount: decimalText,
  minSourceAmount: decimalText,
  maxSourceAmount: decimalText,
  arrivalMinutesFrom: v.number(),
  arrivalMinutesTo: v.number(),
  /** Minutes until the money is with us by the quickest way to pay it. */
  payMinutesTo: v.number(),
  rateLockHours: v.number(),
  expiresAt: instant,
});
export type Quote = v.InferOutput<typeof quote>;

/** How the payee receives the money, as an order shows it. */
export const orderPayee = v.object({
  id: identifier,
  name: shortText,
  accountType: v.string(),
  payeeLabel: shortText,
  plainPhone: v.optional(v.string()),
  country: countryCode,
  areaCode: v.optional(v.string()),
  relationshipToReceiver: v.optional(v.string()),
});

/** A line of an order's life: which status it entered, when, and who moved it. */
export const orderEvent = v.object({
  status: orderStatusText,
  at: instant,
  by: v.picklist(['payer', 'bank', 'payee', 'us', 'clock']),
});

export const orderSummary = v.object({
  id: identifier,
  seqNo: identifier,
  type: orderType,
  countryCode,
  targetCountry: countryCode,
  remitType,
  status: orderStatusText,
  paymentStatus: orderStatusText,
  viewStatus: v.string(),
  createTime: instant,
  fundingType: v.optional(fundingType),
  payeeName: shortText,
  sourceAmount: moneyShape,
  targetAmount: moneyShape,
  /** It waits for papers that its payer has still to hand in. */
  papersWanted: v.optional(v.boolean()),
  /** Paid, and held for papers: when it gives the money back without them. */
  supplementsUntil: v.optional(instant),
  /** The bank sent the money back: when it goes back to its payer unless that is mended. */
  mendUntil: v.optional(instant),
  /** Paid, and lying safe for a while as large ones do: until when. */
  safeUntil: v.optional(instant),
  /** Counted from the making of the order, then from the money's coming in or the end of what held it. */
  arrivalEstimateAt: v.optional(instant),
  /** That moment has passed, and the money is not there. */
  late: v.optional(v.boolean()),
  /** Late: when we expect it now. */
  expectedAt: v.optional(instant),
  /** When payment stops being accepted: 24 hours after creation unless the method says otherwise. */
  payDeadline: instant,
});
export type OrderSummary = v.InferOutput<typeof orderSummary>;

export const order = v.object({
  ...orderSummary.entries,
  userId: identifier,
  partnerOrderId: v.optional(v.string()),
  bankChannel: v.optional(v.string()),
  payeeId: identifier,
  payeeInfo: orderPayee,
  payerInfo: v.object({ userId: identifier, fullName: shortText }),
  postscriptOfRemittance: v.optional(shortText),
  purposeEnum: v.optional(codedText),
  relationEnum: v.optional(codedText),
  relationLetterFlag: v.optional(v.boolean()),
  riskFlag: v.optional(v.boolean()),
  refundDetails: v.optional(
    v.object({
      refundInfoLink: v.optional(v.string()),
      /** The refund, due or done. */
      amount: v.optional(moneyShape),
      reason: v.optional(shortText),
      at: v.optional(instant),
    }),
  ),
  /** Why the bank sent the money back: a name of `payoutFailures`, or one of a newer server. */
  payoutFailure: v.optional(v.string()),
  needUploadAcademicInfo: v.optional(v.boolean()),
  qrImageUrl: v.optional(v.string()),
  /** The kinds of proof the order still waits for, between pipes. */
  supplementContent: v.optional(v.string()),
  ifLockedRate: v.boolean(),
  /** Of a locked rate: it holds, its hours have ended, or there is none. */
  rateGuarantee: v.optional(v.picklist(['guaranteed', 'timedOut', 'invalid'])),
  /** The rate that has moved too far for the money that came in, for the payer to accept. */
  rateQuestion: v.optional(v.object({ businessRate: decimalText, targetAmount: moneyShape })),
  rateLockHours: v.number(),
  rateLockedUntil: v.optional(instant),
  businessRate: decimalText,
  ...rateShape,
  feeAmount: moneyShape,
  discountAmount: moneyShape,
  totalAmount: moneyShape,
  /** Received so far of the total, while that does not pay the order yet. */
  receivedAmount: v.optional(moneyShape),
  /** The payee gets this if only that is sent. */
  receivedTarget: v.optional(moneyShape),
  couponId: v.optional(identifier),
  /** The name of that coupon. */
  couponTitle: v.optional(shortText),
  history: v.array(orderEvent),
  vouchers: v.array(v.object({ ossFileKey, fileName: v.string(), at: instant })),
  canCancel: v.boolean(),
  canRefund: v.boolean(),
  /** Until when money that has come in may be called back; absent where it may not. */
  callBackUntil: v.optional(instant),
  /** Server clock at the answer, so that a wrong device clock does not bend the countdown. */
  serverTime: instant,
});
export type Order = v.InferOutput<typeof order>;

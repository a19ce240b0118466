import * as v from 'valibot';
import {
  codedText,
  countryCode,
  decimalText,
  identifier,
  instant,
  moneyShape,
  ossFileKey,
  remitType,
  shortText,
} from './base';
import { rateShape } from './quote';

/** Unknown ones are shown neutrally, never a contract error. */
export const orderStatusText = v.pipe(v.string(), v.regex(/^[A-Z_]{2,40}$/));

/** Payment method code, such as 140 PayID. */
export const fundingType = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999));
/** 1 ordinary, 2 China. */
export const orderType = v.picklist([1, 2]);

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
  /** Over; what is drawn goes back once its bank has paid it. */
  drawn: v.optional(v.boolean()),
  papersWanted: v.optional(v.boolean()),
  /** Paid, held for papers: refunded then. */
  supplementsUntil: v.optional(instant),
  /** Returned by the bank: refunded then unless corrected. */
  mendUntil: v.optional(instant),
  /** End of a large order's wait. */
  safeUntil: v.optional(instant),
  /** From creation, payment or end of hold. */
  arrivalEstimateAt: v.optional(instant),
  late: v.optional(v.boolean()),
  /** Of a late order. */
  expectedAt: v.optional(instant),
  /** 24 hours after creation, or the method's. */
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
      amount: v.optional(moneyShape),
      reason: v.optional(shortText),
      at: v.optional(instant),
    }),
  ),
  /** Of `payoutFailures`, or newer. */
  payoutFailure: v.optional(v.string()),
  needUploadAcademicInfo: v.optional(v.boolean()),
  qrImageUrl: v.optional(v.string()),
  /** Missing proofs, separated by pipes. */
  supplementContent: v.optional(v.string()),
  ifLockedRate: v.boolean(),
  rateGuarantee: v.optional(v.picklist(['guaranteed', 'timedOut', 'invalid'])),
  /** Moved too far: the payer must accept. */
  rateQuestion: v.optional(v.object({ businessRate: decimalText, targetAmount: moneyShape })),
  rateLockHours: v.number(),
  rateLockedUntil: v.optional(instant),
  businessRate: decimalText,
  ...rateShape,
  feeAmount: moneyShape,
  discountAmount: moneyShape,
  totalAmount: moneyShape,
  /** Received so far, while it does not pay the order. */
  receivedAmount: v.optional(moneyShape),
  /** Absent where the payee cannot take it. */
  receivedTarget: v.optional(moneyShape),
  couponId: v.optional(identifier),
  couponTitle: v.optional(shortText),
  history: v.array(orderEvent),
  vouchers: v.array(v.object({ ossFileKey, fileName: v.string(), at: instant })),
  canCancel: v.boolean(),
  canRefund: v.boolean(),
  /** Money can be called back until then. */
  recallUntil: v.optional(instant),
});
export type Order = v.InferOutput<typeof order>;

import * as v from 'valibot';
import { decimalText, identifier, instant, moneyShape } from './base';
import { fundingType } from './order';

/** One labelled value of a transfer instruction; `copy` marks values people paste into their bank's app. */
export const instructionLine = v.object({ labelKey: v.string(), value: v.string(), copy: v.boolean() });

/** How to pay an order by a chosen method. */
export const paymentInstruction = v.object({
  seqNo: identifier,
  fundingType,
  kind: v.picklist(['transfer', 'redirect', 'wallet', 'scan']),
  amount: moneyShape,
  reference: v.optional(v.string()),
  lines: v.array(instructionLine),
  payLink: v.optional(v.string()),
  qrImageUrl: v.optional(v.string()),
  /** Text of the code to be paid by: drawn as a QR code, or pasted into the bank's app. */
  qrCode: v.optional(v.string()),
  payDeadline: instant,
});
export type PaymentInstruction = v.InferOutput<typeof paymentInstruction>;

/** As in domain/paymentMethods: what the user does to pay. */
export const paymentKind = v.picklist(['transfer', 'redirect', 'wallet', 'scan', 'account', 'balance']);

/** A way to pay offered for an order. Fee is on top, in the source currency. */
export const payType = v.object({
  fundingType,
  feeAmount: moneyShape,
  arrivalMinutesFrom: v.number(),
  arrivalMinutesTo: v.number(),
  minAmount: v.optional(decimalText),
  maxAmount: v.optional(decimalText),
  /** Fee of the payer's own bank for the transfer, by bank. */
  payerBankFee: v.optional(v.object({ from: moneyShape, to: moneyShape })),
});

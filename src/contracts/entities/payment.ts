import * as v from 'valibot';
import { decimalText, identifier, instant, moneyShape } from './base';
import { fundingType } from './order';

export const instructionLine = v.object({ labelKey: v.string(), value: v.string(), copy: v.boolean() });

export const paymentInstruction = v.object({
  seqNo: identifier,
  fundingType,
  kind: v.picklist(['transfer', 'redirect', 'wallet', 'scan']),
  amount: moneyShape,
  reference: v.optional(v.string()),
  lines: v.array(instructionLine),
  payLink: v.optional(v.string()),
  qrImageUrl: v.optional(v.string()),
  /** As a QR code, or to paste into the bank's app. */
  qrCode: v.optional(v.string()),
  payDeadline: instant,
});
export type PaymentInstruction = v.InferOutput<typeof paymentInstruction>;

/** As in domain/payment/paymentMethods. */
export const paymentKind = v.picklist(['transfer', 'redirect', 'wallet', 'scan', 'account', 'balance']);

/** Fee on top, in the source currency. */
export const payType = v.object({
  fundingType,
  feeAmount: moneyShape,
  arrivalMinutesFrom: v.number(),
  arrivalMinutesTo: v.number(),
  minAmount: v.optional(decimalText),
  maxAmount: v.optional(decimalText),
  payerBankFee: v.optional(v.object({ from: moneyShape, to: moneyShape })),
});

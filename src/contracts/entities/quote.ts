import * as v from 'valibot';
import { DEFAULT_RATE_ACCURACY, DEFAULT_RATE_BASE } from '@/core/rate';
import { corridor, decimalText, identifier, instant } from './base';

/** Repeated by a commit: the server checks the price seen. */
export const quotedTerms = v.object({
  quoteId: identifier,
  ...corridor,
  sourceAmount: decimalText,
  targetAmount: decimalText,
  businessRate: decimalText,
  feeAmount: decimalText,
});
export type QuotedTerms = v.InferOutput<typeof quotedTerms>;

export const rateShape = {
  /** `businessRate` is for this many source units. */
  exRateBase: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), DEFAULT_RATE_BASE),
  rateAccuracy: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), DEFAULT_RATE_ACCURACY),
};

/** `sourceAmount` + `feeAmount` - `discountAmount` = `totalAmount`, in `sourceCurrency`. */
export const quote = v.object({
  ...quotedTerms.entries,
  ...rateShape,
  accountType: v.optional(v.string()),
  discountAmount: decimalText,
  totalAmount: decimalText,
  minSourceAmount: decimalText,
  maxSourceAmount: decimalText,
  arrivalMinutesFrom: v.number(),
  arrivalMinutesTo: v.number(),
  /** Minutes to us by the quickest method. */
  payMinutesTo: v.number(),
  rateLockHours: v.number(),
  expiresAt: instant,
});
export type Quote = v.InferOutput<typeof quote>;

import * as v from 'valibot';
import { areaCode, countryCode, identifier, instant, shortText } from './base';
import { payeeAccountType } from './payeeMethod';

export const shareStep = v.picklist(['protocol', 'phone', 'account', 'exchange', 'done']);
export type ShareStep = v.InferOutput<typeof shareStep>;

export const payeeShareView = v.object({
  shareCode: identifier,
  /** details: gives an account; exchange: authorizes it. */
  kind: v.picklist(['details', 'exchange']),
  country: countryCode,
  sourceCountry: countryCode,
  senderName: shortText,
  /** As the sender wrote it, or empty. */
  payeeName: shortText,
  /** Masked; absent: any of the payee's. */
  phone: v.optional(v.object({ areaCode, masked: shortText })),
  accountTypes: v.array(payeeAccountType),
  payeeLabel: v.optional(shortText),
  step: shareStep,
  expiresAt: instant,
});
export type PayeeShareView = v.InferOutput<typeof payeeShareView>;

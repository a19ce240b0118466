import * as v from 'valibot';
import { areaCode, countryCode, identifier, instant, shortText } from './base';
import { payeeAccountType } from './payeeMethod';

export const shareStep = v.picklist(['protocol', 'phone', 'account', 'exchange', 'done']);
export type ShareStep = v.InferOutput<typeof shareStep>;

export const payeeShareView = v.object({
  shareCode: identifier,
  /** details: the payee gives an account; exchange: they authorize it. */
  kind: v.picklist(['details', 'exchange']),
  country: countryCode,
  sourceCountry: countryCode,
  senderName: shortText,
  /** As the sender wrote it; may be empty. */
  payeeName: shortText,
  /** Masked; absent: any number of the payee. */
  phone: v.optional(v.object({ areaCode, masked: shortText })),
  accountTypes: v.array(payeeAccountType),
  payeeLabel: v.optional(shortText),
  step: shareStep,
  expiresAt: instant,
});
export type PayeeShareView = v.InferOutput<typeof payeeShareView>;

import * as v from 'valibot';
import { areaCode, countryCode, identifier, instant, shortText } from './base';
import { payeeAccountType } from './payeeMethod';

/** The payee's next step: agree, confirm their phone, give their account or authorize the exchange, nothing. */
export const shareStep = v.picklist(['protocol', 'phone', 'account', 'exchange', 'done']);
export type ShareStep = v.InferOutput<typeof shareStep>;

/** A link that a sender gave their payee, as the payee sees it. */
export const payeeShareView = v.object({
  shareCode: identifier,
  /** details: the payee gives their account; exchange: they authorize the exchange of what they receive. */
  kind: v.picklist(['details', 'exchange']),
  country: countryCode,
  sourceCountry: countryCode,
  /** The sender's name in short. */
  senderName: shortText,
  /** As the sender wrote it; may be empty. */
  payeeName: shortText,
  /** The number the sender gave, hidden but for its ends; absent: the payee may give any of theirs. */
  phone: v.optional(v.object({ areaCode, masked: shortText })),
  accountTypes: v.array(payeeAccountType),
  payeeLabel: v.optional(shortText),
  step: shareStep,
  expiresAt: instant,
});
export type PayeeShareView = v.InferOutput<typeof payeeShareView>;

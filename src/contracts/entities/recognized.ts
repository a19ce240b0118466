import * as v from 'valibot';
import { countryCode, shortText } from './base';

/** Values recognized on the pictures of a document; none of them is certain. */
export const recognized = v.object({
  recognized: v.boolean(),
  idNumber: v.optional(shortText),
  firstName: v.optional(shortText),
  lastName: v.optional(shortText),
  birthDate: v.optional(v.string()),
  expiryDate: v.optional(v.string()),
  issuingCountry: v.optional(countryCode),
});

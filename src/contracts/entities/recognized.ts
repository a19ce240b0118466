import * as v from 'valibot';
import { countryCode, shortText } from './base';

/** None is certain. */
export const recognized = v.object({
  recognized: v.boolean(),
  idNumber: v.optional(shortText),
  firstName: v.optional(shortText),
  lastName: v.optional(shortText),
  birthDate: v.optional(v.string()),
  expiryDate: v.optional(v.string()),
  issuingCountry: v.optional(countryCode),
});

import * as v from 'valibot';
import { countryCode } from './base';
import { documentSide } from './payer';

export const documentType = v.object({
  idType: v.string(),
  bizIdType: v.string(),
  nameKey: v.string(),
  needFace: v.picklist([0, 1]),
  /** The expiry date is required and in the future. */
  expires: v.boolean(),
  sides: v.array(v.object({ side: documentSide, sideCode: v.string(), required: v.boolean() })),
  restrictsTo: v.optional(countryCode),
  numberCard: v.optional(v.boolean()),
});
export type DocumentType = v.InferOutput<typeof documentType>;

import * as v from 'valibot';
import { countryCode } from './base';
import { documentSide } from './payer';

export const documentType = v.object({
  idType: v.string(),
  bizIdType: v.string(),
  nameKey: v.string(),
  needFace: v.picklist([0, 1]),
  /** Carries an expiry date, which must be given and lie ahead. */
  expires: v.boolean(),
  sides: v.array(v.object({ side: documentSide, sideCode: v.string(), required: v.boolean() })),
  restrictsTo: v.optional(countryCode),
  /** Japan: shows the individual number, asked for in a step of its own. */
  numberCard: v.optional(v.boolean()),
});
export type DocumentType = v.InferOutput<typeof documentType>;

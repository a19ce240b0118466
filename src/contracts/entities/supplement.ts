import * as v from 'valibot';
import { identifier } from './base';

export const supplement = v.object({
  kind: identifier,
  required: v.boolean(),
  status: v.optional(v.picklist(['WaitUpload', 'Rejected'])),
  riskType: v.optional(v.string()),
});
export type Supplement = v.InferOutput<typeof supplement>;

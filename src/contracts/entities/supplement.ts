import * as v from 'valibot';
import { identifier } from './base';

/** A proof that an order still waits for: to be handed in, or again after a rejection. */
export const supplement = v.object({
  /** A row of the table of proofs; an older app may meet one that it has no words for. */
  kind: identifier,
  required: v.boolean(),
  status: v.optional(v.picklist(['WaitUpload', 'Rejected'])),
  riskType: v.optional(v.string()),
});
export type Supplement = v.InferOutput<typeof supplement>;

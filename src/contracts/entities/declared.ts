import * as v from 'valibot';
import { shortText } from './base';

/** What the sender says of an order: in the draft, the commit, its confirmation and the order's row. */
export const declared = v.object({
  purpose: shortText,
  relation: shortText,
  postscript: v.optional(shortText),
});
export type Declared = v.InferOutput<typeof declared>;

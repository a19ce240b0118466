import * as v from 'valibot';
import { shortText } from './base';

/** Said by the sender, in draft, commit, confirmation and the order's row. */
export const declared = v.object({
  purpose: shortText,
  relation: shortText,
  postscript: v.optional(shortText),
});
export type Declared = v.InferOutput<typeof declared>;

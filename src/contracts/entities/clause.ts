import * as v from 'valibot';
import { codedText, identifier, instant } from './base';

export const clause = v.object({
  clauseId: identifier,
  ...codedText.entries,
  link: v.string(),
  required: v.boolean(),
  /** Absent for visitors. */
  agreedAt: v.optional(instant),
});

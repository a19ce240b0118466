import * as v from 'valibot';
import { codedText, identifier, instant } from './base';

export const clause = v.object({
  clauseId: identifier,
  ...codedText.entries,
  link: v.string(),
  required: v.boolean(),
  agreedAt: v.optional(instant),
});

import * as v from 'valibot';
import { jsonb } from '../../db/jsonb';

/** Details that only some kinds of resources have. */
export const resourceExtra = jsonb(
  v.object({
    /** The home's own list that the resource belongs to. */
    catalog: v.optional(v.string()),
    /** Its words by language, where they are more than `content`. */
    names: v.optional(v.objectWithRest({ en: v.string() }, v.string())),
    /** Shown to payers who send to this country. */
    targetCountry: v.optional(v.string()),
    carousel: v.optional(
      v.array(v.object({ resourceImgUrl: v.string(), resourceLink: v.string(), content: v.string() })),
    ),
  }),
);

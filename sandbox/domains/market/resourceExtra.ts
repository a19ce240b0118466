import * as v from 'valibot';
import { jsonb } from '../../db/jsonb';

export const resourceExtra = jsonb(
  v.object({
    catalog: v.optional(v.string()),
    /** Where `content` is not enough. */
    names: v.optional(v.objectWithRest({ en: v.string() }, v.string())),
    targetCountry: v.optional(v.string()),
    carousel: v.optional(
      v.array(v.object({ resourceImgUrl: v.string(), resourceLink: v.string(), content: v.string() })),
    ),
  }),
);

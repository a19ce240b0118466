import * as v from 'valibot';
import { jsonb } from '../../db/jsonb';

export const resourceExtra = jsonb(
  v.object({
    /** The home list it belongs to. */
    catalog: v.optional(v.string()),
    /** Texts by language, where `content` is not enough. */
    names: v.optional(v.objectWithRest({ en: v.string() }, v.string())),
    /** Shown to payers who send to this country. */
    targetCountry: v.optional(v.string()),
    carousel: v.optional(
      v.array(v.object({ resourceImgUrl: v.string(), resourceLink: v.string(), content: v.string() })),
    ),
  }),
);

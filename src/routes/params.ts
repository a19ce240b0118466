import * as v from 'valibot';
import { countryCode, identifier, remitType, shortText } from '@/contracts/entities/base';

export { identifier, remitType, shortText };

export const none = v.object({});

/** True in our own addresses, `1` or `true` in foreign ones. */
export const flag = v.optional(
  v.union([
    v.boolean(),
    v.pipe(
      v.picklist(['0', '1', 'false', 'true']),
      v.transform((text) => text === '1' || text === 'true'),
    ),
  ]),
);

/** Up to nine digits; text in foreign ones. */
export const whole = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
);

/** Foreign ones may be lower case. */
export const country = v.pipe(
  shortText,
  v.transform((text) => text.toUpperCase()),
  countryCode,
);

/** Case does not matter. */
export function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  return v.pipe(
    shortText,
    v.transform((text) => values.find((value) => value.toLowerCase() === text.toLowerCase()) ?? text),
    v.picklist(values),
  );
}

/** The opening screen checks the host. */
export const link = v.pipe(v.string(), v.maxLength(2000), v.regex(/^https?:\/\/[^\s]+$/i));

export const seqNo = v.object({ seqNo: identifier });
export const maybeSeqNo = v.object({ seqNo: v.optional(identifier) });
/** A code or token in a link that we or a partner sent. */
export const opaque = v.pipe(v.string(), v.regex(/^[\w.~+/=-]{1,512}$/));

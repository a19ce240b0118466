import * as v from 'valibot';

/** `1204.50`: amounts and rates are no floats. */
export const decimalText = v.pipe(v.string(), v.regex(/^-?\d{1,20}(\.\d{1,12})?$/));

/** Ms since 1970, UTC. */
export const instant = v.pipe(v.number(), v.integer(), v.minValue(0));

export const shortText = v.pipe(v.string(), v.maxLength(140));
export const text = v.pipe(v.string(), v.maxLength(2000));
/** Above any screen's, to protect the server. */
export const listOf = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.maxLength(50));
export const fieldsOf = <
  K extends v.GenericSchema<string, string | number | symbol>,
  T extends v.GenericSchema,
>(
  name: K,
  value: T,
) => v.pipe(v.record(name, value), v.maxEntries(100));
/** ISO 3166 alpha-3, or `EU`. */
export const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2,3}$/));
/** ISO 4217. */
export const currencyCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
export const areaCode = v.pipe(v.string(), v.regex(/^\d{1,4}$/));
/** `2001-12-31` */
export const dateText = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
export const ossFileKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,80}$/));
export const identifier = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,80}$/));

export const moneyShape = v.object({ amount: decimalText, currencyCode });
export const codedText = v.object({ code: v.string(), content: v.string() });

export const corridor = {
  sourceCountryCode: countryCode,
  targetCountryCode: countryCode,
  sourceCurrency: currencyCode,
  targetCurrency: currencyCode,
};

export const remitType = v.picklist(['personal', 'studyAbroad', 'LargeRemit']);
export type RemitType = v.InferOutput<typeof remitType>;

export const empty = v.object({});
export const done = v.object({ done: v.literal(true) });
/** First page, or after `cursor`; at most 50 rows. */
export const paged = {
  cursor: v.optional(shortText),
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
};
/** `next`: not on the last page. */
export function pageOf<T extends v.GenericSchema>(row: T) {
  return v.object({ rows: v.array(row), total: v.number(), next: v.optional(v.string()) });
}

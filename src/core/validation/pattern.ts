/**
 * Whether a text has the shape of something. Patterns see trimmed text that is not empty: emptiness is the rule `required`,
 * so that optional fields need no second pattern.
 */
export type Pattern = (value: string) => boolean;

/** Of trimmed, non-empty text; `required` handles emptiness. */
export type Pattern = (value: string) => boolean;

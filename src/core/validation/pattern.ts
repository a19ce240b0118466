/** Gets trimmed, non-empty text: the rule `required` handles emptiness. */
export type Pattern = (value: string) => boolean;

/** As sent. */
export type Values = Record<string, unknown>;

/** The broken rule by field. */
export type Wrong = Record<string, string>;

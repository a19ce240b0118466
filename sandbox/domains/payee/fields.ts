/** As sent. */
export type Values = Record<string, unknown>;

/** The broken rule by field; empty when valid. */
export type Wrong = Record<string, string>;

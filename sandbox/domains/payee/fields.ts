/** A payee form's values as sent. */
export type Values = Record<string, unknown>;

/** Fields that break a rule, by name; empty when all is well. */
export type Wrong = Record<string, string>;

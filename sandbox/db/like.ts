/** Matches the text anywhere; its `%` and `_` are escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

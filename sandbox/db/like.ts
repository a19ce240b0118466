/** Pattern for `like`: the text anywhere in a column. The text's own `%` and `_` count as themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

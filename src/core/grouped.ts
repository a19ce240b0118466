/** `HW48217730` as `HW 4821 7730`: groups of four from the end, so that a person can read it off without losing count. */
export const grouped = (reference: string): string => reference.replace(/(?!^)(?=(.{4})+$)/g, ' ');

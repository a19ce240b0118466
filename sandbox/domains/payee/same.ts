const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toUpperCase();

/** Ignores case and blanks. */
export const isSame = (one: string, other: string): boolean => plain(one) === plain(other);

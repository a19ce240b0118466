const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toUpperCase();

/** Whether two names are the same to a reader: case and blanks do not count. */
export const isSame = (one: string, other: string): boolean => plain(one) === plain(other);

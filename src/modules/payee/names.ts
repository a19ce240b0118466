export const nameFields = ['name', 'firstName', 'middleName', 'lastName'] as const;

export const nameOf = (values: Readonly<Record<string, unknown>>): string => {
  const text = (field: string): string =>
    typeof values[field] === 'string' ? String(values[field]).trim() : '';
  const parts = [text('firstName'), text('middleName'), text('lastName')].filter(Boolean).join(' ');
  return text('name') || parts;
};

const plain = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toUpperCase();

/** Ignores case and blanks. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);

/** The same words in any order: maybe the same person. */
export const sameWords = (one: string, other: string): boolean =>
  plain(one).split(' ').sort().join(' ') === plain(other).split(' ').sort().join(' ');

/** The fields of a form that together are a name. */
export const nameFields = ['name', 'firstName', 'middleName', 'lastName'] as const;

/** A name in one line, from whichever parts a form has. */
export const nameOf = (values: Readonly<Record<string, unknown>>): string => {
  const text = (field: string): string =>
    typeof values[field] === 'string' ? String(values[field]).trim() : '';
  const parts = [text('firstName'), text('middleName'), text('lastName')].filter(Boolean).join(' ');
  return text('name') || parts;
};

const plain = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toUpperCase();

/** Whether two names read the same: case and blanks do not count. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);

/** Whether it may be the same person: the same words in any order. */
export const sameWords = (one: string, other: string): boolean =>
  plain(one).split(' ').sort().join(' ') === plain(other).split(' ').sort().join(' ');

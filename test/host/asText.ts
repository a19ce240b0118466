/** A value of a page's data or of a call's options as text: `usual` where there is none. */
export function asText(value: unknown, usual = ''): string {
  if (value === undefined || value === null) return usual;
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(',') : JSON.stringify(value);
}

export function asText(value: unknown, usual = ''): string {
  if (value === undefined || value === null) return usual;
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(',') : JSON.stringify(value);
}

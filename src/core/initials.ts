const withoutSpaces = /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Of first and last name; one character without spaces. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  const first = Array.from(parts[0] ?? '')[0] ?? '';
  if (withoutSpaces.test(first)) return first;
  const last = parts.length > 1 ? (Array.from(parts[parts.length - 1] ?? '')[0] ?? '') : '';
  return `${first}${last}`.toUpperCase();
}

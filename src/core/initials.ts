const withoutSpaces = /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** First letters of first and last name; one character of a name without spaces. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  const first = Array.from(parts[0] ?? '')[0] ?? '';
  if (withoutSpaces.test(first)) return first;
  const last = parts.length > 1 ? (Array.from(parts[parts.length - 1] ?? '')[0] ?? '') : '';
  return `${first}${last}`.toUpperCase();
}

/** `1234567` as `1,234,567`. */
export function groupedFromEnd(text: string, size: number, between: string): string {
  const groups: string[] = [];
  for (let end = text.length; end > 0; end -= size) groups.unshift(text.slice(Math.max(0, end - size), end));
  return groups.join(between);
}

export const grouped = (reference: string): string => groupedFromEnd(reference, 4, ' ');

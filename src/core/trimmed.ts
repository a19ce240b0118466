/**
 * Text without every `sign` at its end. By a loop: for "////…x" a pattern such as /\/+$/ takes time by the square of the length.
 */
export function withoutEnd(text: string, sign: string): string {
  let end = text.length;
  while (end > 0 && text.charAt(end - 1) === sign) end -= 1;
  return text.slice(0, end);
}

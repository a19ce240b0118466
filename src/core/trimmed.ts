/** A loop: /\/+$/ takes quadratic time on "////…x". */
export function withoutEnd(text: string, sign: string): string {
  let end = text.length;
  while (end > 0 && text.charAt(end - 1) === sign) end -= 1;
  return text.slice(0, end);
}

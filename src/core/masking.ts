const DOT = '•';
const dots = (count: number): string => DOT.repeat(Math.max(0, count));
const letters = (text: string): string[] => Array.from(text);

/** From ten digits: first 3 and last 4 (specification, constants); shorter: last 2. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length >= 10) return `${digits.slice(0, 3)}${dots(digits.length - 7)}${digits.slice(-4)}`;
  return digits.length <= 2 ? dots(digits.length) : `${dots(digits.length - 2)}${digits.slice(-2)}`;
}

/** First character and domain; fixed dots hide the length. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at <= 0) return dots(Math.min(email.length, 6));
  return `${letters(email)[0] ?? ''}${dots(4)}${email.slice(at)}`;
}

/** Last 4 characters, last 2 of short ones. */
export function maskCard(cardNumber: string): string {
  const plain = cardNumber.replace(/[\s-]/g, '');
  if (plain.length <= 2) return dots(plain.length);
  return `${dots(4)} ${plain.slice(plain.length >= 8 ? -4 : -2)}`;
}

/** Each word's first letter; the last of a name without spaces (Chinese, Thai). */
export function maskName(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return '';
  if (words.length > 1 || /^[\u0000-\u024f'·.-]+$/.test(words[0] as string)) {
    return words.map((word) => `${letters(word)[0] ?? ''}${dots(2)}`).join(' ');
  }
  const parts = letters(words[0] as string);
  return parts.length === 1 ? DOT : `${dots(parts.length - 1)}${parts[parts.length - 1]}`;
}

/** `2001-••-••`; others are hidden whole. */
export const maskDate = (date: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date.slice(0, 4)}-${dots(2)}-${dots(2)}` : dots(8);

/** First and last character; five or fewer are hidden whole. */
export function maskIdNumber(idNumber: string): string {
  const plain = idNumber.replace(/\s/g, '');
  return plain.length <= 5
    ? dots(plain.length)
    : `${plain[0]}${dots(plain.length - 2)}${plain[plain.length - 1]}`;
}

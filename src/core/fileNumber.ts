/** Secure random bytes; comes from the platform, which fails closed where it has none. */
export type RandomBytes = (count: number) => Uint8Array;

/** One decimal digit a byte, without bias: bytes from 250 up are thrown away. */
export function randomDigits(count: number, random: RandomBytes): string {
  let digits = '';
  while (digits.length < count) {
    for (const byte of random(count * 2)) {
      if (byte < 250 && digits.length < count) digits += String(byte % 10);
    }
  }
  return digits;
}

/** Number of an uploaded file: timestamp plus 6 random digits (specification, constants). */
export const createFileNumber = (now: number, random: RandomBytes): string =>
  `${now}${randomDigits(6, random)}`;

export const isFileNumber = (text: string): boolean => /^\d{13}\d{6}$/.test(text);

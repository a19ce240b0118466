/** Secure: the platform fails closed without a source. */
export type RandomBytes = (count: number) => Uint8Array;

/** Discards bytes from 250 up, against bias. */
export function randomDigits(count: number, random: RandomBytes): string {
  let digits = '';
  while (digits.length < count) {
    for (const byte of random(count * 2)) {
      if (byte < 250 && digits.length < count) digits += String(byte % 10);
    }
  }
  return digits;
}

/** Timestamp plus 6 random digits (specification, constants). */
export const createFileNumber = (now: number, random: RandomBytes): string =>
  `${now}${randomDigits(6, random)}`;

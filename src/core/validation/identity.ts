/** Separators never count. Patterns gate input; check digits are in ./rules. */
import type { Pattern } from './pattern';

const bare = (value: string): string => value.replace(/[\s().\-‐/]/g, '').toUpperCase();
const shape =
  (pattern: RegExp): Pattern =>
  (value) =>
    pattern.test(bare(value));
const digits = (value: string): number[] => Array.from(bare(value).replace(/\D/g, ''), Number);
const weigh = (numbers: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (numbers[at] ?? 0), 0);

export const identityPatterns = {
  /** ICAO Doc 9303: up to nine; some issuers print a tenth. */
  passportNumber: shape(/^[A-Z0-9]{6,10}$/),
  licenceNumber: shape(/^[A-Z0-9]{5,20}$/),
  immiCard: shape(/^[A-Z]{3}\d{6}$/),
  hkid: shape(/^[A-Z]{1,2}\d{6}[0-9A]$/),
  /** Singapore, National Registration Act: NRIC (S, T) and FIN (F, G, M). */
  nric: shape(/^[STFGM]\d{7}[A-Z]$/),
  /** New Zealand Inland Revenue. */
  ird: shape(/^\d{8,9}$/),
  /** New Zealand Transport Agency. */
  licenceNewZealand: shape(/^[A-Z]{2}\d{6}$/),
  /** Canada Revenue Agency. */
  sin: shape(/^\d{9}$/),
  /** HM Revenue & Customs, NIM39110. */
  nationalInsurance: shape(/^(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/),
  taxIdEurope: shape(/^[A-Z0-9]{8,15}$/),
  idCardEurope: shape(/^[A-Z0-9]{6,15}$/),
  postCodeEurope: (value) => /^[A-Za-z0-9][A-Za-z0-9 -]{2,9}$/.test(value),
  /** Immigration Services Agency. */
  residenceCardJapan: shape(/^[A-Z]{2}\d{8}[A-Z]{2}$/),
  myNumber: shape(/^\d{12}$/),
  licenceJapan: shape(/^\d{12}$/),
  /** Citizen card of 12 digits, or 9 on the older one. */
  citizenIdVietnam: shape(/^(\d{9}|\d{12})$/),
  taxIdVietnam: shape(/^(\d{10}|\d{13}|\d{12})$/),
  rgBrazil: shape(/^[A-Z0-9]{5,14}$/),
  licenceBrazil: shape(/^\d{11}$/),
  migrationCardBrazil: shape(/^[A-Z]\d{6}[A-Z0-9]$/),
  licenceKorea: shape(/^\d{12}$/),
  /** USCIS number, or the card's of 13 characters. */
  greenCard: shape(/^([A-Z]{3}\d{10}|A?\d{9})$/),
  katakanaName: (value) => /^[\u30a1-\u30fa\u30fc\u30fb\uff66-\uff9f\s\u3000]+$/.test(value),
  hangulName: (value) => /^[\uac00-\ud7a3][\uac00-\ud7a3 ]{1,29}$/.test(value),
  unitSingapore: (value) => /^#?[A-Za-z0-9]{1,3}-[A-Za-z0-9]{1,6}$/.test(value),
} as const satisfies Record<string, Pattern>;

/** Hong Kong Immigration Department: weights 9 to 1, modulo 11. */
export function isHkid(value: string): boolean {
  const match = /^([A-Z]{1,2})(\d{6})([0-9A])$/.exec(bare(value));
  if (!match) return false;
  const [, letters = '', number = '', check = ''] = match;
  const values = [...letters.padStart(2, ' ')].map((letter) =>
    letter === ' ' ? 36 : letter.charCodeAt(0) - 55,
  );
  const all = [...values, ...[...number].map(Number), check === 'A' ? 10 : Number(check)];
  return all.reduce((sum, part, index) => sum + part * (9 - index), 0) % 11 === 0;
}

/** Singapore: weights 2 7 6 5 4 3 2; T and G add 4, M adds 3; letters by series. */
export function isNric(value: string): boolean {
  const plain = bare(value);
  if (!identityPatterns.nric(plain)) return false;
  const series = plain.charAt(0);
  const sum =
    weigh(digits(plain), [2, 7, 6, 5, 4, 3, 2]) +
    (series === 'T' || series === 'G' ? 4 : series === 'M' ? 3 : 0);
  const table =
    series === 'S' || series === 'T' ? 'JZIHGFEDCBA' : series === 'M' ? 'KLJNPQRTUWX' : 'XWUTRQPNMLK';
  const at = series === 'M' ? 10 - (sum % 11) : sum % 11;
  return table.charAt(at) === plain.charAt(8);
}

/** New Zealand Inland Revenue, "IRD number validation": two rounds modulo 11. */
export function isIrd(value: string): boolean {
  const numbers = digits(value);
  if (numbers.length < 8 || numbers.length > 9) return false;
  const whole = Number(numbers.join(''));
  if (whole < 10_000_000 || whole > 150_000_000) return false;
  const all = numbers.length === 8 ? [0, ...numbers] : numbers;
  const check = (weights: readonly number[]): number => (11 - (weigh(all, weights) % 11)) % 11;
  const first = check([3, 2, 7, 6, 5, 4, 3, 2]);
  const found = first === 10 ? check([7, 4, 3, 2, 5, 2, 7, 6]) : first;
  return found !== 10 && found === all[8];
}

/** Social Security Administration: area not 000, 666 or 9xx, group not 00, serial not 0000. */
export const isIssuedSsn = (value: string): boolean =>
  /^(?!000|666|9\d\d)\d{3}(?!00)\d\d(?!0000)\d{4}$/.test(bare(value));

/** Japan, ordinance 85 of 2014: weights 2 to 7 twice from the right, modulo 11; remainder 0 or 1 gives 0. */
export function isMyNumber(value: string): boolean {
  const numbers = digits(value);
  if (numbers.length !== 12) return false;
  const rest = weigh(numbers, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return (rest <= 1 ? 0 : 11 - rest) === numbers[11];
}

/** Only warns: numbers issued since October 2020 have no check digit. */
export function isKoreanId(value: string): boolean {
  const numbers = digits(value);
  if (numbers.length !== 13) return false;
  const sum = weigh(numbers, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]);
  const foreign = [5, 6, 7, 8].includes(numbers[6] ?? -1);
  return ((foreign ? 13 : 11) - (sum % 11)) % 10 === numbers[12];
}

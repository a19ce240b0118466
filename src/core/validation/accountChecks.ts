import { mod, weightedSum } from './digits';

const oneDigitOnly = (text: string): boolean => /^(\d)\1*$/.test(text);

/** SWIFT IBAN Registry, release 99. */
// prettier-ignore
export const ibanLengths: Readonly<Record<string, number>> = {
  AE: 23, AT: 20, BE: 16, BG: 22, BR: 29, CY: 28, CZ: 24, DE: 22, DK: 18, DO: 28, EE: 20, EG: 29, ES: 24, FI: 18, FR: 27, GB: 22,
  GR: 27, GT: 28, HR: 21, HU: 28, IE: 22, IT: 27, LT: 20, LU: 20, LV: 21, MT: 31, NL: 18, PK: 24, PL: 28, PT: 25, RO: 24, SE: 24,
  SI: 19, SK: 24, TR: 26,
};

export function isIbanOf(alpha2: string, iban: string): boolean {
  const plain = iban.replace(/[\s-]/g, '').toUpperCase();
  return plain.startsWith(alpha2) && plain.length === (ibanLengths[alpha2] ?? plain.length);
}

/** ISO 9362:2014. */
export const isBic = (bic: string): boolean => /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/i.test(bic);

/** Reserve Bank of India: bank (4 letters), zero, branch (6). */
export const isIfscShape = (ifsc: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/i.test(ifsc);

/** ABA policy: Federal Reserve districts, thrifts, electronic, traveller's cheques. */
export function isAbaDistrict(routing: string): boolean {
  const first = Number(routing.slice(0, 2));
  return (
    /^\d{9}$/.test(routing) &&
    (first <= 12 || (first >= 21 && first <= 32) || (first >= 61 && first <= 72) || first === 80)
  );
}

/** Brazil: mod 11, Receita Federal, IN RFB 2119/2022. */
export function isCnpj(cnpj: string): boolean {
  const plain = cnpj.replace(/[./-]/g, '');
  if (!/^\d{14}$/.test(plain) || oneDigitOnly(plain)) return false;
  const check = (weights: readonly number[]): number => {
    const rest = weightedSum(plain, weights) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  const first = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
  return check(first) === Number(plain[12]) && check([6, ...first]) === Number(plain[13]);
}

/** Argentina's CUIT and CUIL: mod 11, AFIP, resolution 10.5/1977. */
export function isCuit(cuit: string): boolean {
  const plain = cuit.replace(/-/g, '');
  if (!/^(20|2[34567]|3[034])\d{9}$/.test(plain)) return false;
  const check = (11 - (weightedSum(plain, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return check < 10 && check === Number(plain[10]);
}

type Weights = { readonly weights: readonly number[]; readonly by: 10 | 11; readonly folded?: true };
/** Bank (2), branch (4), base (8), suffix (4): Inland Revenue of New Zealand, withholding tax specification. */
// prettier-ignore
const nzWeights: Readonly<Record<string, Weights>> = {
  A: { weights: [0, 0, 6, 3, 7, 9, 0, 0, 10, 5, 8, 4, 2, 1, 0, 0, 0, 0], by: 11 },
  B: { weights: [0, 0, 0, 0, 0, 0, 0, 0, 10, 5, 8, 4, 2, 1, 0, 0, 0, 0], by: 11 },
  D: { weights: [0, 0, 0, 0, 0, 0, 0, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0], by: 11 },
  E: { weights: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 4, 3, 2, 0, 0, 0, 1], by: 11, folded: true },
  F: { weights: [0, 0, 0, 0, 0, 0, 0, 1, 7, 3, 1, 7, 3, 1, 0, 0, 0, 0], by: 10 },
  G: { weights: [0, 0, 0, 0, 0, 0, 0, 1, 3, 7, 1, 3, 7, 1, 0, 3, 7, 1], by: 10, folded: true },
};
const nzByBank: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    '01 02 03 06 11 12 13 14 15 16 17 18 19 20 21 22 23 24 27 30 35 38'.split(' ').map((bank) => [bank, 'A']),
  ),
  '08': 'D',
  '09': 'E',
  '25': 'F',
  '33': 'F',
  '26': 'G',
  '28': 'G',
  '29': 'G',
};

export function isNzAccount(account: string): boolean {
  if (!/^\d{15,16}$/.test(account)) return false;
  const bank = account.slice(0, 2);
  const base = account.slice(6, 13);
  if (bank === '31') return true;
  const which = nzByBank[bank];
  const row = nzWeights[which === 'A' && Number(base) >= 990_000 ? 'B' : (which ?? '')];
  if (!row) return false;
  const whole = `${account.slice(0, 6)}${base.padStart(8, '0')}${account.slice(13).padStart(4, '0')}`;
  const fold = (value: number): number => (value > 9 ? fold(Math.floor(value / 10) + (value % 10)) : value);
  const sum = row.weights.reduce((total, weight, at) => {
    const part = Number(whole[at]) * weight;
    return total + (row.folded ? fold(part) : part);
  }, 0);
  return sum % row.by === 0;
}

/** Singapore, ACRA: business (8 digits), company (9 digits), other entity (T, S or R). */
export const isUen = (uen: string): boolean =>
  /^(\d{8}[A-Z]|(19|20)\d{7}[A-Z]|[TSR]\d{2}[A-Z]{2}\d{4}[A-Z])$/i.test(uen);

/** Bank Al-Maghrib: 24 digits, a multiple of 97 with the key. */
export const isMoroccanRib = (rib: string): boolean =>
  /^\d{24}$/.test(rib) && !oneDigitOnly(rib) && mod(rib, 97) === 0;

/** Weights 2 9 8 7 6 3 4, mod 10: Dirección Nacional de Identificación Civil. */
export function isUruguayanId(id: string): boolean {
  const plain = id.replace(/[.-]/g, '').padStart(8, '0');
  return (
    /^\d{8}$/.test(plain) &&
    !oneDigitOnly(plain) &&
    (10 - (weightedSum(plain, [2, 9, 8, 7, 6, 3, 4]) % 10)) % 10 === Number(plain[7])
  );
}

/** Two check digits: General Directorate of Population, law 5490. */
export function isTurkishId(id: string): boolean {
  if (!/^[1-9]\d{10}$/.test(id)) return false;
  const odd = weightedSum(id, [1, 0, 1, 0, 1, 0, 1, 0, 1]);
  const even = weightedSum(id, [0, 1, 0, 1, 0, 1, 0, 1]);
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return tenth === Number(id[9]) && (odd + even + tenth) % 10 === Number(id[10]);
}

/** Colombia, mod 11 with primes: DIAN, Orden Administrativa 4/1989. */
export function isNit(nit: string): boolean {
  const plain = nit.replace(/[.-]/g, '');
  if (!/^\d{9,10}$/.test(plain)) return false;
  const primes = [3, 7, 13, 17, 19, 23, 29, 37, 41];
  const body = Array.from(plain.slice(0, -1)).reverse().join('');
  const rest = weightedSum(body, primes.slice(0, body.length)) % 11;
  return (rest < 2 ? rest : 11 - rest) === Number(plain[plain.length - 1]);
}

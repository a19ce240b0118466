import { mod, weightedSum } from './digits';

/** Stricter than the specification; forms block by them only where the standard is certain. */
const digitsOf = (value: string): number[] => Array.from(value, Number);

/** ISO 13616, ISO 7064 mod 97-10. */
export function isIban(iban: string): boolean {
  const plain = iban.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) return false;
  const moved = plain.slice(4) + plain.slice(0, 4);
  return (
    mod(
      moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55)),
      97,
    ) === 1
  );
}

/** ISO/IEC 7812. */
export function isLuhn(card: string): boolean {
  if (!/^\d{2,}$/.test(card)) return false;
  const sum = digitsOf(card)
    .reverse()
    .reduce(
      (total, digit, i) => total + (i % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2),
      0,
    );
  return sum % 10 === 0;
}

/** American Bankers Association. */
export const isAba = (routing: string): boolean =>
  /^\d{9}$/.test(routing) &&
  routing !== '000000000' &&
  weightedSum(routing, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0;

/** Brazil: mod 11; one repeated digit is never issued. */
export function isCpf(cpf: string): boolean {
  const plain = cpf.replace(/[.-]/g, '');
  if (!/^\d{11}$/.test(plain) || /^(\d)\1{10}$/.test(plain)) return false;
  const check = (length: number): number => {
    const sum = digitsOf(plain.slice(0, length)).reduce(
      (total, digit, i) => total + digit * (length + 1 - i),
      0,
    );
    return ((sum * 10) % 11) % 10;
  };
  return check(9) === Number(plain[9]) && check(10) === Number(plain[10]);
}

/** Argentina: blocks of 8 and 14, each with a check digit. */
export function isCbu(cbu: string): boolean {
  if (!/^\d{22}$/.test(cbu)) return false;
  const check = (block: string, weights: readonly number[]): boolean =>
    (10 - (weightedSum(block, weights) % 10)) % 10 === Number(block[block.length - 1]);
  return (
    check(cbu.slice(0, 8), [7, 1, 3, 9, 7, 1, 3]) &&
    check(cbu.slice(8), [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3])
  );
}

export function isClabe(clabe: string): boolean {
  if (!/^\d{18}$/.test(clabe)) return false;
  const sum = digitsOf(clabe.slice(0, 17)).reduce(
    (total, digit, i) => total + ((digit * ([3, 7, 1][i % 3] as number)) % 10),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(clabe[17]);
}

/** Nigeria; over 3-digit bank code and serial. */
export function isNuban(bankCode: string, account: string): boolean {
  if (!/^\d{3}$/.test(bankCode) || !/^\d{10}$/.test(account)) return false;
  const sum = weightedSum(bankCode + account, [3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3]);
  return (10 - (sum % 10)) % 10 === Number(account[9]);
}

/** GB 11643, ISO 7064 mod 11-2. */
export function isChineseResidentId(id: string): boolean {
  if (!/^\d{17}[\dXx]$/.test(id)) return false;
  const sum = digitsOf(id.slice(0, 17)).reduce((total, digit, i) => total + digit * (2 ** (17 - i) % 11), 0);
  return '10X98765432'[sum % 11] === (id[17] as string).toUpperCase();
}

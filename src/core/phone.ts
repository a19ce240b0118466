/** Length without area code and trunk zero. */
export interface PhoneRule {
  readonly areaCode: string;
  readonly min: number;
  readonly max: number;
  /** National prefix, dropped internationally. */
  readonly trunk?: '0' | '8' | '';
  /** After the trunk, for markets with only mobile numbers. */
  readonly starts?: RegExp;
}

export interface PhoneNumber {
  readonly areaCode: string;
  readonly number: string;
}

export const onlyDigits = (text: string): string => text.replace(/\D/g, '');

/** Needs both number and area code (specification, product, 5). */
export const hasPhone = (phone: {
  readonly phoneNumber?: string | undefined;
  readonly areaCode?: string | undefined;
}): boolean => Boolean(phone.phoneNumber?.trim() && phone.areaCode?.trim());

/** `+61 412 345 678` or `0061412345678`, by the longest known area code, else null. */
export function splitInternational(text: string, areaCodes: readonly string[]): PhoneNumber | null {
  const trimmed = text.trim();
  const international = trimmed.startsWith('+') || trimmed.startsWith('00');
  if (!international) return null;
  const digits = onlyDigits(trimmed).replace(/^00/, '');
  const found = areaCodes
    .filter((code) => code !== '' && digits.startsWith(code))
    .sort((a, b) => b.length - a.length)[0];
  return found === undefined || digits.length === found.length
    ? null
    : { areaCode: found, number: digits.slice(found.length) };
}

export function normalizePhone(text: string, rule: PhoneRule): string {
  const digits = onlyDigits(text);
  const trunk = rule.trunk ?? '';
  return trunk && digits.startsWith(trunk) && digits.length > rule.min ? digits.slice(trunk.length) : digits;
}

export function fitsPhoneRule(text: string, rule: PhoneRule): boolean {
  const number = normalizePhone(text, rule);
  return (
    /^\d+$/.test(number) &&
    number.length >= rule.min &&
    number.length <= rule.max &&
    (rule.starts?.test(number) ?? true)
  );
}

/** `+61 412 345 678`, display only. */
export function formatPhone({ areaCode, number }: PhoneNumber): string {
  const digits = onlyDigits(number);
  const groups: string[] = [];
  let rest = digits;
  while (rest.length > 4) {
    groups.unshift(rest.slice(-3));
    rest = rest.slice(0, -3);
  }
  return [`+${areaCode}`, rest, ...groups].filter((part) => part !== '').join(' ');
}

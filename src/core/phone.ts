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

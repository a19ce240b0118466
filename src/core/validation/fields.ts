import { type PatternName, patterns } from './patterns';
import type { RuleSpec } from './rules';

export const postCodeRules = {
  AUS: 'postCode4',
  NZL: 'postCode4',
  BGD: 'postCode4',
  USA: 'postCode5',
  THA: 'postCode5',
  MYS: 'postCode5',
  MEX: 'postCode5',
  LKA: 'postCode5',
  NPL: 'postCode5',
  PAK: 'postCode5',
  IDN: 'postCode5',
  TUR: 'postCode5',
  DEU: 'postCode5',
  FRA: 'postCode5',
  ITA: 'postCode5',
  ESP: 'postCode5',
  SGP: 'postCode6',
  CHN: 'postCode6',
  IND: 'postCode6',
  VNM: 'postCode6',
  COL: 'postCode6',
  JPN: 'postCodeJapan',
  KOR: 'postCodeKorea',
  BRA: 'postCodeBrazil',
  CAN: 'postCodeCanada',
  GBR: 'postCodeUnitedKingdom',
} as const satisfies Record<string, PatternName>;

export const postCodeRule = (countryCode: string): PatternName | null =>
  Object.prototype.hasOwnProperty.call(postCodeRules, countryCode)
    ? postCodeRules[countryCode as keyof typeof postCodeRules]
    : null;

export function isPostCode(countryCode: string, text: string): boolean {
  const rule = postCodeRule(countryCode);
  return rule !== null && patterns[rule](text.trim());
}

export const phoneRuleName = (areaCode: string): RuleSpec =>
  areaCode === '86' ? 'phoneMainland' : areaCode === '81' ? 'phoneJapan' : 'phone';

/** Korea: six digits; else letters and digits. */
export const passwordRule = (market: string | null | undefined): 'password' | 'passwordKorea' =>
  market === 'KOR' ? 'passwordKorea' : 'password';

/** Like login passwords, without runs of equal or consecutive digits. */
export const payPasswordRule = (market: string | null | undefined): 'payPassword' | 'payPasswordDigits' =>
  market === 'KOR' ? 'payPasswordDigits' : 'payPassword';

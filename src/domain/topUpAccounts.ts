import { fitsPhoneRule, normalizePhone } from '@/core/phone';
import { patterns } from '@/core/validation';
import { marketCodes, markets } from './markets/markets';

/** `areaCode`: empty for an account at a brand. */
export interface TopUpAccount {
  readonly areaCode: string;
  readonly account: string;
}

export const topUpAreas = marketCodes
  .map((code) => markets[code])
  .filter((market, at, all) => all.findIndex(({ areaCode }) => areaCode === market.areaCode) === at);

/** Without trunk zero; null if invalid in its area. */
export function topUpPhone({ areaCode, account }: TopUpAccount): string | null {
  const rule = topUpAreas.find((market) => market.areaCode === areaCode)?.phone;
  if (!rule) return patterns.phone(account) ? account : null;
  return fitsPhoneRule(account, rule) ? normalizePhone(account, rule) : null;
}

export const isBrandAccount = (account: string): boolean => /^[A-Za-z0-9][\w.@+-]{3,59}$/.test(account);

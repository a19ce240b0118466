import { fitsPhoneRule, normalizePhone } from '@/core/phone';
import { patterns } from '@/core/validation';
import { marketCodes, markets } from './markets';

/** Where a top-up goes to: a phone with its area code, or an account at the brand, for which it is empty. */
export interface TopUpAccount {
  readonly areaCode: string;
  readonly account: string;
}

/** Area codes of the markets; one that two markets share appears once. */
export const topUpAreas = marketCodes
  .map((code) => markets[code])
  .filter((market, at, all) => all.findIndex(({ areaCode }) => areaCode === market.areaCode) === at);

/** The phone as it is kept, without a trunk zero; null where its area has no such number. */
export function topUpPhone({ areaCode, account }: TopUpAccount): string | null {
  const rule = topUpAreas.find((market) => market.areaCode === areaCode)?.phone;
  if (!rule) return patterns.phone(account) ? account : null;
  return fitsPhoneRule(account, rule) ? normalizePhone(account, rule) : null;
}

/** An account at a brand: an email or a name of 4 to 60 letters, digits and the signs that both have. */
export const isBrandAccount = (account: string): boolean => /^[A-Za-z0-9][\w.@+-]{3,59}$/.test(account);

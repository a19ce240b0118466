import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { INVITE_COUPON_UNITS } from '@/domain/invitation';
import { marketRow } from '@/domain/markets/markets';

export const moneyText = (amount: string, currencyCode: string): string =>
  formatMoneyWithCode({ amount, currencyCode });

export function friendAmount(market: string): string {
  const row = marketRow(market);
  return row ? moneyText(INVITE_COUPON_UNITS, row.currency) : INVITE_COUPON_UNITS;
}

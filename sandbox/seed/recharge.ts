import { precisionOf } from '@/domain/countries/currencies';
import { marketCodes, markets } from '@/domain/markets/markets';
import { Decimal } from '@/core/decimal';
import type { NewRow } from '../db/schema';
import { eurLevels } from '../fixtures';
import { said, type ServerText } from '../texts';

/** Invented brands, priced in euro. */
const goods = [
  { key: 'video', brand: 'Example Video', title: 'Membership', accountKind: 'phone', lines: [{ months: 1, eur: '2.90', was: '3.90' }, { months: 3, eur: '7.90', was: '10.90' }, { months: 12, eur: '26.90', was: '39.90' }] },
  { key: 'music', brand: 'Example Music', title: 'Membership', accountKind: 'account', lines: [{ months: 1, eur: '1.90', was: '2.40' }, { months: 12, eur: '17.90', was: '24.00' }] },
  { key: 'topup', brand: 'Example Mobile', title: 'Phone credit', accountKind: 'phone', lines: [{ months: 0, eur: '5.00', was: '5.00' }, { months: 0, eur: '10.00', was: '10.00' }] },
] as const; // prettier-ignore

export const goodsTitles: Readonly<Record<string, ServerText>> = {
  Membership: said('server.recharge.membership'),
  'Phone credit': said('server.recharge.phoneCredit'),
};

export function rechargeItemRows(): NewRow<'rechargeItems'>[] {
  return marketCodes.flatMap((market) => {
    const { currency } = markets[market];
    const level = eurLevels[currency] ?? 1;
    const price = (eur: string) => new Decimal(eur).mul(level).toFixed(precisionOf(currency));
    return goods.flatMap(({ key, brand, title, accountKind, lines }, at) =>
      lines.map((line, index) => ({
        id: `${key}-${market.toLowerCase()}-${index + 1}`,
        sourceCountry: market,
        brand,
        title,
        months: line.months,
        price: price(line.eur),
        originalPrice: price(line.was),
        currency,
        accountKind,
        stock: 10_000,
        position: at * 10 + index,
      })),
    );
  });
}

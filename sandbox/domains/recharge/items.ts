import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { CallContext } from '../../runtime';
import { goodsTitles } from '../../seed/recharge';
import { textIn } from '../../texts';

export const titleIn = (title: string, lang: string): string => textIn(goodsTitles[title] ?? title, lang);

export async function items(
  context: CallContext,
  params: CallParams<'recharge.items'>,
): Promise<CallAnswer<'recharge.items'>> {
  const rows = await context.db
    .selectFrom('rechargeItems')
    .selectAll()
    .where('sourceCountry', '=', params.sourceCountry)
    .$if(params.brand !== undefined, (query) => query.where('brand', '=', params.brand as string))
    .orderBy('position')
    .execute();
  return {
    list: rows.map((row) => ({
      itemId: row.id,
      brand: row.brand,
      title: titleIn(row.title, context.lang),
      months: row.months,
      price: { amount: row.price, currencyCode: row.currency },
      originalPrice: { amount: row.originalPrice, currencyCode: row.currency },
      accountKind: row.accountKind,
      soldOut: row.stock <= 0,
    })),
  };
}

export async function brands(
  context: CallContext,
  params: CallParams<'recharge.list'>,
): Promise<CallAnswer<'recharge.list'>> {
  const rows = await context.db
    .selectFrom('rechargeItems')
    .select((select) => [
      'brand',
      'title',
      'currency',
      'accountKind',
      select.fn.min<string>('price').as('lowest'),
      select.fn.countAll<string>().as('items'),
      select.fn.max<number>('stock').as('stock'),
    ])
    .where('sourceCountry', '=', params.sourceCountry)
    .groupBy(['brand', 'title', 'currency', 'accountKind'])
    .orderBy((order) => order.fn.min('position'))
    .execute();
  return {
    list: rows.map((row) => ({
      brand: row.brand,
      title: titleIn(row.title, context.lang),
      from: { amount: row.lowest, currencyCode: row.currency },
      items: Number(row.items),
      accountKind: row.accountKind,
      soldOut: row.stock <= 0,
    })),
  };
}

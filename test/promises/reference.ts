import type { Db, Row } from '../../sandbox/db/schema';

const limits = new Map<string, readonly Row<'limits'>[]>();
const payouts = new Map<string, string>();

export async function readReference(db: Db): Promise<void> {
  for (const row of await db.selectFrom('countries').select(['code', 'payoutCurrency']).execute())
    payouts.set(row.code, row.payoutCurrency);
  for (const row of await db.selectFrom('limits').selectAll().orderBy('id').execute()) {
    const key = `${row.sourceCountry}:${row.currency}`;
    limits.set(key, [...(limits.get(key) ?? []), row]);
  }
}

export const payoutOf = (country: string): string => payouts.get(country) ?? 'USD';

export const limitsOf = (market: string, currency: string): readonly Row<'limits'>[] =>
  limits.get(`${market}:${currency}`) ?? [];

import type { Work } from '../../runtime';

/** Throws for an unknown country. */
export async function currencyOf({ db }: Pick<Work, 'db'>, country: string): Promise<string> {
  const { currency } = await db
    .selectFrom('countries')
    .select('currency')
    .where('code', '=', country)
    .executeTakeFirstOrThrow();
  return currency;
}

import type { Work } from '../../runtime';

/** The currency of a country that the sandbox knows, such as `AUD` of `AUS`. Throws for any other. */
export async function currencyOf({ db }: Pick<Work, 'db'>, country: string): Promise<string> {
  const { currency } = await db
    .selectFrom('countries')
    .select('currency')
    .where('code', '=', country)
    .executeTakeFirstOrThrow();
  return currency;
}

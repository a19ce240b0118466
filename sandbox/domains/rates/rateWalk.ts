import { errorCodes } from '@/contracts/errors';
import { Decimal } from '@/core/decimal';
import { rateDecimals } from '@/core/rate';
import type { Db, Row } from '../../db/schema';
import { refuse } from '../../dispatch/refusal';
import { margin } from '../../seed/prices';
import { valueNoise } from '../../seeded/random';
import { said } from '../../texts';

const minute = 60_000;
/** Octaves of the walk: period and share of the swing. Long waves carry most of it, minutes only shimmer. */
const octaves = [
  { period: 90 * 24 * 60 * minute, share: 0.5 },
  { period: 12 * 24 * 60 * minute, share: 0.28 },
  { period: 24 * 60 * minute, share: 0.14 },
  { period: 90 * minute, share: 0.06 },
  { period: 5 * minute, share: 0.02 },
] as const;
/** Rates change once a minute, so that a quote and the rate beside it agree. */
const step = minute;

/** The walk's value at any moment, past or future: a function of seed, pair and time alone. */
export function walkRate(row: Row<'rates'>, seed: string, at: number): Decimal {
  const time = Math.floor(at / step) * step;
  const pair = `${seed}:${row.source_currency}${row.target_currency}`;
  const walk = octaves.reduce(
    (sum, octave, index) => sum + valueNoise(`${pair}:${index}`, time / octave.period) * octave.share,
    0,
  );
  return new Decimal(row.reference).mul(new Decimal(1).plus(new Decimal(row.swing).mul(walk.toFixed(9))));
}

/** The market's level of one unit of a pair: the walk's, unless it is pinned. */
export const marketRate = (row: Row<'rates'>, seed: string, at: number): Decimal =>
  row.pinned === null ? walkRate(row, seed, at) : new Decimal(row.pinned);

/** A rate as it is promised: with the decimals it is shown with, the rest cut off. */
export const rateText = (rate: Decimal, accuracy: number): string =>
  rate.toDecimalPlaces(rateDecimals(rate, accuracy), Decimal.ROUND_DOWN).toFixed();

/**
 * Rate for `row.base` units as the sender gets it: the market's rate less the margin, rounded down. A pinned rate already
 * holds the margin of a plain transfer; a product with another margin differs from it by the difference.
 */
export function businessRate(
  row: Row<'rates'>,
  seed: string,
  at: number,
  productMargin: string = margin,
): string {
  return rateText(
    withMargin(row, marketRate(row, seed, at), row.pinned !== null, productMargin),
    row.rate_accuracy,
  );
}

/** The rate that nobody has taken a margin of, for `row.base` units. A pinned level is freed of the plain one. */
export function midMarketRate(row: Row<'rates'>, seed: string, at: number): string {
  const level = marketRate(row, seed, at).mul(row.base);
  const mid = row.pinned === null ? level : level.div(new Decimal(1).minus(margin));
  return mid.toDecimalPlaces(rateDecimals(mid, row.rate_accuracy)).toFixed();
}

/** A level less a product's margin, for `row.base` units; a pinned level has the plain margin in it already. */
export function withMargin(
  row: Row<'rates'>,
  level: Decimal,
  pinned: boolean,
  productMargin: string = margin,
): Decimal {
  const rate = level.mul(row.base);
  return pinned
    ? rate.mul(new Decimal(1).minus(new Decimal(productMargin).minus(margin)))
    : rate.mul(new Decimal(1).minus(productMargin));
}

/** A product's margin on the market rate, as a share; a merchant's own where it has one. */
export async function marginOf(db: Db, product: RateProduct, merchantCode = ''): Promise<string> {
  const rows = await db
    .selectFrom('rate_margins')
    .select(['merchant_code', 'margin'])
    .where('product', '=', product)
    .where('merchant_code', 'in', ['*', merchantCode])
    .execute();
  return (rows.find((row) => row.merchant_code === merchantCode) ?? rows[0])?.margin ?? margin;
}

export type RateProduct = 'personal' | 'school' | 'large' | 'eck' | 'merchant';
/** Product that prices each kind of transfer. */
export const productOf = { personal: 'personal', studyAbroad: 'school', LargeRemit: 'large' } as const;

/** Refuses pairs that are not traded. */
export async function rateRow(db: Db, source: string, target: string): Promise<Row<'rates'>> {
  const row = await db
    .selectFrom('rates')
    .selectAll()
    .where('source_currency', '=', source)
    .where('target_currency', '=', target)
    .executeTakeFirst();
  if (!row)
    refuse({
      code: errorCodes.rateNotFound,
      text: said('server.rates.noRate'),
    });
  return row;
}

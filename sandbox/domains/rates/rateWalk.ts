import { errorCodes } from '@/contracts/errors';
import { Decimal } from '@/core/decimal';
import { rateDecimals } from '@/core/rate';
import type { Db, Row } from '../../db/schema';
import { refuse } from '../../dispatch/refusal';
import { margin } from '../../seed/prices';
import { valueNoise } from '../../seeded/random';
import { said } from '../../texts';

const minute = 60_000;
/** Period and share of the swing. */
const octaves = [
  { period: 90 * 24 * 60 * minute, share: 0.5 },
  { period: 12 * 24 * 60 * minute, share: 0.28 },
  { period: 24 * 60 * minute, share: 0.14 },
  { period: 90 * minute, share: 0.06 },
  { period: 5 * minute, share: 0.02 },
] as const;
/** So that a quote agrees with the shown rate. */
const step = minute;

export function walkRate(row: Row<'rates'>, seed: string, at: number): Decimal {
  const time = Math.floor(at / step) * step;
  const pair = `${seed}:${row.sourceCurrency}${row.targetCurrency}`;
  const walk = octaves.reduce(
    (sum, octave, index) => sum + valueNoise(`${pair}:${index}`, time / octave.period) * octave.share,
    0,
  );
  return new Decimal(row.reference).mul(new Decimal(1).plus(new Decimal(row.swing).mul(walk.toFixed(9))));
}

/** Per unit. */
export const marketRate = (row: Row<'rates'>, seed: string, at: number): Decimal =>
  row.pinned === null ? walkRate(row, seed, at) : new Decimal(row.pinned);

/** Cut, not rounded. */
export const rateText = (rate: Decimal, accuracy: number): string =>
  rate.toDecimalPlaces(rateDecimals(rate, accuracy), Decimal.ROUND_DOWN).toFixed();

/**
 * For `row.base` units, rounded down. A pinned rate includes the plain margin, so other products only differ by the
 * difference.
 */
export function businessRate(
  row: Row<'rates'>,
  seed: string,
  at: number,
  productMargin: string = margin,
): string {
  return rateText(
    withMargin(row, marketRate(row, seed, at), row.pinned !== null, productMargin),
    row.rateAccuracy,
  );
}

/** For `row.base` units, without the plain margin. */
export function midMarketRate(row: Row<'rates'>, seed: string, at: number): string {
  const level = marketRate(row, seed, at).mul(row.base);
  const mid = row.pinned === null ? level : level.div(new Decimal(1).minus(margin));
  return mid.toDecimalPlaces(rateDecimals(mid, row.rateAccuracy)).toFixed();
}

/** For `row.base` units. */
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

/** Share of the market rate; a merchant's takes precedence. */
export async function marginOf(db: Db, product: RateProduct, merchantCode = ''): Promise<string> {
  const rows = await db
    .selectFrom('rateMargins')
    .select(['merchantCode', 'margin'])
    .where('product', '=', product)
    .where('merchantCode', 'in', ['*', merchantCode])
    .execute();
  return (rows.find((row) => row.merchantCode === merchantCode) ?? rows[0])?.margin ?? margin;
}

export type RateProduct = 'personal' | 'school' | 'large' | 'eck' | 'merchant';
export const productOf = { personal: 'personal', studyAbroad: 'school', LargeRemit: 'large' } as const;

export async function rateRow(db: Db, source: string, target: string): Promise<Row<'rates'>> {
  const row = await db
    .selectFrom('rates')
    .selectAll()
    .where('sourceCurrency', '=', source)
    .where('targetCurrency', '=', target)
    .executeTakeFirst();
  if (!row)
    refuse({
      code: errorCodes.rateNotFound,
      text: said('server.rates.noRate'),
    });
  return row;
}

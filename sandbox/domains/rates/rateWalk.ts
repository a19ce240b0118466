import { errorCodes } from '@/catalogue/errors';
import { Decimal } from '@/core/decimal';
import type { Db, Row } from '../../db/schema';
import { Refusal } from '../../dispatch/refusal';
import { margin } from '../../seed/prices';
import { valueNoise } from '../../seeded/random';

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

/** The market's level of one unit of a pair at any moment, past or future: a function of seed, pair and time alone. */
export function marketRate(row: Row<'rates'>, seed: string, at: number): Decimal {
  if (row.pinned !== null) return new Decimal(row.pinned);
  const time = Math.floor(at / step) * step;
  const pair = `${seed}:${row.source_currency}${row.target_currency}`;
  const walk = octaves.reduce(
    (sum, octave, index) => sum + valueNoise(`${pair}:${index}`, time / octave.period) * octave.share,
    0,
  );
  return new Decimal(row.reference).mul(new Decimal(1).plus(new Decimal(row.swing).mul(walk.toFixed(9))));
}

/** Digits of a rate: its own accuracy, but never less than five that count. */
export function rateText(rate: Decimal, accuracy: number): string {
  const leading = rate.lt(1) ? -Math.floor(Decimal.log10(rate).toNumber()) + 4 : 0;
  return rate.toDecimalPlaces(Math.max(accuracy, leading), Decimal.ROUND_DOWN).toFixed();
}

/** What `row.base` units bring the sender: the market's level less the margin, rounded down. A pinned rate is given as it is. */
export function businessRate(row: Row<'rates'>, seed: string, at: number): string {
  const rate = marketRate(row, seed, at).mul(row.base);
  return rateText(row.pinned === null ? rate.mul(new Decimal(1).minus(margin)) : rate, row.rate_accuracy);
}

/** Refuses pairs that are not traded. */
export async function rateRow(db: Db, source: string, target: string): Promise<Row<'rates'>> {
  const row = await db
    .selectFrom('rates')
    .selectAll()
    .where('source_currency', '=', source)
    .where('target_currency', '=', target)
    .executeTakeFirst();
  if (!row)
    throw new Refusal(errorCodes.rateNotFound, {
      en: 'There is no rate for these currencies.',
      zh: '暂不支持该币种。',
      'zh-HK': '暫不支援此幣種。',
    });
  return row;
}

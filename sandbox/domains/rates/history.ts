import type { Decimal } from '@/core/decimal';
import { Decimal as D } from '@/core/decimal';
import type { Db, Row } from '../../db/schema';
import { rateText, walkRate, withMargin } from './rateWalk';

/** A pair's rate at any moment of the past: the walk, and what had been pinned by hand at the time. */
export interface RateHistory {
  /** What `exRateBase` units brought the sender then. */
  at(time: number): Decimal;
  text(rate: Decimal): string;
}

export async function rateHistory(db: Db, row: Row<'rates'>, seed: string): Promise<RateHistory> {
  const pins = await db
    .selectFrom('rate_pins')
    .select(['rate', 'at'])
    .where('source_currency', '=', row.source_currency)
    .where('target_currency', '=', row.target_currency)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return {
    at(time) {
      const pin = pins.filter((candidate) => candidate.at <= time).at(-1);
      return pin?.rate
        ? withMargin(row, new D(pin.rate), true)
        : withMargin(row, walkRate(row, seed, time), false);
    },
    text: (rate) => rateText(rate, row.rate_accuracy),
  };
}

/** Per cent from one rate to another, two decimals. */
export const changeBetween = (from: Decimal, to: Decimal): string =>
  from.isZero() ? '0' : to.minus(from).div(from).times(100).toDecimalPlaces(2).toFixed();

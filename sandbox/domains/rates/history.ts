import type { Decimal } from '@/core/decimal';
import { Decimal as D } from '@/core/decimal';
import type { Db, Row } from '../../db/schema';
import { rateText, walkRate, withMargin } from './rateWalk';

export interface RateHistory {
  /** For `exRateBase` units. */
  at: (time: number) => Decimal;
  text: (rate: Decimal) => string;
}

type Pin = Pick<Row<'rate_pins'>, 'source_currency' | 'target_currency' | 'rate' | 'at'>;

/** Oldest first. */
export const pinsOf = (db: Db, source: string, target?: string): Promise<Pin[]> =>
  db
    .selectFrom('rate_pins')
    .select(['source_currency', 'target_currency', 'rate', 'at'])
    .where('source_currency', '=', source)
    .$if(target !== undefined, (query) => query.where('target_currency', '=', target ?? ''))
    .orderBy('at')
    .orderBy('id')
    .execute();

export async function rateHistory(
  db: Db,
  row: Row<'rates'>,
  seed: string,
  productMargin?: string,
): Promise<RateHistory> {
  return historyOf(row, seed, await pinsOf(db, row.source_currency, row.target_currency), productMargin);
}

export function historyOf(
  row: Row<'rates'>,
  seed: string,
  all: readonly Pin[],
  productMargin?: string,
): RateHistory {
  const pins = all.filter(
    (pin) => pin.source_currency === row.source_currency && pin.target_currency === row.target_currency,
  );
  return {
    at(time) {
      const pin = pins.filter((candidate) => candidate.at <= time).at(-1);
      return pin?.rate
        ? withMargin(row, new D(pin.rate), true, productMargin)
        : withMargin(row, walkRate(row, seed, time), false, productMargin);
    },
    text: (rate) => rateText(rate, row.rate_accuracy),
  };
}

/** Per cent, two decimals. */
export const changeBetween = (from: Decimal, to: Decimal): string =>
  from.isZero() ? '0' : to.minus(from).div(from).times(100).toDecimalPlaces(2).toFixed();

import { Decimal } from '@/core/decimal';
import type { Db, Row } from '../../db/schema';
import { rateText, walkRate, withMargin } from './rateWalk';

export interface RateHistory {
  /** For `exRateBase` units. */
  at: (time: number) => Decimal;
  text: (rate: Decimal) => string;
  /** Of the texts. */
  change: (from: number, to: number) => string;
}

type Pin = Pick<Row<'ratePins'>, 'sourceCurrency' | 'targetCurrency' | 'rate' | 'at'>;

/** Oldest first. */
export const pinsOf = (db: Db, source: string, target?: string): Promise<Pin[]> =>
  db
    .selectFrom('ratePins')
    .select(['sourceCurrency', 'targetCurrency', 'rate', 'at'])
    .where('sourceCurrency', '=', source)
    .$if(target !== undefined, (query) => query.where('targetCurrency', '=', target ?? ''))
    .orderBy('at')
    .orderBy('id')
    .execute();

export async function rateHistory(
  db: Db,
  row: Row<'rates'>,
  seed: string,
  productMargin?: string,
): Promise<RateHistory> {
  return historyOf(row, seed, await pinsOf(db, row.sourceCurrency, row.targetCurrency), productMargin);
}

export function historyOf(
  row: Row<'rates'>,
  seed: string,
  all: readonly Pin[],
  productMargin?: string,
): RateHistory {
  const pins = all.filter(
    (pin) => pin.sourceCurrency === row.sourceCurrency && pin.targetCurrency === row.targetCurrency,
  );
  const at = (time: number): Decimal => {
    const pin = pins.filter((candidate) => candidate.at <= time).at(-1);
    return pin?.rate
      ? withMargin(row, new Decimal(pin.rate), true, productMargin)
      : withMargin(row, walkRate(row, seed, time), false, productMargin);
  };
  const text = (rate: Decimal): string => rateText(rate, row.rateAccuracy);
  return {
    at,
    text,
    change: (from, to) => changeBetween(new Decimal(text(at(from))), new Decimal(text(at(to)))),
  };
}

/** Per cent, two decimals. */
const changeBetween = (from: Decimal, to: Decimal): string =>
  from.isZero() ? '0' : to.minus(from).div(from).times(100).toDecimalPlaces(2).toFixed();

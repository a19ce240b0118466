import { Decimal } from '@/core/decimal';

/** A chart of a day has 50. */
const MOST = 50;
/** Per cent; the lowest rate still shows. */
const LOWEST = 14;

/** Per cent: lowest and highest rate fill the drawing, a constant one is half. */
export function heightsOf(rates: readonly string[], most = MOST): number[] {
  const count = Math.min(most, rates.length);
  const step = count > 1 ? (rates.length - 1) / (count - 1) : 0;
  // Always with the first and last point.
  const values = Array.from({ length: count }, (_, at) => new Decimal(rates[Math.round(at * step)] ?? 0));
  if (values.length === 0) return [];
  const low = Decimal.min(...values);
  const range = Decimal.max(...values).minus(low);
  return values.map((value) =>
    range.isZero() ? 50 : Math.round(LOWEST + value.minus(low).dividedBy(range).toNumber() * (100 - LOWEST)),
  );
}

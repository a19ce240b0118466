import { formatAmount } from './amountText';
import { Decimal, type DecimalText } from './decimal';

interface RatePoint {
  readonly at: number;
  readonly rate: DecimalText;
}

interface RateSpan {
  points: RatePoint[];
  days: number;
  high: DecimalText;
  low: DecimalText;
  average: DecimalText;
  /** Per cent of the first. */
  change: DecimalText;
}

/** Ends before today (specification). */
const PAST_WEEK = 7;

/** `now` has the chart's base and counts for lowest and highest. */
export function endingNow<S extends RateSpan>(chart: S, now: RatePoint): S {
  const [first] = chart.points;
  const last = chart.points[chart.points.length - 1];
  if (!first || !last || chart.days === PAST_WEEK || now.at < last.at) return chart;
  const rate = new Decimal(now.rate);
  const count = chart.points.length;
  const start = new Decimal(first.rate);
  return {
    ...chart,
    points: [...chart.points, now],
    high: Decimal.max(chart.high, rate).toFixed(),
    low: Decimal.min(chart.low, rate).toFixed(),
    average: new Decimal(chart.average)
      .times(count)
      .plus(rate)
      .dividedBy(count + 1)
      .toDecimalPlaces(12)
      .toFixed(),
    change: start.isZero() ? '0' : rate.minus(start).dividedBy(start).times(100).toDecimalPlaces(2).toFixed(),
  };
}

/** `+0.42%`, `−0.42%` */
export function signedPercent(change: DecimalText): string {
  const text = formatAmount(change, 2);
  return text.startsWith('-') ? `−${text.slice(1)}%` : `+${text}%`;
}

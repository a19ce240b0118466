import type { RateChart } from '@/contracts/calls/rates/charts';
import { Decimal, type DecimalText, roundText } from '@/core/decimal';

export type RatePoint = RateChart['points'][number];

/** The first of each; null without points. */
export function bestAndWorst(
  points: readonly RatePoint[],
): { best: RatePoint; worst: RatePoint; moved: boolean } | null {
  const [first] = points;
  if (!first || points.length < 2) return null;
  let [best, worst] = [first, first];
  for (const point of points) {
    if (new Decimal(point.rate).greaterThan(best.rate)) best = point;
    if (new Decimal(point.rate).lessThan(worst.rate)) worst = point;
  }
  return { best, worst, moved: best !== worst };
}

/** At most `most`, evenly spread, newest first, with first, last, best and worst. */
export function tableRows(points: readonly RatePoint[], most = 26): RatePoint[] {
  const story = bestAndWorst(points);
  if (!story) return [...points].reverse();
  const count = Math.min(most, points.length);
  const places = new Set(
    Array.from({ length: count }, (_none, at) => Math.round((at * (points.length - 1)) / (count - 1))),
  );
  return points
    .filter((point, at) => places.has(at) || point === story.best || point === story.worst)
    .reverse();
}

interface Terms {
  /** For the same source units at the same moment. */
  ours: DecimalText;
  market: DecimalText;
  sourceAmount: DecimalText;
  feeAmount: DecimalText;
  decimals: number;
}

export interface Cost {
  /** Margin on the mid-market rate: per cent, two decimals, never below 0. */
  percent: DecimalText;
  /** In the source currency. */
  inRate: DecimalText;
  fee: DecimalText;
  /** Margin plus fee. */
  total: DecimalText;
}

export function costOf({ ours, market, sourceAmount, feeAmount, decimals }: Terms): Cost {
  const share = Decimal.max(0, new Decimal(1).minus(new Decimal(ours).dividedBy(market)));
  const inRate = roundText(share.times(sourceAmount), decimals);
  return {
    percent: share.times(100).toDecimalPlaces(2).toFixed(2),
    inRate,
    fee: roundText(feeAmount, decimals),
    total: roundText(new Decimal(inRate).plus(feeAmount), decimals),
  };
}

/** `rate`: for `base` units. */
export const bringsAt = (
  amount: DecimalText,
  rate: DecimalText,
  base: number,
  decimals: number,
): DecimalText => roundText(new Decimal(amount).times(rate).dividedBy(base), decimals);

/** Half a per cent from now, at the rate's decimals. */
export function suggestedRate(now: DecimalText, side: 'above' | 'below', decimals: number): DecimalText {
  const step = new Decimal(1).div(new Decimal(10).pow(decimals));
  const moved = new Decimal(now).times(side === 'above' ? '1.005' : '0.995');
  const rounded = moved.toDecimalPlaces(decimals);
  if (side === 'above')
    return Decimal.max(rounded, new Decimal(now).plus(step)).toDecimalPlaces(decimals).toFixed();
  return Decimal.min(rounded, new Decimal(now).minus(step)).toDecimalPlaces(decimals).toFixed();
}

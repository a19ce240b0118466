import type { CallAnswer, CallParams } from '@/contracts/calls';
import { Decimal } from '@/core/decimal';
import type { CallContext } from '../../runtime';
import { rateHistory } from './history';
import { marginOf, productOf, rateRow } from './rateWalk';

type Chart = CallAnswer<'rates.trendChart'>;
type Days = Chart['days'];

const minute = 60_000;
const day = 24 * 60 * minute;

const steps: Readonly<Record<Days, number>> = {
  1: 30 * minute,
  7: 4 * 60 * minute,
  30: day,
  180: day,
  365: day,
};

/** One day begins where a rate's own change does, 7 days exclude today (specification, flows, 9), longer charts end today. */
function moments(days: Days, now: number): number[] {
  const step = steps[days];
  const midnight = now - (now % day);
  const end = days === 7 ? midnight - step : now - (now % step);
  const start = days === 7 ? midnight - 7 * day : end - days * day;
  const list: number[] = [];
  for (let at = start; at <= end; at += step) list.push(at);
  return days === 1 ? [now - day, ...list.filter((at) => at > now - day)] : list;
}

/** Keeps first and last. */
function thinned<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  return Array.from(
    { length: most },
    (_none, index) => list[Math.round((index * (list.length - 1)) / (most - 1))] as T,
  );
}

async function chart(
  { db, now, runtime }: CallContext,
  pair: { source: string; target: string },
  days: Days,
  { most = Number.POSITIVE_INFINITY, margin }: { most?: number; margin?: string } = {},
): Promise<Chart> {
  const row = await rateRow(db, pair.source, pair.target);
  const history = await rateHistory(db, row, runtime.seed, margin);
  const times = thinned(moments(days, now), most);
  const points = times.map((at) => ({ at, rate: history.at(at) }));
  const rates = points.map(({ rate }) => rate);
  const sum = rates.reduce((total, rate) => total.plus(rate), new Decimal(0));
  return {
    ...pair,
    days,
    exRateBase: row.base,
    points: points.map(({ at, rate }) => ({ at, rate: history.text(rate) })),
    high: history.text(Decimal.max(...rates)),
    low: history.text(Decimal.min(...rates)),
    average: history.text(sum.div(rates.length)),
    change: history.change(times[0] as number, times.at(-1) as number),
  };
}

/** With the margin of its quote. */
export const trendChart = async (
  context: CallContext,
  { source, target, days, remitType = 'personal' }: CallParams<'rates.trendChart'>,
): Promise<CallAnswer<'rates.trendChart'>> => {
  const margin = await marginOf(context.db, productOf[remitType]);
  return chart(context, { source, target }, days, { margin });
};

export const appletChart = (
  context: CallContext,
  { source, target, days }: CallParams<'rates.appletChart'>,
): Promise<CallAnswer<'rates.appletChart'>> => chart(context, { source, target }, days, { most: 30 });

export async function nodeChart(
  context: CallContext,
  { pairs, days }: CallParams<'rates.nodeChart'>,
): Promise<CallAnswer<'rates.nodeChart'>> {
  const charts: Chart[] = [];
  for (const { source, target } of pairs) charts.push(await chart(context, { source, target }, days));
  return { charts };
}

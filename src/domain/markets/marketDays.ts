import { type DateText, dateOf } from '@/core/dates';
import { knownMarket } from './markets';
import type { SummerTime } from './marketTypes';

interface Summer {
  readonly from: readonly [month: number, sunday: number];
  readonly to: readonly [month: number, sunday: number];
}

const summers: Readonly<Record<SummerTime, Summer>> = {
  europe: { from: [3, -1], to: [10, -1] },
  america: { from: [3, 2], to: [11, 1] },
  australia: { from: [10, 1], to: [4, 1] },
  newZealand: { from: [9, -1], to: [4, 1] },
};

function sundayOf(year: string, [month, nth]: readonly [month: number, nth: number]): DateText {
  const start = Date.UTC(Number(year), nth < 0 ? month : month - 1, 1);
  const weekday = new Date(start).getUTCDay();
  const day = 86_400_000;
  const first = start + ((7 - weekday) % 7) * day;
  return dateOf(nth < 0 ? first - 7 * day : first + (nth - 1) * 7 * day, 0);
}

function isSummer(date: DateText, { from, to }: Summer): boolean {
  const [begins, ends] = [sundayOf(date.slice(0, 4), from), sundayOf(date.slice(0, 4), to)];
  return begins < ends ? date >= begins && date < ends : date >= begins || date < ends;
}

/** Minutes east of UTC. Clocks change at night, so an error of a day does not change the date. */
function offsetIn(market: string, now: number): number {
  const { minutes, summer } = knownMarket(market).zone;
  return summer && isSummer(dateOf(now, minutes), summers[summer]) ? minutes + 60 : minutes;
}

/** @throws Error on an unknown market */
export const dayIn = (market: string, now: number): DateText => dateOf(now, offsetIn(market, now));

/** `UTC+09:30`. @throws Error on an unknown market */
export function zoneIn(market: string, now: number): string {
  const minutes = offsetIn(market, now);
  const hours = new Date(Math.abs(minutes) * 60_000).toISOString().slice(11, 16);
  return `UTC${minutes < 0 ? '−' : '+'}${hours}`;
}

/** `2001-12-31 09:00`. @throws Error on an unknown market */
export const momentIn = (market: string, now: number): string =>
  new Date(now + offsetIn(market, now) * 60_000).toISOString().slice(0, 16).replace('T', ' ');

/** `2001-12-31`, without time or zone. */
export type DateText = string;

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
const two = (value: number): string => String(value).padStart(2, '0');
const text = ({ year, month, day }: Parts): DateText =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

/** Null unless a day from 1900 on. */
export function parseDate(date: string): Parts | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
    ? { year, month, day }
    : null;
}

export const isDate = (date: string): boolean => parseDate(date) !== null;

/** `offsetMinutes` east of UTC. */
export function dateOf(instant: number, offsetMinutes: number): DateText {
  const at = new Date(instant + offsetMinutes * 60_000);
  return text({ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() });
}

/** Zero-padded text: text order is calendar order. */
export const isBefore = (a: DateText, b: DateText): boolean => a < b;
export const isAfter = (a: DateText, b: DateText): boolean => a > b;

/** A day the month lacks becomes its last. @throws RangeError on an invalid date. */
export function addMonths(date: DateText, months: number): DateText {
  const parts = parseDate(date);
  if (!parts) throw new RangeError('Not a date');
  const index = parts.year * 12 + (parts.month - 1) + months;
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  return text({ year, month, day: Math.min(parts.day, daysIn(year, month)) });
}

/** @throws RangeError on an invalid date. */
export function addDays(date: DateText, days: number): DateText {
  const parts = parseDate(date);
  if (!parts) throw new RangeError('Not a date');
  return dateOf(Date.UTC(parts.year, parts.month - 1, parts.day + days), 0);
}

/** Birthdays on 29 February count on 1 March. NaN for an invalid date. */
export function ageOn(birth: DateText, on: DateText): number {
  const [from, to] = [parseDate(birth), parseDate(on)];
  if (!from || !to) return NaN;
  const reached = to.month > from.month || (to.month === from.month && to.day >= from.day);
  return to.year - from.year - (reached ? 0 : 1);
}

/** At most `months` before `today`, not in the future. */
export const isWithinMonths = (issued: DateText, today: DateText, months: number): boolean =>
  isDate(issued) && !isAfter(issued, today) && !isBefore(issued, addMonths(today, -months));

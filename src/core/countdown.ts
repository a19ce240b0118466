export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface Remaining {
  readonly totalSeconds: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly over: boolean;
}

/** Display only: the server decides. */
export function remaining(deadline: number, now: number): Remaining {
  const totalSeconds = Math.max(0, Math.ceil((deadline - now) / SECOND));
  return {
    totalSeconds,
    hours: Math.floor(totalSeconds / 3600),
    minutes: Math.floor((totalSeconds % 3600) / 60),
    seconds: totalSeconds % 60,
    over: totalSeconds === 0,
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `23:59:59`; hours may exceed 24. */
export const formatRemaining = ({ hours, minutes, seconds }: Remaining): string =>
  `${two(hours)}:${two(minutes)}:${two(seconds)}`;

/** `04:09` */
export const formatMinutes = ({ totalSeconds }: Remaining): string =>
  `${two(Math.floor(totalSeconds / 60))}:${two(totalSeconds % 60)}`;

/** Ms to the next shown second: a timer does not drift. */
export function nextTick(deadline: number, now: number): number {
  const left = deadline - now;
  if (left <= 0) return 0;
  return left % SECOND || SECOND;
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface Remaining {
  /** Whole seconds left, never negative; the last started second counts. */
  readonly totalSeconds: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly over: boolean;
}

/** When `hours` after `from` have passed; all instants are milliseconds since 1970. */
export const deadlineAfter = (from: number, hours: number): number => from + hours * HOUR;

/** How far the server's clock is ahead of the device's. Add it to the device's time before counting. */
export const clockOffset = (serverTime: number, deviceTime: number): number => serverTime - deviceTime;

/** Time left until `deadline`. For display only: at zero the server is asked and decides. */
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

/** `23:59:59`; hours run past 24 rather than turn into days. */
export const formatRemaining = ({ hours, minutes, seconds }: Remaining): string =>
  `${two(hours)}:${two(minutes)}:${two(seconds)}`;

/** `04:09` for short waits such as a resend. */
export const formatMinutes = ({ totalSeconds }: Remaining): string =>
  `${two(Math.floor(totalSeconds / 60))}:${two(totalSeconds % 60)}`;

/** Milliseconds until the shown second changes: a timer set to it neither drifts nor ticks twice. */
export function nextTick(deadline: number, now: number): number {
  const left = deadline - now;
  if (left <= 0) return 0;
  return left % SECOND || SECOND;
}

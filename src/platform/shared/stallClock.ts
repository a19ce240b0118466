/** Calls `stalled` once `ms` milliseconds have passed since the last touch, unless it was stopped. */
export function stallClock(ms: number, stalled: () => void): { touch: () => void; stop: () => void } {
  let over = false;
  let clock = setTimeout(stalled, ms);
  return {
    touch() {
      clearTimeout(clock);
      if (!over) clock = setTimeout(stalled, ms);
    },
    stop() {
      over = true;
      clearTimeout(clock);
    },
  };
}

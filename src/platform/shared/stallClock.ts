/** `ms` after the last touch. */
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

import { times } from '@/domain/constants';

/**
 * Counts calls under way and turns the indicator on with the first and off a moment after the last, so that calls in a
 * row do not make it flicker.
 */
export function createLoading(show: (on: boolean) => void) {
  let running = 0;
  let shown = false;
  let hiding: ReturnType<typeof setTimeout> | null = null;

  return {
    /** Returns the call's own end; a second call of it does nothing. */
    begin(): () => void {
      running += 1;
      if (hiding) clearTimeout(hiding);
      hiding = null;
      if (!shown) {
        shown = true;
        show(true);
      }
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        running -= 1;
        if (running > 0) return;
        hiding = setTimeout(() => {
          hiding = null;
          shown = false;
          show(false);
        }, times.loadingHideDelay);
      };
    },
  };
}

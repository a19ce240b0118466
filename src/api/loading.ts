import { times } from '@/domain/constants';

/** Off after a pause, against flicker. */
export function createLoading(show: (on: boolean) => void) {
  let running = 0;
  let shown = false;
  let hiding: ReturnType<typeof setTimeout> | null = null;

  return {
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

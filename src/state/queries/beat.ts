import { useRef } from 'react';

/** A pause that grows by a quarter with each answer. Milliseconds. */
export interface SlowingBeat {
  readonly from: number;
  readonly to: number;
}

/** For reviews: often at first, since most is decided at once, then once a minute. */
export const reviewBeat: SlowingBeat = { from: 4000, to: 60_000 };

/** The pause before the next time, after so many answers. */
export const pauseAfter = (beat: number | SlowingBeat, answers: number): number =>
  typeof beat === 'number' ? beat : Math.min(beat.to, Math.round(beat.from * 1.25 ** answers));

interface Beating<A> {
  state: { data: A | undefined; dataUpdateCount: number; errorUpdateCount: number };
}

/**
 * When a query is asked again: never while its page is hidden or nothing is waited for, and from the quick beginning each
 * time that the waiting begins.
 */
export function useBeat<A>(
  shown: boolean,
  beat: number | SlowingBeat | undefined,
  waits: (answer: A) => boolean = () => true,
): (query: Beating<A>) => number | false {
  const began = useRef<number | null>(null);
  return ({ state }) => {
    if (!beat || !shown || (state.data !== undefined && !waits(state.data))) {
      began.current = null;
      return false;
    }
    const answers = state.dataUpdateCount + state.errorUpdateCount;
    began.current ??= answers;
    return pauseAfter(beat, answers - began.current);
  };
}

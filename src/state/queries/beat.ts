import { useRef } from 'react';

/** Milliseconds; grows by a quarter with each answer. */
export interface SlowingBeat {
  readonly from: number;
  readonly to: number;
}

/** Most reviews are decided at once. */
export const reviewBeat: SlowingBeat = { from: 4000, to: 60_000 };

export const pauseAfter = (beat: number | SlowingBeat, answers: number): number =>
  typeof beat === 'number' ? beat : Math.min(beat.to, Math.round(beat.from * 1.25 ** answers));

interface Beating<A> {
  state: { data: A | undefined; dataUpdateCount: number; errorUpdateCount: number };
}

/** `refetchInterval` from the quickest beat; false while hidden or awaiting nothing. */
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

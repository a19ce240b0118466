import { useLayoutEffect } from 'react';
import { endFirstSight } from '@/platform/h5/firstSight';

/** In the frame in which the screen is there, so that nothing flashes. */
export function useFirstSightEnd(drawn: boolean): void {
  useLayoutEffect(() => {
    if (drawn) endFirstSight();
  }, [drawn]);
}

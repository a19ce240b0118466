import { useLayoutEffect } from 'react';
import { endFirstSight } from '@/platform/h5/firstSight';

/** In the frame that draws the screen: nothing flashes. */
export function useFirstSightEnd(drawn: boolean): void {
  useLayoutEffect(() => {
    if (drawn) endFirstSight();
  }, [drawn]);
}

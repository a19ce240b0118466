import { useEffect, useState } from 'react';
import { usePageShown } from './pageShown';

const TICK_MS = 1000;

/**
 * Whole seconds left of `seconds`, counted from when it was first given. It measures time, so a page that was
 * in the background shows the truth when it comes back; while the page is hidden nothing ticks.
 */
export function useSeconds(seconds: number): number {
  const shown = usePageShown();
  const [end, setEnd] = useState(() => Date.now() + seconds * TICK_MS);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    setEnd(Date.now() + seconds * TICK_MS);
    setLeft(seconds);
  }, [seconds]);
  const counting = shown && left > 0;
  useEffect(() => {
    if (!counting) return;
    const update = (): void => setLeft(Math.max(0, Math.ceil((end - Date.now()) / TICK_MS)));
    update();
    const timer = setInterval(update, TICK_MS);
    return () => clearInterval(timer);
  }, [counting, end]);
  return left;
}

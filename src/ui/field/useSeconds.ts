import { useEffect, useRef, useState } from 'react';
import { usePageShown } from './pageShown';

const TICK_MS = 1000;

/** Measures time: right after the background; a hidden page does not tick. */
export function useSeconds(seconds: number): number {
  const shown = usePageShown();
  const end = useRef(0);
  const [{ of, left }, setCount] = useState({ of: seconds, left: seconds });
  if (of !== seconds) setCount({ of: seconds, left: seconds });
  useEffect(() => {
    end.current = Date.now() + seconds * TICK_MS;
  }, [seconds]);
  const counting = shown && left > 0;
  useEffect(() => {
    if (!counting) return;
    const update = (): void =>
      setCount({ of: seconds, left: Math.max(0, Math.ceil((end.current - Date.now()) / TICK_MS)) });
    update();
    const timer = setInterval(update, TICK_MS);
    return () => clearInterval(timer);
  }, [counting, seconds]);
  return left;
}

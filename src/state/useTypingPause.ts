import { useEffect, useState } from 'react';

/** Before the server is asked, ms. */
const TYPING_PAUSE_MS = 350;

export function useTypingPause<T>(typed: T): T {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

/** As --motion-quick. */
const LEAVE_MS = 160;

const LeavingContext = createContext(false);

/** True: it is closed and leaves with motion. */
export const useLeaving = (): boolean => useContext(LeavingContext);

/** Keeps an overlay that is not rendered any more until it has left. */
export function Presence({ children }: { children: ReactNode }) {
  const leaving = useLeaving() || !children;
  const [last, setLast] = useState(children);
  if (children && last !== children) setLast(children);
  useEffect(() => {
    if (children || !last) return;
    const timer = setTimeout(() => setLast(null), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [children, last]);
  return <LeavingContext.Provider value={leaving}>{children || last}</LeavingContext.Provider>;
}

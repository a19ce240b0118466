import { useMemo } from 'react';

/** The server's clock, epoch ms, from an answer's time and its arrival: the device's clock may be wrong. */
export function useServerNow(serverTime: number | undefined, heardAt: number): () => number {
  const offset = useMemo(() => (serverTime === undefined ? 0 : serverTime - heardAt), [serverTime, heardAt]);
  return () => Date.now() + offset;
}

import { useMemo } from 'react';

/**
 * The server's clock now, epoch ms, by the time it wrote into an answer and when that was heard: the device's own clock may be
 * wrong by any amount.
 */
export function useServerNow(serverTime: number | undefined, heardAt: number): () => number {
  const offset = useMemo(() => (serverTime === undefined ? 0 : serverTime - heardAt), [serverTime, heardAt]);
  return () => Date.now() + offset;
}

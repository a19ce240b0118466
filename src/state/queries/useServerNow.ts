import { useMemo } from 'react';

/** Epoch ms, from an answer: the device's clock may be wrong. */
export function useServerNow(serverTime: number | undefined, heardAt: number): () => number {
  const offset = useMemo(() => (serverTime === undefined ? 0 : serverTime - heardAt), [serverTime, heardAt]);
  return () => Date.now() + offset;
}

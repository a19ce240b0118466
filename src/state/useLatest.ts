import { useLayoutEffect, useRef } from 'react';

/** For handlers and timers that outlive their render. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

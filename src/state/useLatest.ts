import { useLayoutEffect, useRef } from 'react';

/** The last render's value, for handlers and timers that outlive their render. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

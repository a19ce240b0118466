import { useLayoutEffect, useRef } from 'react';

/** The value of the last render, for handlers and timers that outlive the render they were made in. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

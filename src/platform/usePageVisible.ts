import { useEffect, useState } from 'react';
import { platform } from '.';
import { usePageHide, usePageShow } from './page';

/** False under another page or in the background. */
export function usePageVisible(): boolean {
  const [onTop, setOnTop] = useState(true);
  const [inFront, setInFront] = useState(true);
  usePageShow(() => setOnTop(true));
  usePageHide(() => setOnTop(false));
  useEffect(() => {
    const offs = [platform.onAppShow(() => setInFront(true)), platform.onAppHide(() => setInFront(false))];
    return () => offs.forEach((off) => off());
  }, []);
  return onTop && inFront;
}

import { useCallback, useEffect, useState } from 'react';
import { canvas } from '@/platform/canvas';
import type { CanvasSurface } from '@/platform/types';

/** Opened again when resized. */
export function useSurface(areaId: string) {
  const [surface, setSurface] = useState<CanvasSurface | null>(null);
  const [state, setState] = useState<'opening' | 'ready' | 'failed'>('opening');
  const [round, setRound] = useState(0);
  useEffect(() => {
    let gone = false;
    canvas.open(areaId).then(
      (opened) => {
        if (gone) return;
        setSurface(opened);
        setState('ready');
      },
      () => {
        if (!gone) setState('failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [areaId, round]);
  const retry = useCallback(() => setRound((count) => count + 1), []);
  return { surface, state, retry };
}

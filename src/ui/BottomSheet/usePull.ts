import { useRef } from 'react';

interface Touch {
  changedTouches: ArrayLike<{ clientX: number; clientY: number }>;
}

/** Px downward that close the sheet. */
const FLICK_PX = 48;

const fingerOf = ({ changedTouches }: Touch) => ({
  x: changedTouches[0]?.clientX ?? 0,
  y: changedTouches[0]?.clientY ?? 0,
});

/** Does not follow the finger: each move would be a setData. */
export function usePull(onClose: () => void): object {
  const from = useRef({ x: 0, y: 0 });
  return {
    onTouchStart: (event: Touch) => {
      from.current = fingerOf(event);
    },
    onTouchEnd: (event: Touch) => {
      const { x, y } = fingerOf(event);
      const down = y - from.current.y;
      if (down > FLICK_PX && down > Math.abs(x - from.current.x)) onClose();
    },
  };
}

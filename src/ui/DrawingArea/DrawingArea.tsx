import { Canvas } from '@tarojs/components';
import type { CanvasInput } from '@/platform/types';

/** Px from the canvas's corner; both hosts' names. */
interface CanvasTouch {
  x: number;
  y: number;
}
interface TouchLike {
  touches: readonly unknown[];
  changedTouches: readonly unknown[];
}

const fingerOf = (event: unknown): CanvasTouch | undefined =>
  ((event as TouchLike).touches[0] ?? (event as TouchLike).changedTouches[0]) as CanvasTouch | undefined;

interface Props {
  id: string;
  className: string;
  /** Absent: display only. */
  input?: CanvasInput;
  /** The page still scrolls. */
  scrolls?: boolean;
}

export function DrawingArea({ id, className, input, scrolls = false }: Props) {
  return (
    <Canvas
      id={id}
      canvasId={id}
      type="2d"
      className={className}
      disableScroll={input !== undefined && !scrolls}
      onTouchStart={(event) => {
        // Ignores a second finger or the palm.
        if (event.touches.length > 1) return;
        const finger = fingerOf(event);
        if (finger) input?.down(finger.x, finger.y);
      }}
      onTouchMove={(event) => {
        const finger = fingerOf(event);
        if (finger) input?.move(finger.x, finger.y);
      }}
      onTouchEnd={() => input?.up()}
      onTouchCancel={() => input?.up()}
    />
  );
}

import { Canvas } from '@tarojs/components';
import type { CanvasInput } from '@/platform/types';

/** A finger on the canvas, in px from its corner: both hosts name it so. */
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
  /** Absent: nothing is drawn by hand. */
  input?: CanvasInput;
  /** The page still scrolls under the finger. */
  scrolls?: boolean;
}

/** Where something is drawn: the host's canvas, which tells of touches itself. */
export function DrawingArea({ id, className, input, scrolls = false }: Props) {
  return (
    <Canvas
      id={id}
      canvasId={id}
      type="2d"
      className={className}
      // The page does not scroll away under the finger that draws.
      disableScroll={input !== undefined && !scrolls}
      onTouchStart={(event) => {
        // The second finger and the palm draw nothing.
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

import { PlatformError, type CanvasInput, type CanvasSurface, type PlatformCanvas } from '../types';
import { density } from './density';

const placeOf = (elementId: string): HTMLElement => {
  const place = document.getElementById(elementId);
  if (!place) throw new PlatformError('unsupported', 'canvas');
  return place;
};

function canvasIn(place: HTMLElement): HTMLCanvasElement {
  const found = place.querySelector('canvas');
  if (found) return found;
  const canvas = document.createElement('canvas');
  // The element around it describes the drawing.
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.cssText = 'position:absolute;left:0;top:0;width:100%;height:100%';
  place.appendChild(canvas);
  return canvas;
}

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob && blob.size > 0 ? resolve(blob) : reject(new PlatformError('failed', 'png'))),
      'image/png',
    ),
  );

async function open(elementId: string): Promise<CanvasSurface> {
  const place = placeOf(elementId);
  const { width, height } = place.getBoundingClientRect();
  const canvas = canvasIn(place);
  const pen = canvas.getContext('2d');
  if (!pen || width === 0 || height === 0) throw new PlatformError('unsupported', 'canvas');
  const dots = density(window.devicePixelRatio);
  canvas.width = Math.round(width * dots);
  canvas.height = Math.round(height * dots);
  pen.setTransform(dots, 0, 0, dots, 0, 0);
  return {
    width,
    height,
    pen,
    canvas,
    dots,
    async png(name) {
      const blob = await blobOf(canvas);
      return {
        path: URL.createObjectURL(blob),
        name,
        size: blob.size,
        mime: 'image/png',
        kind: 'image',
        source: blob,
      };
    },
  };
}

type Off = () => void;

function on<K extends keyof HTMLElementEventMap>(
  target: HTMLElement,
  type: K,
  listener: (event: HTMLElementEventMap[K]) => void,
): Off {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}

/** Mouse and touch for iOS 10 to 12. */
function watchPointers(place: HTMLElement, input: CanvasInput): Off[] {
  const at = (event: { clientX: number; clientY: number }): [number, number] => {
    const { left, top } = place.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  let drawing: number | null = null;
  const begin = (id: number, event: { clientX: number; clientY: number }): void => {
    // A second finger or the palm.
    if (drawing !== null) return;
    drawing = id;
    input.down(...at(event));
  };
  const end = (id: number): void => {
    if (drawing !== id) return;
    drawing = null;
    input.up();
  };
  if (typeof window.PointerEvent === 'function')
    return [
      on(place, 'pointerdown', (event) => {
        if (event.button !== 0) return;
        // Goes on outside the area.
        place.setPointerCapture?.(event.pointerId);
        begin(event.pointerId, event);
      }),
      on(place, 'pointermove', (event) => {
        if (drawing !== event.pointerId) return;
        // For a smooth line.
        const between = event.getCoalescedEvents?.() ?? [];
        for (const point of between.length > 0 ? between : [event]) input.move(...at(point));
      }),
      on(place, 'pointerup', (event) => end(event.pointerId)),
      on(place, 'pointercancel', (event) => end(event.pointerId)),
    ];
  const finger = (event: TouchEvent): Touch | undefined =>
    Array.from(event.changedTouches).find(({ identifier }) => drawing === null || drawing === identifier);
  const touch = (act: (touch: Touch) => void) => (event: TouchEvent) => {
    const found = finger(event);
    if (found) act(found);
    if (event.cancelable) event.preventDefault();
  };
  return [
    on(
      place,
      'touchstart',
      touch((one) => begin(one.identifier, one)),
    ),
    on(
      place,
      'touchmove',
      touch((one) => input.move(...at(one))),
    ),
    on(
      place,
      'touchend',
      touch((one) => end(one.identifier)),
    ),
    on(
      place,
      'touchcancel',
      touch((one) => end(one.identifier)),
    ),
  ];
}

function watch(elementId: string, input: CanvasInput, resized: () => void): Off {
  const place = placeOf(elementId);
  let { width, height } = place.getBoundingClientRect();
  const look = (): void => {
    const now = place.getBoundingClientRect();
    // Covered by another page.
    if (now.width === 0 || (now.width === width && now.height === height)) return;
    ({ width, height } = now);
    resized();
  };
  window.addEventListener('resize', look);
  const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(look) : null;
  observer?.observe(place);
  const offs = watchPointers(place, input);
  return () => {
    window.removeEventListener('resize', look);
    observer?.disconnect();
    for (const off of offs) off();
  };
}

export const canvas = { open, watch } satisfies PlatformCanvas;

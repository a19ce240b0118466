import type { LocalFile } from './files';

/** Units are px of the page, at any density. */
export type CanvasPen = Pick<
  CanvasRenderingContext2D,
  | 'strokeStyle'
  | 'fillStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'quadraticCurveTo'
  | 'stroke'
  | 'clearRect'
  | 'fillRect'
  | 'fillText'
  | 'measureText'
>;

/** As large as its element. */
export interface CanvasSurface {
  /** px */
  readonly width: number;
  readonly height: number;
  readonly pen: CanvasPen;
  /** Host canvas and device pixels per px, for a library that draws itself. */
  readonly canvas: object;
  readonly dots: number;
  /** PNG in the screen's density. Rejects 'failed'. */
  png: (name: string) => Promise<LocalFile>;
}

/** In px from the area's upper left corner. */
export interface CanvasInput {
  down: (x: number, y: number) => void;
  move: (x: number, y: number) => void;
  up: () => void;
}

/** Separate, so that only screens that draw load it. */
export interface PlatformCanvas {
  /** Call again after a resize. Rejects 'unsupported'. */
  open: (elementId: string) => Promise<CanvasSurface>;
  /** Pointer and size changes, where the element has no events. Returns the remover. */
  watch: (elementId: string, input: CanvasInput, resized: () => void) => () => void;
}

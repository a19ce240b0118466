import type { LocalFile } from './files';

/** In px, at any density. */
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

export interface CanvasSurface {
  /** px */
  readonly width: number;
  readonly height: number;
  readonly pen: CanvasPen;
  /** For drawing libraries; device pixels per px. */
  readonly canvas: object;
  readonly dots: number;
  /** In the screen's density. Rejects 'failed'. */
  png: (name: string) => Promise<LocalFile>;
}

export interface CanvasInput {
  down: (x: number, y: number) => void;
  move: (x: number, y: number) => void;
  up: () => void;
}

export interface PlatformCanvas {
  /** Again after a resize. Rejects 'unsupported'. */
  open: (elementId: string) => Promise<CanvasSurface>;
  /** Without effect where the element has events and pages do not rotate. Returns the remover. */
  watch: (elementId: string, input: CanvasInput, resized: () => void) => () => void;
}

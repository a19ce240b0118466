import type { LocalFile } from './files';

/** The part of a 2d context that drawing uses. Units are px of the page, whatever the density of the screen. */
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

/** A drawing area as large as its element is shown. */
export interface CanvasSurface {
  /** px of the page */
  readonly width: number;
  readonly height: number;
  readonly pen: CanvasPen;
  /** The host's own canvas and its dots for each px, for a library that draws by itself. */
  readonly canvas: object;
  readonly dots: number;
  /** The drawing as a PNG in the density of the screen. Rejects 'failed'. */
  png: (name: string) => Promise<LocalFile>;
}

/** A finger or mouse on the area, in px from its upper left corner. */
export interface CanvasInput {
  down: (x: number, y: number) => void;
  move: (x: number, y: number) => void;
  up: () => void;
}

/** Drawing: an interface of its own, as for files. */
export interface PlatformCanvas {
  /** Opens the area of the element with this id; again after it has changed its size. Rejects 'unsupported'. */
  open: (elementId: string) => Promise<CanvasSurface>;
  /** Pointers and changes of size, where the element itself does not tell of them. Ends when the returned function is called. */
  watch: (elementId: string, input: CanvasInput, resized: () => void) => () => void;
}

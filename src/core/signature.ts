/** px */

export interface InkPoint {
  readonly x: number;
  readonly y: number;
}
export interface InkBox {
  readonly width: number;
  readonly height: number;
}
export type InkStroke = readonly InkPoint[];

/** Keeps the area's size at the first line. */
export interface Ink {
  readonly sheet: InkBox;
  readonly strokes: readonly InkStroke[];
}

export const noInk: Ink = { sheet: { width: 0, height: 0 }, strokes: [] };

export interface Placement {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** Lines keep sheet coordinates: rotating changes nothing. */
export function placeSheet(sheet: InkBox, area: InkBox): Placement {
  if (sheet.width <= 0 || sheet.height <= 0) return { scale: 1, left: 0, top: 0 };
  const scale = Math.min(area.width / sheet.width, area.height / sheet.height);
  return {
    scale,
    left: (area.width - sheet.width * scale) / 2,
    top: (area.height - sheet.height * scale) / 2,
  };
}

export const toArea = (point: InkPoint, { scale, left, top }: Placement): InkPoint => ({
  x: point.x * scale + left,
  y: point.y * scale + top,
});

export const toSheet = (point: InkPoint, { scale, left, top }: Placement): InkPoint => ({
  x: (point.x - left) / scale,
  y: (point.y - top) / scale,
});

export const middle = (a: InkPoint, b: InkPoint): InkPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export const distance = (a: InkPoint, b: InkPoint): number => Math.hypot(b.x - a.x, b.y - a.y);

export type InkVerdict = 'empty' | 'dot' | 'signed';

/** px; smaller is a slip of the finger. */
const LEAST_LENGTH = 60;
const LEAST_EXTENT = 24;

export function judgeInk({ strokes }: Ink): InkVerdict {
  const points = strokes.flat();
  if (points.length === 0) return 'empty';
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const extent = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const length = strokes.reduce(
    (sum, stroke) => stroke.reduce((line, point, at) => line + distance(stroke[at - 1] ?? point, point), sum),
    0,
  );
  return length < LEAST_LENGTH || extent < LEAST_EXTENT ? 'dot' : 'signed';
}

const words = (name: string): string[] =>
  name
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[!-@[-`{-~·•‧・‘’“”]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

export type NameVerdict = 'empty' | 'short' | 'other' | 'signed';

/** Must be the account's whole name, words in any order; without a known name any two letters. */
export function judgeName(typed: string, known: readonly string[]): NameVerdict {
  const given = words(typed);
  const joined = given.join('');
  if (joined === '') return 'empty';
  const names = known.map(words).filter((name) => name.length > 0);
  if (names.length === 0) return joined.length < 2 ? 'short' : 'signed';
  const sorted = (name: readonly string[]): string => [...name].sort().join(' ');
  // Chinese names have no space.
  return names.some((name) => sorted(name) === sorted(given) || name.join('') === joined)
    ? 'signed'
    : 'other';
}

/** Font size in px; `widthAt`: the text's width at 100 px. */
export function fitType(widthAt: number, area: InkBox): number {
  const byWidth = widthAt > 0 ? (area.width * 0.86 * 100) / widthAt : area.height;
  return Math.min(byWidth, area.height * 0.42);
}

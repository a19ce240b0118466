/** RGBA, four bytes a pixel. */
export interface Dots {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

export interface PhotoMeasures {
  /** px */
  shortestSide: number;
  /** Variance of brightness's Laplacian; high in focus. */
  sharpness: number;
  /** Share of burnt-out pixels, 0 to 1. */
  glare: number;
}

export interface PhotoLimits {
  shortestSide: number;
  sharpness: number;
  /** Below: no reflection. Above: white paper, such as a scan. */
  glare: { from: number; to: number };
}

export type PhotoFault = 'small' | 'blurred' | 'glare';

const BURNT_OUT = 250;

/** @param dots scaled to the limits' size */
export function measurePhoto(own: { width: number; height: number }, dots: Dots): PhotoMeasures {
  const { width, height, data } = dots;
  const count = width * height;
  const light = new Float32Array(count);
  let burnt = 0;
  for (let at = 0; at < count; at += 1) {
    const red = data[at * 4] ?? 0;
    const green = data[at * 4 + 1] ?? 0;
    const blue = data[at * 4 + 2] ?? 0;
    // ITU-R BT.601 luma.
    light[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
    if (Math.min(red, green, blue) >= BURNT_OUT) burnt += 1;
  }
  const of = (at: number): number => light[at] ?? 0;
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const edge = of(at - 1) + of(at + 1) + of(at - width) + of(at + width) - 4 * of(at);
      sum += edge;
      squares += edge * edge;
    }
  const inner = Math.max(1, (width - 2) * (height - 2));
  return {
    shortestSide: Math.min(own.width, own.height),
    sharpness: squares / inner - (sum / inner) ** 2,
    glare: count === 0 ? 0 : burnt / count,
  };
}

export function photoFault(measures: PhotoMeasures, limits: PhotoLimits): PhotoFault | null {
  if (measures.shortestSide < limits.shortestSide) return 'small';
  if (measures.sharpness < limits.sharpness) return 'blurred';
  const { from, to } = limits.glare;
  return measures.glare >= from && measures.glare <= to ? 'glare' : null;
}

/** More only makes files larger. */
const MOST = 3;

/** Device pixels per px. */
export const density = (pixelRatio: number | undefined): number =>
  Math.min(MOST, Math.max(1, pixelRatio ?? 1));

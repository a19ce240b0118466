/** More than this no eye sees and the file only grows. */
const MOST = 3;

/** Dots of the screen for each px, within reason. */
export const density = (pixelRatio: number | undefined): number =>
  Math.min(MOST, Math.max(1, pixelRatio ?? 1));

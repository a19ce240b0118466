const firstMs = 60_000;
const longestMs = 3_600_000;

/** Tried again after a first time, by default a minute, then after twice that and so on, at most an hour. */
export const backOffMs = (failures: number, first = firstMs): number =>
  Math.min(longestMs, first * 2 ** (failures - 1));

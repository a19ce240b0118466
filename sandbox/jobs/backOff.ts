const firstMs = 60_000;
const longestMs = 3_600_000;

/** Doubles up to an hour. */
export const backOffMs = (failures: number, first = firstMs): number =>
  Math.min(longestMs, first * 2 ** (failures - 1));

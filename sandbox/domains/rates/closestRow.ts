type Pattern = { targetCountry: string; accountType?: string; remitType?: string };
/** The most specific match wins. */
export function closestRow<T extends Pattern>(
  rows: readonly T[],
  wanted: { target: string; accountType: string; remitType: string },
): T | undefined {
  const fits = (pattern: string | undefined, value: string) =>
    pattern === undefined || pattern === '*' || pattern === value;
  const weight = (row: T) =>
    (row.targetCountry === wanted.target ? 4 : 0) +
    (row.accountType === wanted.accountType ? 2 : 0) +
    (row.remitType === wanted.remitType ? 1 : 0);
  return rows
    .filter(
      (row) =>
        fits(row.targetCountry, wanted.target) &&
        fits(row.accountType, wanted.accountType) &&
        fits(row.remitType, wanted.remitType),
    )
    .sort((a, b) => weight(b) - weight(a))[0];
}

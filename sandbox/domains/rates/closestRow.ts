type Pattern = { target_country: string; account_type?: string; remit_type?: string };
/** The most specific match wins. */
export function closestRow<T extends Pattern>(
  rows: readonly T[],
  wanted: { target: string; accountType: string; remitType: string },
): T | undefined {
  const fits = (pattern: string | undefined, value: string) =>
    pattern === undefined || pattern === '*' || pattern === value;
  const weight = (row: T) =>
    (row.target_country === wanted.target ? 4 : 0) +
    (row.account_type === wanted.accountType ? 2 : 0) +
    (row.remit_type === wanted.remitType ? 1 : 0);
  return rows
    .filter(
      (row) =>
        fits(row.target_country, wanted.target) &&
        fits(row.account_type, wanted.accountType) &&
        fits(row.remit_type, wanted.remitType),
    )
    .sort((a, b) => weight(b) - weight(a))[0];
}

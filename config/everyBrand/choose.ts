export interface Choice {
  id: string;
  /** A requested name that is no brand. */
  unknown: string | null;
  /** Without the brand's parameter, which no page uses. */
  address: string;
}

/**
 * By `?brand=`, else the tab's last, else the first of `names`.
 * @param address whole, as in `location.href`
 * @param kept the tab's last brand; null in a new one
 */
export function choose(address: string, kept: string | null, names: readonly string[]): Choice {
  const url = new URL(address);
  const asked = url.searchParams.get('brand');
  const had = kept !== null && names.includes(kept) ? kept : (names[0] ?? '');
  // Leaves the rest of the address unchanged.
  if (asked === null) return { id: had, unknown: null, address };
  url.searchParams.delete('brand');
  const known = names.includes(asked);
  return { id: known ? asked : had, unknown: known ? null : asked, address: url.href };
}

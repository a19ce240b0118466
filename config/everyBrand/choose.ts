export interface Choice {
  /** The brand that this tab shows. */
  id: string;
  /** A requested name that is no brand. */
  unknown: string | null;
  /** The address without what chose the brand: no page has a parameter of that name. */
  address: string;
}

/**
 * The brand of a tab: what its address asks for with `?brand=`, else the one it has had, else the first of `names`.
 * @param address whole, as in `location.href`
 * @param kept what the tab has had; null for a new one
 */
export function choose(address: string, kept: string | null, names: readonly string[]): Choice {
  const url = new URL(address);
  const asked = url.searchParams.get('brand');
  const had = kept !== null && names.includes(kept) ? kept : (names[0] ?? '');
  // Whatever else the address holds stays written as it is.
  if (asked === null) return { id: had, unknown: null, address };
  url.searchParams.delete('brand');
  const known = names.includes(asked);
  return { id: known ? asked : had, unknown: known ? null : asked, address: url.href };
}

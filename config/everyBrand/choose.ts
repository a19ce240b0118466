export interface Choice {
  id: string;
  /** A requested name that is no brand. */
  unknown: string | null;
  address: string;
}

/**
 * `?brand=`, else the tab's last, else the first.
 * @param address `location.href`
 * @param kept the tab's last brand
 */
export function choose(address: string, kept: string | null, names: readonly string[]): Choice {
  const url = new URL(address);
  const asked = url.searchParams.get('brand');
  const had = kept !== null && names.includes(kept) ? kept : (names[0] ?? '');
  if (asked === null) return { id: had, unknown: null, address };
  url.searchParams.delete('brand');
  const known = names.includes(asked);
  return { id: known ? asked : had, unknown: known ? null : asked, address: url.href };
}

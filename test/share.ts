import { drawn } from '../scripts/lib/tests/drawn.mjs';

/** By SHARE_SEED, in table order; all without. Covers every kind of `kindsOf`. */
export function shareOf<Row>(
  rows: readonly Row[],
  {
    share,
    key,
    kindsOf = () => [],
  }: { share: number; key: (row: Row) => string; kindsOf?: (row: Row) => readonly string[] },
  seed: string | undefined = process.env.SHARE_SEED,
): readonly Row[] {
  if (!seed) return rows;
  const shuffled = rows
    .map((row) => ({ row, draw: drawn(key(row), seed) }))
    .sort((a, b) => a.draw - b.draw)
    .map(({ row }) => row);
  const taken = new Set(shuffled.slice(0, Math.ceil(rows.length * share)));
  const seen = new Set([...taken].flatMap((row) => kindsOf(row)));
  for (const row of shuffled) {
    const missing = kindsOf(row).filter((kind) => !seen.has(kind));
    if (missing.length === 0) continue;
    taken.add(row);
    for (const kind of missing) seen.add(kind);
  }
  return rows.filter((row) => taken.has(row));
}

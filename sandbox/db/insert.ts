import type { Db, Database, NewRow } from './schema';

export async function insertMissing<T extends keyof Database>(
  db: Db,
  table: T,
  rows: readonly NewRow<T>[],
): Promise<void> {
  const width = Object.keys(rows[0] ?? {}).length || 1;
  // PostgreSQL takes 65,535 parameters per statement.
  const chunk = Math.max(1, Math.floor(20_000 / width));
  for (let at = 0; at < rows.length; at += chunk) {
    await db
      .insertInto(table)
      .values(rows.slice(at, at + chunk))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

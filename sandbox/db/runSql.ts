import { type Kysely, sql } from 'kysely';

/** PGlite takes one statement at a time; each ends its line with a semicolon. */
export async function runSql(db: Kysely<unknown>, text: string): Promise<void> {
  for (const statement of text.split(/;\s*\n/)) if (statement.trim()) await sql.raw(statement).execute(db);
}

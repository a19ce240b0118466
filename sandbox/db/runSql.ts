import { type Kysely, sql } from 'kysely';

/** Runs SQL text one statement at a time, since PGlite takes no more at once: each ends with a semicolon at the end of a line. */
export async function runSql(db: Kysely<unknown>, text: string): Promise<void> {
  for (const statement of text.split(/;\s*\n/)) if (statement.trim()) await sql.raw(statement).execute(db);
}

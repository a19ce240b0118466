import { sql } from 'kysely';
import type { TestSandbox } from './testSandbox';

/** By the ending of `column`. Returns what ends it. */
export async function refuseRows(
  { db }: TestSandbox,
  table: string,
  column: string,
  ending: string,
): Promise<() => Promise<unknown>> {
  const name = sql.ref(`refuse_${table}`);
  await sql`create function ${name}() returns trigger language plpgsql as 'begin raise exception ''no''; end'`.execute(
    db,
  );
  await sql`create trigger refuse before update on ${sql.table(table)} for each row
    when (old.${sql.ref(column)} like ${sql.lit(`%${ending}`)}) execute function ${name}()`.execute(db);
  return () => sql`drop function ${name}() cascade`.execute(db);
}

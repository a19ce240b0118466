import { sql } from 'kysely';
import { schemaFloor } from '../db/migrate';
import { envelopeKey, envelopeKeyId } from '../dispatch/envelopeGate';
import type { Runtime } from '../runtime';
import { atRestKey } from '../vault/atRest';

/** Keeps the tables' versions and the shared keys. */
export async function reset(runtime: Runtime): Promise<void> {
  await runtime.transact(async ({ db, now }) => {
    const { rows } = await sql<{
      name: string;
    }>`select tablename as name from pg_tables where schemaname = current_schema() and tablename not like 'kysely_%' and tablename <> 'settings'`.execute(
      db,
    );
    await sql`truncate ${sql.join(rows.map((row) => sql.table(row.name)))} restart identity cascade`.execute(
      db,
    );
    await db
      .deleteFrom('settings')
      .where('key', 'not in', [envelopeKey, envelopeKeyId, atRestKey, schemaFloor])
      .execute();
    for (const domain of runtime.domains) await domain.referenceRows?.(db, now);
  });
  await runtime.clock.set({ time: Date.now(), speed: 1 }, runtime.db);
  await runtime.faults.reload();
  await runtime.callLog.clear();
}

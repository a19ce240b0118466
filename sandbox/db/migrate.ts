import { sql } from 'kysely';
import * as base from './migrations/001-base';
import * as kyc from './migrations/010-kyc';
import * as payeeFlows from './migrations/030-payee-flows';
import * as services from './migrations/040-services';
import * as servicesIndexes from './migrations/041-services-indexes';
import * as products from './migrations/050-products';
import * as orderLists from './migrations/060-order-lists';
import * as evidence from './migrations/080-evidence';
import * as callLog from './migrations/090-sandbox';
import * as payee from './migrations/130-payee';
import * as files from './migrations/140-files';
import type { Db } from './schema';

/** In order; a version that has shipped is never changed, only followed. */
const migrations: readonly { version: number; sql: string }[] = [
  { version: 1, sql: base.sql },
  { version: 10, sql: kyc.sql },
  { version: 30, sql: payeeFlows.sql },
  { version: 40, sql: services.sql },
  { version: 41, sql: servicesIndexes.sql },
  { version: 50, sql: products.sql },
  { version: 60, sql: orderLists.sql },
  { version: 80, sql: evidence.sql },
  { version: 90, sql: callLog.sql },
  { version: 130, sql: payee.sql },
  { version: 140, sql: files.sql },
];

/** Advisory lock key of this project's migrations: any fixed number does. */
const lockKey = 7_346_021;

/**
 * Brings the database to the newest version. All pending versions run in one transaction under an advisory lock, so
 * that several sandboxes may start on one PostgreSQL at once. Refuses a database that is newer than this code.
 */
export async function migrate(db: Db, seeds: (tx: Db) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(tx);
    await sql`create table if not exists schema_versions (version integer primary key, applied_at timestamptz not null default now())`.execute(
      tx,
    );
    const { rows } = await sql<{ version: number }>`select version from schema_versions`.execute(tx);
    const applied = new Set(rows.map((row) => row.version));
    const newest = Math.max(...migrations.map((migration) => migration.version));
    const foreign = [...applied].filter((version) => version > newest);
    if (foreign.length)
      throw new Error(
        `The database is at version ${Math.max(...foreign)}, this sandbox knows ${newest}: use a newer sandbox or another database.`,
      );
    for (const migration of migrations) {
      if (applied.has(migration.version)) continue;
      for (const statement of migration.sql.split(/;\s*\n/)) {
        if (statement.trim()) await sql.raw(statement).execute(tx);
      }
      await sql`insert into schema_versions (version) values (${migration.version})`.execute(tx);
    }
    await seeds(tx);
  });
}

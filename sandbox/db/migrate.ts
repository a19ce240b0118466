import { type Migration, Migrator, sql } from 'kysely';
import { StartError } from '../startError';
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
import * as jobRuns from './migrations/150-job-runs';
import type { Db } from './schema';

/** Run in the order of their names; one that has shipped is never changed, only followed. */
const migrations: Readonly<Record<string, Migration>> = {
  '001-base': base,
  '010-kyc': kyc,
  '030-payee-flows': payeeFlows,
  '040-services': services,
  '041-services-indexes': servicesIndexes,
  '050-products': products,
  '060-order-lists': orderLists,
  '080-evidence': evidence,
  '090-sandbox': callLog,
  '130-payee': payee,
  '140-files': files,
  '150-job-runs': jobRuns,
};

/**
 * Brings the database to the newest version, all pending migrations in one transaction under Kysely's lock, so that several
 * sandboxes may start on one PostgreSQL at once. Rejects for a database that is newer than this code.
 * @param place folder or address, for the message
 */
export async function migrate(db: Db, place: string): Promise<void> {
  await refuseFormerVersions(db, place);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error)
    throw Object.assign(new Error(`The tables of ${place} cannot be brought up to date.`), { cause: error });
}

/** Before Kysely's migrator the versions stood in a table of ours, which it cannot read. */
async function refuseFormerVersions(db: Db, place: string): Promise<void> {
  const { rows } = await sql<{
    former: boolean;
  }>`select to_regclass('schema_versions') is not null as former`.execute(db);
  if (rows[0]?.former)
    throw new StartError(
      `The data in ${place} was made by a former version of the sandbox and cannot be brought up to date. Delete it, or name another place with SANDBOX_DATA or DATABASE_URL: a new one is made at the next start.`,
    );
}

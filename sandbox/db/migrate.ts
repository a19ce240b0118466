import { type Migration, Migrator, sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../startError';
import { up as base } from './migrations/001-base';
import { up as kyc } from './migrations/010-kyc';
import { up as payeeFlows } from './migrations/030-payee-flows';
import { up as services } from './migrations/040-services';
import { up as servicesIndexes } from './migrations/041-services-indexes';
import { up as products } from './migrations/050-products';
import { up as orderLists } from './migrations/060-order-lists';
import { up as evidence } from './migrations/080-evidence';
import { up as callLog } from './migrations/090-sandbox';
import { up as payee } from './migrations/130-payee';
import { up as files } from './migrations/140-files';
import { up as jobRuns } from './migrations/150-job-runs';
import { up as money } from './migrations/160-money';
import { up as callLimits } from './migrations/170-call-limits';
import { up as jobRows } from './migrations/171-job-rows';
import { up as rateBase } from './migrations/180-rate-base';
import { up as riskExamples } from './migrations/230-risk-examples';
import { up as openRecharge } from './migrations/231-open-recharge';
import { up as jobRest } from './migrations/232-job-rest';
import { up as monthLimits } from './migrations/280-month-limits';
import { up as screened } from './migrations/330-screened';
import { up as schoolsOfPayers } from './migrations/340-schools-of-payers';
import { up as agentForms } from './migrations/350-agent-forms';
import { up as faceExample } from './migrations/360-face-example';
import { up as couponOrigins } from './migrations/400-coupon-origins';
import { up as userCentre } from './migrations/420-user-centre';
import { up as papers } from './migrations/410-papers';
import { up as resourceWords } from './migrations/421-resource-words';
import { up as messageSettings } from './migrations/428-message-settings';
import { up as orderPopups } from './migrations/440-order-popups';
import { up as rechargeMembers } from './migrations/445-recharge-members';
import { up as traditionalNames } from './migrations/450-traditional-names';
import { up as uploadTips } from './migrations/455-upload-tips';
import { up as logins } from './migrations/460-logins';
import { up as ownerProofs } from './migrations/461-owner-proofs';
import { up as paperLogins } from './migrations/462-paper-logins';
import { up as locks } from './migrations/465-locks';
import { up as codeAskers } from './migrations/466-code-askers';
import { up as largeBesideQuota } from './migrations/470-large-beside-quota';
import { up as webTickets } from './migrations/480-web-tickets';
import { up as paperAges } from './migrations/words/485-paper-ages';
import { up as rechargeSteps } from './migrations/words/491-recharge-steps';
import { up as orderCounts } from './migrations/495-order-counts';
import { up as indexes } from './migrations/496-indexes';
import { up as sweepIndexes } from './migrations/497-sweep-indexes';
import { up as openOrders } from './migrations/498-open-orders';
import { up as outboxStates } from './migrations/505-outbox-states';
import { up as bookKeeping } from './migrations/506-books';
import { up as countedOrders } from './migrations/508-counted-orders';
import { up as payeeAccounts } from './migrations/509-payee-accounts';
import { up as drawnUntil } from './migrations/510-drawn-until';
import { up as codeMessages } from './migrations/520-code-messages';
import { up as offerCodes } from './migrations/521-offer-codes';
import { up as merchantPictures } from './migrations/524-merchant-pictures';
import { up as exchangeMargin } from './migrations/525-exchange-margin';
import { up as accountIndexes } from './migrations/526-account-indexes';
import { up as refundPopups } from './migrations/words/522-refund-popups';
import { up as provedDevices } from './migrations/people/490-proved-devices';
import { up as identityDocuments } from './migrations/people/499-identity-documents';
import { up as documentEnds } from './migrations/people/507-document-ends';
import { up as payerDevices } from './migrations/people/523-payer-devices';
import type { OpenDatabase } from './open';
import type { Db } from './schema';
import { readSetting, saveSetting } from './settings';

/** Run in order of name; a shipped migration is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-base': { up: base },
  '010-kyc': { up: kyc },
  '030-payee-flows': { up: payeeFlows },
  '040-services': { up: services },
  '041-services-indexes': { up: servicesIndexes },
  '050-products': { up: products },
  '060-order-lists': { up: orderLists },
  '080-evidence': { up: evidence },
  '090-sandbox': { up: callLog },
  '130-payee': { up: payee },
  '140-files': { up: files },
  '150-job-runs': { up: jobRuns },
  '160-money': { up: money },
  '170-call-limits': { up: callLimits },
  '171-job-rows': { up: jobRows },
  '180-rate-base': { up: rateBase },
  '230-risk-examples': { up: riskExamples },
  '231-open-recharge': { up: openRecharge },
  '232-job-rest': { up: jobRest },
  '280-month-limits': { up: monthLimits },
  '330-screened': { up: screened },
  '340-schools-of-payers': { up: schoolsOfPayers },
  '350-agent-forms': { up: agentForms },
  '360-face-example': { up: faceExample },
  '400-coupon-origins': { up: couponOrigins },
  '410-papers': { up: papers },
  '420-user-centre': { up: userCentre },
  '421-resource-words': { up: resourceWords },
  '428-message-settings': { up: messageSettings },
  '440-order-popups': { up: orderPopups },
  '445-recharge-members': { up: rechargeMembers },
  '450-traditional-names': { up: traditionalNames },
  '455-upload-tips': { up: uploadTips },
  '460-logins': { up: logins },
  '461-owner-proofs': { up: ownerProofs },
  '462-paper-logins': { up: paperLogins },
  '465-locks': { up: locks },
  '466-code-askers': { up: codeAskers },
  '470-large-beside-quota': { up: largeBesideQuota },
  '480-web-tickets': { up: webTickets },
  '485-paper-ages': { up: paperAges },
  '490-proved-devices': { up: provedDevices },
  '491-recharge-steps': { up: rechargeSteps },
  '495-order-counts': { up: orderCounts },
  '496-indexes': { up: indexes },
  '497-sweep-indexes': { up: sweepIndexes },
  '498-open-orders': { up: openOrders },
  '499-identity-documents': { up: identityDocuments },
  '505-outbox-states': { up: outboxStates },
  '506-books': { up: bookKeeping },
  '507-document-ends': { up: documentEnds },
  '508-counted-orders': { up: countedOrders },
  '509-payee-accounts': { up: payeeAccounts },
  '510-drawn-until': { up: drawnUntil },
  '520-code-messages': { up: codeMessages },
  '521-offer-codes': { up: offerCodes },
  '522-refund-popups': { up: refundPopups },
  '523-payer-devices': { up: payerDevices },
  '524-merchant-pictures': { up: merchantPictures },
  '525-exchange-margin': { up: exchangeMargin },
  '526-account-indexes': { up: accountIndexes },
};

export const newestMigration = Object.keys(migrations).sort().at(-1) as string;

/** Names the oldest program the tables still suit, by its newest migration. */
export const schemaFloor = 'schemaFloor';

/** Tables as seen by this program; only `own` and `next` let it work. */
type TablesFit = 'own' | 'next' | 'behind' | 'tooNew';

/** `next`: migrated for a later program by one `npm run migrate`, which leaves this one what it uses. */
export async function tablesFit(db: Db): Promise<TablesFit> {
  const applied = await appliedMigrations(db);
  if (Object.keys(migrations).some((name) => !applied.includes(name))) return 'behind';
  if (applied.length === Object.keys(migrations).length) return 'own';
  const floor = await readSetting(db, schemaFloor);
  return typeof floor === 'string' && floor <= newestMigration ? 'next' : 'tooNew';
}

export async function assertTablesFit({ db, place }: OpenDatabase): Promise<void> {
  await refuseFormerVersions(db, place);
  const fit = await tablesFit(db);
  if (fit === 'behind')
    throw new StartError(`The tables of ${place} are not up to date. Run \`npm run migrate\` first.`);
  if (fit === 'tooNew')
    throw new StartError(`The tables of ${place} belong to a later version. Start that one.`);
}

async function appliedMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    made: boolean;
  }>`select to_regclass('kysely_migration') is not null as made`.execute(db);
  if (!rows[0]?.made) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return applied.rows.map(({ name }) => name);
}

/** Rejects for a newer database. Returns the names of those run. */
export async function migrate(opened: OpenDatabase, options: MigrateOptions = {}): Promise<string[]> {
  const { db, place, single } = opened;
  await refuseFormerVersions(db, place);
  const before = await appliedMigrations(db);
  const done = single ? await runMigrations(db, place) : await migrateShared(opened, options);
  if (done.length) await saveSetting(db, schemaFloor, before.at(-1) ?? newestMigration);
  return done;
}

interface MigrateOptions {
  /** Calls go on: each migration is a transaction, which gives up a lock it cannot get within a second. */
  underLoad?: boolean;
}

const lockTries = 60;

/** Under Kysely's lock: several sandboxes may start at once. */
async function migrateShared({ db, place }: OpenDatabase, { underLoad }: MigrateOptions): Promise<string[]> {
  // A migration may take long, or wait for another's.
  return db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await sql.raw(`set lock_timeout = '${underLoad ? '1s' : '0'}'`).execute(one);
    try {
      return underLoad ? await stepByStep(one, place) : await runMigrations(one, place);
    } finally {
      await sql`reset statement_timeout`.execute(one);
      await sql`reset lock_timeout`.execute(one);
    }
  });
}

async function stepByStep(db: Db, place: string): Promise<string[]> {
  const done: string[] = [];
  for (let tries = 1; ;) {
    try {
      const [step] = await runMigrations(db, place, 1);
      if (!step) return done;
      done.push(step);
      tries = 1;
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } };
      if (cause?.code !== lockNotAvailable || tries === lockTries) throw error;
      tries += 1;
      // Lets those queued behind go first.
      await wait(1000);
    }
  }
}

const lockNotAvailable = '55P03';

/** @param place folder or address, for the message */
async function runMigrations(db: Db, place: string, steps?: 1): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error, results = [] } = await (steps ? migrator.migrateUp() : migrator.migrateToLatest());
  if (error)
    throw Object.assign(new Error(`The tables of ${place} cannot be brought up to date.`), { cause: error });
  return results.map(({ migrationName }) => migrationName);
}

/** Older databases keep versions in a table Kysely cannot read. */
async function refuseFormerVersions(db: Db, place: string): Promise<void> {
  const { rows } = await sql<{
    former: boolean;
  }>`select to_regclass('schema_versions') is not null as former`.execute(db);
  if (rows[0]?.former)
    throw new StartError(
      `The data in ${place} was made by a former version of the sandbox and cannot be brought up to date. Delete it, or name another place with SANDBOX_DATA or DATABASE_URL: a new one is made at the next start.`,
    );
}

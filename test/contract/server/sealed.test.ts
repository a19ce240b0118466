import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { CallParams } from '@/contracts/calls';
import { migrate } from '../../../sandbox/db/migrate';
import { openDatabase } from '../../../sandbox/db/open';
import type { Db } from '../../../sandbox/db/schema';
import { json } from '../../../sandbox/db/schema';
import { type RunningSandbox, startSandbox } from '../../../sandbox/server';
import { sealAll } from '../../../sandbox/vault/sealAll';
import { Vault } from '../../../sandbox/vault/vault';
import { createDatabase } from '../../sandbox/postgres';
import { linked } from '../support/achLink';
import { demoPayer } from '../support/demoPayer';
import { newKey, ordered, remitter } from '../support/orders';
import { corridorPayees } from '../support/payees';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

/** Every row of every table, as a copy of the database has it. */
async function copyOf(db: Db): Promise<Record<string, string>> {
  const raw = db.withoutPlugins();
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(raw);
  const copy: Record<string, string> = {};
  for (const { name } of rows) {
    const all = await sql<{ row: string }>`
      select (to_jsonb(t) - 'bytes')::text as row from ${sql.table(name)} t`.execute(raw);
    copy[name] = all.rows.map(({ row }) => row).join('\n');
  }
  return copy;
}

const numbers =
  /^(idNumber|taxNumber|accountNumber|cardNumber|iban|clabe|walletAccount|alipayAccount|upiId|pixKey)$/;

function numbersIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return numbers.test(name) && value.length > 5 ? [value] : [];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => numbersIn(item, key));
}

async function assertHidden(db: Db, looked: readonly string[]): Promise<void> {
  const found: string[] = [];
  for (const [table, text] of Object.entries(await copyOf(db)))
    for (const number of looked) if (text.includes(number)) found.push(`${number} in ${table}`);
  assert.deepEqual(found, []);
}

const waiting = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
  return rows[0]?.count ?? 0;
};

async function until(is: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < 100 && !(await is()); looks += 1) await wait(50);
}

const card = {
  ...corridorPayees.AUS,
  firstName: 'Fang',
  lastName: 'Wang',
  cardNumber: '6222020200012345670',
} as CallParams<'payee.add'>;

describe('numbers of accounts and documents at rest', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true, seed: true });
  });
  after(() => sandbox.close());

  test('are in no table, of whatever call or demo account they came', async () => {
    const { db } = sandbox;
    const person = await remitter(sandbox);
    await ordered(person);
    await person.client.call('payee.add', card, { 'idempotency-key': newKey() });
    const usa = await demoPayer(sandbox, 'USA');
    await linked(usa);
    const ach = { routingNumber: '021000021', accountNumber: '40912345678' };
    const { fullName } = await db
      .selectFrom('payers')
      .select('fullName')
      .where('id', '=', usa.payerId)
      .executeTakeFirstOrThrow();
    await usa.client.call('ach.addAccount', {
      countryCode: 'USA',
      ...ach,
      accountType: 'checking',
      holderName: fullName ?? '',
    });
    const shown = await Promise.all([
      db.selectFrom('payees').selectAll().execute(),
      db.selectFrom('kycCases').selectAll().execute(),
      db.selectFrom('krAccounts').selectAll().execute(),
      db.selectFrom('kycDocuments').selectAll().execute(),
    ]);
    const phones = (await db.selectFrom('payers').select('phoneNumber').execute()).map(
      ({ phoneNumber }) => phoneNumber ?? '',
    );
    const all = [...new Set(numbersIn(shown))].filter((one) => !phones.some((phone) => phone.includes(one)));
    assert.ok(all.length > 40, `only ${all.length} numbers`);
    for (const known of [card.cardNumber, corridorPayees.AUS?.cardNumber, '110987654321'])
      assert.ok(all.includes(known ?? ''), known);
    // Whoever knows how would find the number by trying all.
    const guessed = createHash('sha256').update(`${ach.routingNumber}:${ach.accountNumber}`).digest('hex');
    await assertHidden(db, [...all, ach.accountNumber, ach.routingNumber, guessed]);
  });

  test('a value that was moved to another row is told apart, and answered as a fault', async () => {
    const [one, other] = [await remitter(sandbox), await remitter(sandbox)];
    const raw = sandbox.db.withoutPlugins();
    await sql`update payees set fields = (select fields from payees where id = ${one.payeeId})
      where id = ${other.payeeId}`.execute(raw);
    const read = sandbox.db.selectFrom('payees').selectAll().where('id', '=', other.payeeId).execute();
    await assert.rejects(read, {
      message: `The database's payees.fields of ${other.payeeId} was changed, or sealed for another place.`,
    });
    const reply = await other.client.send('payee.list', { country: 'CHN' });
    assert.deepEqual([reply.status, reply.envelope.code], [500, '10500']);
    assert.equal((await one.client.call('payee.list', { country: 'CHN' })).list.length, 1);
  });
});

// Two processes would need one another's keys.
describe('keys of what is at rest', { skip: Boolean(process.env.PAIR_SEED) }, () => {
  const url = process.env.DATABASE_URL;
  const [first, later] = [randomBytes(32), randomBytes(32)].map((key) => key.toString('base64')) as [
    string,
    string,
  ];
  let place: { dataDir: string } | { databaseUrl: string };
  let drop: () => Promise<void>;
  before(async () => {
    if (url) {
      const database = await createDatabase(url);
      [place, drop] = [{ databaseUrl: database.url }, database.drop];
    } else {
      const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sealed-'));
      [place, drop] = [{ dataDir }, async () => fs.rmSync(dataDir, { recursive: true })];
    }
  });
  after(() => drop());

  const start = (...dataKeys: string[]) =>
    startSandbox({ port: 0, seed: false, scheduler: false, quiet: true, ...place, dataKeys });
  const running = async <T>(
    keys: readonly string[],
    use: (sandbox: RunningSandbox) => Promise<T>,
  ): Promise<T> => {
    const sandbox = await start(...keys);
    try {
      return await use(sandbox);
    } finally {
      await sandbox.close();
    }
  };

  const iban = 'DE89370400440532013000';
  const passport = 'passport PA7654321 1990-05-17';
  const at = { createdAt: 1, updatedAt: 1 };
  const payee = (id: string, number: string) => ({
    ...{ id, payerId: 'pyr', country: 'DEU', accountType: 'iban', fullName: 'A B' },
    fields: json({ form: { iban: number }, label: 'Bank' }),
    ...at,
  });
  const ibansOf = async ({ db }: RunningSandbox) =>
    (await db.selectFrom('payees').selectAll().orderBy('id').execute()).map(
      ({ fields }) => (fields as { form: { iban: string } }).form.iban,
    );

  test('what a former version has written in clear is read, and sealed once none is left', async () => {
    const opened = await openDatabase({ dataDir: 'memory', ...place });
    await migrate(opened);
    const payer = { id: 'pyr', payerNumber: '1', inviteCode: '1', countryCode: 'AUS', ...at };
    await opened.db.insertInto('payers').values(payer).execute();
    await opened.db
      .insertInto('payees')
      .values({ ...payee('old', iban), fingerprint: `DEU:iban:${iban}` })
      .execute();
    await opened.db.insertInto('identityDocuments').values({ payerId: 'pyr', document: passport }).execute();
    await opened.db
      .insertInto('krAccounts')
      .values({
        id: 'kr',
        payerId: 'pyr',
        bankCode: '088',
        accountNumber: '110555666777',
        holder: 'A',
        code: '',
        sentAt: 1,
      })
      .execute();
    await opened.close();

    await running([first], async (sandbox) => {
      const { db, runtime } = sandbox;
      if (url) {
        assert.ok(!runtime.atRest.on, 'a former version may be answering');
        assert.deepEqual(await ibansOf(sandbox), [iban]);
      }
      await sealAll(db, runtime.atRest);
      assert.deepEqual(await ibansOf(sandbox), [iban]);
      await assertHidden(db, [iban, 'PA7654321', '110555666777']);
      const { fingerprint } = await db.selectFrom('payees').selectAll().executeTakeFirstOrThrow();
      assert.ok(runtime.atRest.hashesOf(`DEU:iban:${iban}`).includes(fingerprint));
      const { document } = await db.selectFrom('identityDocuments').selectAll().executeTakeFirstOrThrow();
      assert.equal(document, runtime.atRest.hashed(passport));
      const korean = await db.selectFrom('krAccounts').selectAll().executeTakeFirstOrThrow();
      assert.deepEqual(
        [korean.accountNumber, korean.accountIndex],
        ['110555666777', runtime.atRest.hashed('110555666777')],
      );
      assert.equal(await sealAll(db, runtime.atRest), 0);
    });
  });

  test('another key does not start; after an exchange beside running writes the former one is not needed', async () => {
    await assert.rejects(start(later), /atRest is sealed with a key that SANDBOX_DATA_KEYS does not have/);
    const hash = await running(
      [first],
      async ({ db }) =>
        (await db.selectFrom('payees').select('fingerprint').executeTakeFirstOrThrow()).fingerprint,
    );
    const many = Array.from({ length: 450 }, (_, index) => `many${String(index).padStart(4, '0')}`);
    await running([first], async ({ db }) => {
      for (const id of many)
        await db
          .insertInto('payees')
          .values({ ...payee(id, `${iban}${id}`), fingerprint: id })
          .execute();
    });
    await running([later, first], async ({ db, runtime }) => {
      let ended: Promise<unknown> = Promise.resolve();
      const change = (tx: Db, id: string) =>
        tx
          .updateTable('payees')
          .set({ fields: json({ form: { iban: `changed ${id}` }, label: '' }) })
          .where('id', '=', id)
          .execute();
      const writes = () => many.slice(100, 139).map((id) => change(db, id));
      // One that is written and not yet committed when its turn comes; PGlite has no such thing.
      if (url)
        await db.transaction().execute(async (tx) => {
          await change(tx, many[139] as string);
          const sealing = Promise.all([sealAll(db, runtime.atRest), ...writes()]);
          await until(async () => (await waiting(db)) > 0);
          ended = sealing;
        });
      else ended = Promise.all([sealAll(db, runtime.atRest), ...writes(), change(db, many[139] as string)]);
      await ended;
      assert.equal(await sealAll(db, runtime.atRest), 0);
    });
    await running([later], async (sandbox) => {
      const found = await ibansOf(sandbox);
      assert.equal(found.length, many.length + 1);
      assert.equal(found.filter((number) => number.startsWith('changed many01')).length, 40);
      const { payees = '' } = await copyOf(sandbox.db);
      assert.ok(!payees.includes(`"${new Vault([first]).mark}`), 'sealed by the former key');
      const { fingerprint } = await sandbox.db
        .selectFrom('payees')
        .select('fingerprint')
        .where('id', '=', 'old')
        .executeTakeFirstOrThrow();
      assert.equal(fingerprint, hash, 'accounts compare as before');
    });
    await assert.rejects(start(first), /SANDBOX_DATA_KEYS does not have/);
  });
});

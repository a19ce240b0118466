import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { type Kysely, sql } from 'kysely';
import { PGliteDialect } from 'kysely-pglite-dialect';
import { errorCodes } from '@/contracts/errors';
import { kysely } from '../../../sandbox/db/open';
import { up as locksMigration } from '../../../sandbox/db/migrations/465-locks';
import { codes } from '../../../sandbox/dispatch/refusal';
import { type LockKind, lockKinds } from '../../../sandbox/locks/kinds';
import { liftLocks, lockOn } from '../../../sandbox/locks/locks';
import { type Person, phoneContact, refused, signUp, ticketFor } from '../support/person';
import type { SandboxClient } from '../support/sandboxClient';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';
import { withoutServer } from '../support/withoutServer';

const minute = 60_000;
const password = 'Passw0rd';
const wrong = 'Wrong123';

describe('locks', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const onDevice = (name: string): SandboxClient => sandbox.client({ 'unique-identification': name });
  const logIn = (person: Person, client: SandboxClient, given: string) =>
    client.send('login.userInfo', { ...phoneContact(person.phoneNumber), password: given });
  const fresh = async () => {
    await sandbox.console.advance(11 * minute);
    return signUp(sandbox, 'AUS', { password });
  };
  const reset = async (person: Person, to: string) => {
    const contact = phoneContact(person.phoneNumber);
    const visitor = sandbox.client();
    const { ticket } = await ticketFor(sandbox, visitor, contact, 'resetPassword');
    return visitor.send('login.setPassword', { ...contact, ticket, password: to });
  };
  const freeze = (person: Person, minutes?: number) =>
    sandbox.console.action('account.freeze', { payerId: person.payerId, ...(minutes ? { minutes } : {}) });
  const unfreeze = (person: Person) =>
    sandbox.console.action('account.unfreeze', { payerId: person.payerId });

  test('what the staff locked is shut by every way in, until the staff lift it [F6-06]', async () => {
    const person = await fresh();
    const contact = phoneContact(person.phoneNumber);
    const known = onDevice('at home');
    const { envelope } = await logIn(person, known, password);
    const gToken = envelope.responseHeader.gToken as string;
    const visitor = sandbox.client();
    const { ticket } = await ticketFor(sandbox, visitor, contact, 'login');
    await freeze(person);
    const partyToken = String(
      (
        await sandbox.console.action('account.partyToken', {
          countryCode: 'AUS',
          areaCode: '61',
          phoneNumber: person.phoneNumber,
        })
      ).token,
    );
    const ways = {
      password: () => logIn(person, known, password),
      code: () => visitor.send('login.userInfo', { ...contact, ticket }),
      partner: () => sandbox.client().send('login.jointAccount', { partyToken }),
      reset: () => reset(person, 'Another1'),
    };
    const ended = {
      session: () => person.client.send('user.profile', {}),
      order: () => person.client.send('payee.list', {}),
      otherDevice: () => known.send('user.profile', {}),
    };
    for (const [way, ask] of Object.entries(ways)) {
      const refusal = refused(await ask(), errorCodes.FreezeLogin);
      assert.equal(refusal.frozenUntil, undefined, `${way}: nobody knows until when`);
    }
    const stayOut = async () => {
      for (const ask of Object.values(ended)) refused(await ask(), errorCodes.loginExpired);
      refused(await sandbox.client().send('login.userInfo', { gToken }), errorCodes.ticketInvalid);
    };
    await stayOut();
    await sandbox.console.advance(20 * 24 * 60 * minute);
    refused(await ways.password(), errorCodes.FreezeLogin);
    await unfreeze(person);
    await stayOut();
    assert.equal((await ways.password()).envelope.code, codes.ok, 'the password is the old one');
  });

  test('a lock of the staff outlasts a reset, a right password and its own shorter neighbour', async () => {
    const person = await fresh();
    await freeze(person, 60);
    await freeze(person, 10);
    refused(await reset(person, 'Another1'), errorCodes.FreezeLogin);
    await sandbox.console.advance(20 * minute);
    assert.equal(
      refused(await logIn(person, sandbox.client(), password), errorCodes.FreezeLogin).minutes,
      40,
    );
    await sandbox.console.advance(40 * minute);
    assert.equal((await logIn(person, sandbox.client(), password)).envelope.code, codes.ok);
  });

  test('who may not lift a lock is refused, for every kind', async () => {
    const { db } = sandbox;
    for (const kind of Object.keys(lockKinds) as LockKind[])
      for (const by of ['system', 'owner', 'staff'] as const) {
        const lift = liftLocks(db, 0, { kinds: [kind], subject: 'nobody', by });
        if ((lockKinds[kind].lifts as readonly string[]).includes(by)) await lift;
        else await assert.rejects(lift, { code: errorCodes.notAllowed }, `${kind} ${by}`);
      }
  });

  test('a stranger who guesses passwords locks out neither a known device nor a code', async () => {
    const person = await fresh();
    const home = onDevice('her phone');
    assert.equal((await logIn(person, home, password)).envelope.code, codes.ok);
    for (let tries = 0; tries < 5; tries += 1) await logIn(person, onDevice(`stranger ${tries}`), wrong);
    for (const client of [person.client, home])
      assert.equal((await client.send('user.profile', {})).envelope.code, codes.ok, 'logins go on');
    const told = await logIn(person, onDevice('one more'), password);
    assert.equal(refused(told, errorCodes.FreezeLogin).minutes, 30);
    assert.match(told.envelope.msg, /code.*30 minutes/);
    assert.equal((await logIn(person, home, password)).envelope.code, codes.ok);
    const contact = phoneContact(person.phoneNumber);
    const elsewhere = onDevice('her new phone');
    const { ticket } = await ticketFor(sandbox, elsewhere, contact, 'login');
    assert.equal((await elsewhere.send('login.userInfo', { ...contact, ticket })).envelope.code, codes.ok);
  });

  test('a known device has five tries of its own, each told as wrong, and a reset opens all [F8-26]', async () => {
    const person = await fresh();
    const home = onDevice('her tablet');
    await logIn(person, home, password);
    for (let tries = 0; tries < 4; tries += 1)
      refused(await logIn(person, home, wrong), errorCodes.passwordWrong, /login details aren't right/);
    for (let tries = 0; tries < 5; tries += 1) await logIn(person, sandbox.client(), wrong);
    refused(await logIn(person, home, wrong), errorCodes.FreezeLogin);
    refused(await logIn(person, home, password), errorCodes.FreezeLogin);
    assert.equal((await reset(person, 'Another1')).envelope.code, codes.ok);
    for (const client of [home, sandbox.client()])
      assert.equal((await logIn(person, client, 'Another1')).envelope.code, codes.ok);
  });

  test('the console shows the locks of a person: which, by whom, why, and what was lifted', async () => {
    const person = await fresh();
    for (let tries = 0; tries < 5; tries += 1) await logIn(person, sandbox.client(), wrong);
    await sandbox.console.action('account.freeze', { payerId: person.payerId, reason: 'reported as stolen' });
    const shown = async () =>
      (await sandbox.console.get(`/payers/${person.payerId}`)).locks as Record<string, unknown>[];
    assert.deepEqual(
      (await shown()).map((row) => [row.kind, row.byWhom, row.reason, row.untilAt === null]).sort(),
      [
        ['staff', 'staff', 'reported as stolen', true],
        ['wrongPassword', 'system', '', false],
      ],
    );
    await unfreeze(person);
    assert.deepEqual(
      (await shown()).map((row) => row.liftedBy),
      ['staff', 'staff'],
    );
    assert.equal((await logIn(person, sandbox.client(), password)).envelope.code, codes.ok);
  });

  test('locks of an older database are still there', withoutServer, async () => {
    const db = kysely({ dialect: new PGliteDialect(new PGlite()) });
    const run = (text: string) => sql.raw(text).execute(db);
    await run(
      'create table payers (id text primary key, frozen_until_at bigint, updated_at bigint not null)',
    );
    await run(
      'create table login_attempts (target text primary key, failures integer not null, frozen_until_at bigint, updated_at bigint not null)',
    );
    await run("insert into payers values ('a', 500, 1), ('b', null, 1)");
    await run("insert into login_attempts values ('b', 5, 400, 1), ('pay:b', 5, 300, 1), ('a', 2, null, 1)");
    await locksMigration(db as Kysely<unknown>);
    const until = async (shut: 'payer' | 'password' | 'payPassword', subject: string) =>
      Number((await lockOn(db, 200, { shut, subject }))?.untilAt ?? 0);
    assert.deepEqual(
      await Promise.all([
        until('payer', 'a'),
        until('payer', 'b'),
        until('password', 'b'),
        until('payPassword', 'b'),
      ]),
      [500, 0, 400, 300],
    );
    const counts = await sql<{
      target: string;
      failures: number;
    }>`select target, failures from login_attempts`.execute(db);
    assert.deepEqual(counts.rows, [{ target: 'wrongPassword:a:', failures: 2 }]);
    await db.destroy();
  });
});

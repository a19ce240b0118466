import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import pg from 'pg';
import { errorCodes } from '@/contracts/errors';
import { newestMigration } from '../../../sandbox/db/migrate';
import { createDatabase } from '../../sandbox/postgres';
import { startSandbox, type RunningSandbox } from '../../../sandbox/server';
import { sandboxClient } from '../support/sandboxClient';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

let sandbox: TestSandbox;
const asked: string[] = [];
before(async () => {
  sandbox = await startTestSandbox({ quiet: true, onQuery: ({ query }) => void asked.push(query.sql) });
});
after(() => sandbox.close());

test('static files, pages and the health of the process ask the database nothing', async () => {
  for (const path of ['/livez', '/static/locales/en.json', '/', '/no-such-file.png']) {
    asked.length = 0;
    await (await fetch(`${sandbox.url}${path}`)).text();
    assert.deepEqual(asked, [], path);
  }
});

test('readiness tells of database, migrations and jobs', async () => {
  await sandbox.console.tick();
  const ready = await fetch(`${sandbox.url}/readyz`);
  const state = (await ready.json()) as Record<string, unknown>;
  assert.equal(ready.status, 200);
  assert.equal(state.migrations, 'ok');
  assert.ok(state.database === 'pglite' || state.database === 'postgres');
  await sql`update kysely_migration set name = '000-first' where name = ${newestMigration}`.execute(
    sandbox.db,
  );
  const behind = await fetch(`${sandbox.url}/readyz`);
  assert.equal(behind.status, 503);
  assert.ok(behind.headers.get('retry-after'));
  await sql`update kysely_migration set name = ${newestMigration} where name = '000-first'`.execute(
    sandbox.db,
  );
});

test(
  'a lock that nobody gives back holds up one call for ten seconds, which is told to come again',
  { skip: process.env.DATABASE_URL ? false : 'needs DATABASE_URL' },
  async () => {
    const database = await createDatabase(process.env.DATABASE_URL as string);
    const locker = new pg.Client({ connectionString: database.url });
    let own: RunningSandbox | undefined;
    try {
      own = await startSandbox({
        port: 0,
        databaseUrl: database.url,
        seed: false,
        scheduler: false,
        quiet: true,
      });
      const { url } = own;
      await locker.connect();
      await locker.query('begin; lock table error_traces in access exclusive mode');
      const startedAt = Date.now();
      const held = sandboxClient(url).send('tracking.errorTrace', {
        kind: 'unhandled',
        route: '/',
        detail: 'held',
      });
      const other = await sandboxClient(url).send('common.tabIcons', {});
      assert.equal(other.envelope.code, '0');
      const reply = await held;
      assert.equal(reply.status, 503);
      assert.equal(reply.envelope.code, errorCodes.unavailable);
      assert.ok(Date.now() - startedAt < 20_000);
    } finally {
      await locker.end().catch(() => undefined);
      await own?.close();
      await database.drop();
    }
  },
);

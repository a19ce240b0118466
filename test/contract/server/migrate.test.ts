import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import pg from 'pg';
import { migrate, newestMigration } from '../../../sandbox/db/migrate';
import { type OpenDatabase, openDatabase } from '../../../sandbox/db/open';
import { startSandbox } from '../../../sandbox/server';
import { consoleClient } from '../../journeys/console';
import { createDatabase } from '../../sandbox/postgres';

const skip = process.env.DATABASE_URL ? false : 'needs DATABASE_URL';

describe('PostgreSQL is migrated by a step of its own', { skip }, () => {
  let database: { url: string; drop: () => Promise<void> };
  let opened: OpenDatabase;
  before(async () => {
    database = await createDatabase(process.env.DATABASE_URL as string);
    opened = await openDatabase({ dataDir: 'memory', databaseUrl: database.url });
  });
  after(async () => {
    await opened.close();
    await database.drop();
  });

  const start = () =>
    startSandbox({
      port: 0,
      databaseUrl: database.url,
      migrate: false,
      seed: false,
      scheduler: false,
      quiet: true,
    });
  const readiness = async (url: string) => {
    const answer = await fetch(`${url}/readyz`);
    return [answer.status, ((await answer.json()) as { migrations: string }).migrations];
  };

  test('it gives up a lock after a second and comes again, so that no call waits longer behind it', async () => {
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query(
      'create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)',
    );
    await holder.query('begin; lock table kysely_migration in exclusive mode');
    await assert.rejects(start(), /Run `npm run migrate` first/);
    const migrating = migrate(opened, { underLoad: true });
    const waiting = sql<{
      longest: number;
    }>`select coalesce(max(extract(epoch from now() - query_start)), 0)::float8
      as longest from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    let longest = 0;
    for (let looks = 0; looks < 25; looks += 1) {
      await wait(100);
      longest = Math.max(longest, (await waiting.execute(opened.db)).rows[0]?.longest ?? 0);
    }
    await holder.query('commit');
    await holder.end();
    assert.ok(longest > 0.5 && longest < 1.3, `waited ${longest} s`);
    assert.equal((await migrating).at(-1), newestMigration);
    assert.deepEqual(await migrate(opened, { underLoad: true }), []);
  });

  test('a process starts and stays ready on the tables of the next version, not of one after it', async () => {
    const sandbox = await start();
    try {
      assert.deepEqual(await readiness(sandbox.url), [200, 'ok']);
      await sql`insert into kysely_migration (name, timestamp) values ('998-next', '')`.execute(opened.db);
      assert.deepEqual(await readiness(sandbox.url), [200, 'of the next version']);
      await (await start()).close();
      await consoleClient(sandbox.url, sandbox.consoleToken).reset(false);
      assert.deepEqual(await readiness(sandbox.url), [200, 'of the next version']);

      await sql`update settings set value = '"998-next"' where key = 'schemaFloor'`.execute(opened.db);
      assert.deepEqual(await readiness(sandbox.url), [503, 'of a later version']);
      await assert.rejects(start(), /belong to a later version/);

      await sql`delete from kysely_migration where name = ${newestMigration}`.execute(opened.db);
      assert.deepEqual(await readiness(sandbox.url), [503, 'behind']);
      await assert.rejects(start(), /Run `npm run migrate` first/);
    } finally {
      await sandbox.close();
    }
  });
});

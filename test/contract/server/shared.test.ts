import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { RunningSandbox } from '../../../sandbox/server';
import { startSandbox } from '../../../sandbox/server';
import { consoleClient } from '../../journeys/console';
import { sandboxClient } from '../support/sandboxClient';
import { createDatabase } from '../../sandbox/postgres';

const server = process.env.DATABASE_URL;

describe('two sandboxes on one PostgreSQL', { skip: server ? false : 'needs DATABASE_URL' }, () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let pair: RunningSandbox[];
  before(async () => {
    database = await createDatabase(server as string);
    const options = {
      port: 0,
      databaseUrl: database.url,
      seed: true,
      scheduler: false,
      quiet: true,
      consoleToken: 't',
    };
    // At once: migrations and demo rows are written once.
    pair = await Promise.all([startSandbox(options), startSandbox(options)]);
  });
  after(async () => {
    await Promise.all(pair.map((sandbox) => sandbox.close()));
    await database.drop();
  });
  const url = (index: number) => (pair[index] as RunningSandbox).url;

  test('started at once they wrote tables and demo rows once', async () => {
    const db = (pair[0] as RunningSandbox).db;
    const { count } = await db
      .selectFrom('feeRules')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const distinct = await db
      .selectFrom('feeRules')
      .select(['sourceCountry', 'accountType'])
      .distinct()
      .execute();
    assert.equal(Number(count), distinct.length);
  });

  test('a message sealed for one is opened by the other, and by one of them only', async () => {
    const client = sandboxClient(url(0));
    const sealed = await client.seal('login.captchaVerify', {});
    const there = await (await fetch(sealed.url.replace(url(0), url(1)), sealed.init)).text();
    assert.match(there, /^\{"data":"/);
    sealed.open(there);
    const again = JSON.parse(await (await fetch(sealed.url, sealed.init)).text()) as { code: string };
    assert.equal(again.code, '199');
  });

  test('one idempotency key has one effect, whichever sandbox is asked', async () => {
    const clients = [sandboxClient(url(0)), sandboxClient(url(1))];
    const send = async (i: number) =>
      clients[i % 2]?.send(
        'tracking.errorTrace',
        { kind: 'unhandled', route: '/', detail: 'shared' },
        { 'idempotency-key': 'shared-key-01' },
      );
    const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => send(i)));
    for (const reply of replies) assert.equal(reply?.envelope.code, '0');
    const rows = await (pair[0] as RunningSandbox).db.selectFrom('errorTraces').select('id').execute();
    assert.equal(rows.length, 1);
  });

  test('clock and faults set on one hold on the other after its next tick', async () => {
    const [first, second] = [consoleClient(url(0), 't'), consoleClient(url(1), 't')];
    await first.setClock({ time: 2_000_000_000_000, speed: 0 });
    await first.fault({ call: 'common.tabIcons', kind: 'httpStatus', detail: { status: 503 } });
    await second.tick();
    assert.equal((pair[1] as RunningSandbox).clock.now(), 2_000_000_000_000);
    assert.equal((await sandboxClient(url(1)).raw('/component/resources/v2/query/tabIcons')).status, 503);
    await first.clearFaults();
  });
});

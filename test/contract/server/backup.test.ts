import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { reconcile } from '../../../sandbox/domains/books/reconcile';
import { startSandbox } from '../../../sandbox/server';
import { createDatabase } from '../../sandbox/postgres';
import { fetchOrder, ordered, remitter } from '../support/orders';
import { startTestSandbox } from '../support/testSandbox';

const server = process.env.DATABASE_URL;
const skip = server && !process.env.PAIR_SEED ? false : 'needs DATABASE_URL';

test('a backup made under way starts as it was in another database, and goes on', { skip }, async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-'));
  const file = path.join(folder, 'all.dump');
  const run = (url: string, ...args: string[]) => {
    const env = { ...process.env, DATABASE_URL: url };
    const { status, stderr } = spawnSync(process.execPath, ['scripts/backup.mjs', ...args], {
      env,
      encoding: 'utf8',
    });
    assert.equal(status, 0, stderr);
  };
  const [from, to] = [await createDatabase(server as string), await createDatabase(server as string)];
  const options = { port: 0, seed: false, scheduler: false, quiet: true };
  const first = await startTestSandbox({ ...options, databaseUrl: from.url });
  try {
    const person = await remitter(first);
    const { seqNo } = await ordered(person);
    await first.console.moveOrder(seqNo, 'PAYMENT_RECEIVED');
    const before = await fetchOrder(person.client, seqNo);
    run(from.url, file);
    await first.console.moveOrder(seqNo, 'PAYMENT_SUCCESS');
    run(to.url, '--restore', file);

    const second = await startSandbox({ ...options, databaseUrl: to.url, migrate: false });
    try {
      const row = await second.db
        .selectFrom('orders')
        .selectAll()
        .where('seqNo', '=', seqNo)
        .executeTakeFirstOrThrow();
      assert.equal(row.status, before.status);
      assert.deepEqual(await reconcile(second.db), []);
      const lines = await second.db.selectFrom('bookLines').selectAll().execute();
      assert.ok(lines.length > 0);
      await assert.rejects(second.db.deleteFrom('bookLines').execute(), { code: '23001' });
    } finally {
      await second.close();
    }
  } finally {
    await first.close();
    await from.drop();
    await to.drop();
    fs.rmSync(folder, { recursive: true });
  }
});

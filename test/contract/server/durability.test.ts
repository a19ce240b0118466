import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, mock, test } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { lockFolder } from '../../../sandbox/db/lock';
import { startSandbox } from '../../../sandbox/server';
import { StartError } from '../../../sandbox/startError';
import { runCrashes } from '../../durability/crashes';
import { killAll, start } from '../../durability/process';
import { withoutServer } from '../support/withoutServer';

const folder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
describe('durability on PGlite', withoutServer, () => {
  after(killAll);

  test('the lock of a living process is refused, that of a dead one taken over at once', async () => {
    const dir = folder();
    const leave = async (pid: number | string) => {
      fs.mkdirSync(path.join(dir, 'lock'));
      fs.writeFileSync(path.join(dir, 'lock.pid'), String(pid));
    };
    const release = await lockFolder(dir);
    await assert.rejects(lockFolder(dir), StartError);
    await release();
    assert.deepEqual(fs.readdirSync(dir), []);
    // A dead process, or our own number after a container restart.
    for (const pid of [2_147_483_000, process.pid]) {
      await leave(pid);
      await (
        await lockFolder(dir)
      )();
    }
    // Another or unknown owner: only time decides.
    for (const pid of [process.ppid, 'half a li']) {
      await leave(pid);
      await assert.rejects(lockFolder(dir), StartError);
      fs.utimesSync(path.join(dir, 'lock'), new Date(), new Date(Date.now() - 61_000));
      await (
        await lockFolder(dir)
      )();
    }
    assert.deepEqual(fs.readdirSync(dir), []);
  });

  test('a second process on a folder is refused with a clear message; SIGTERM ends cleanly and frees the folder', async () => {
    const dir = folder();
    const first = await start(dir);
    const second = await start(dir);
    assert.equal(second.url, '');
    assert.match(second.output(), /Another sandbox \(process \d+\) is using/);
    assert.equal(await first.kill('SIGTERM'), 0);
    assert.ok(!fs.existsSync(path.join(dir, 'lock')));
  });

  test('a folder of a former version or of a newer one is refused in words, and given free again', async () => {
    const changes = {
      'made by a former version': sql`create table schema_versions (version integer)`,
      'cannot be brought up to date': sql`insert into kysely_migration (name, timestamp) values ('999-newer', '')`,
    };
    for (const [words, change] of Object.entries(changes)) {
      const options = { port: 0, dataDir: folder(), seed: false, scheduler: false, quiet: true };
      const sandbox = await startSandbox(options);
      await change.execute(sandbox.db);
      await sandbox.close();
      await assert.rejects(startSandbox(options), new RegExp(words));
      assert.ok(!fs.existsSync(path.join(options.dataDir, 'lock')));
    }
  });

  test('a disk without room is said in words at the start, and the folder given free again', async () => {
    const full = () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    };
    const none = { bavail: 100, bsize: 4096 } as fs.StatsFs;
    const failures = {
      'measured before': () => mock.method(fs, 'statfsSync', () => none),
      'met by the lock': () => mock.method(fs, 'mkdirSync', full),
      'met by the note next to the lock': () => mock.method(fs, 'writeFileSync', full),
      'met by PGlite': () =>
        mock.method(PGlite, 'create', () => Promise.reject(Object.assign(new Error(), { errno: 51 }))),
    };
    for (const [when, fail] of Object.entries(failures)) {
      const dataDir = path.join(folder(), 'data');
      const failing = fail();
      const start = startSandbox({ port: 0, dataDir, seed: false, scheduler: false, quiet: true });
      await assert.rejects(
        start,
        (error) => error instanceof StartError && /no room left/.test(error.message),
        when,
      );
      failing.mock.restore();
      assert.ok(!fs.existsSync(path.join(dataDir, 'lock')), when);
      if (when !== 'met by the lock') await (await lockFolder(dataDir))();
    }
  });

  test('kill -9 in the middle of mixed writes loses nothing acknowledged, and every reopen is clean', async () => {
    // In full: `npm run crashes`.
    const report = await runCrashes({
      crashes: 4,
      seed: `s${Date.now().toString(36)}`,
      readyAfterCrash: () => undefined,
    });
    assert.deepEqual(report.failures, []);
    assert.equal(report.crashes, 4);
    assert.ok(report.acknowledged > 20, String(report.acknowledged));
  });
});

import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { FolderLockedError, lockFolder } from '../../sandbox/db/lock';
import { runKills } from '../durability/kills';
import { killAll, start } from '../durability/process';

const folder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
// Of PGlite alone: the run on PostgreSQL has nothing to add.
describe('durability on PGlite', { skip: Boolean(process.env.DATABASE_URL) }, () => {
  // A failed test leaves a sandbox behind, and with it this file would wait for ever.
  after(killAll);

  test('the lock of a living process is refused, that of a dead one recovered', () => {
    const dir = folder();
    const first = lockFolder(dir);
    assert.throws(() => lockFolder(dir), FolderLockedError);
    first.release();
    lockFolder(dir).release();
    fs.writeFileSync(
      path.join(dir, 'lock.json'),
      JSON.stringify({ pid: 2_147_483_000, born: '1', id: 'dead' }),
    );
    lockFolder(dir).release();
    // The pid lives, but it is not the process that took the lock.
    fs.writeFileSync(
      path.join(dir, 'lock.json'),
      JSON.stringify({ pid: process.pid, born: '1', id: 'reused' }),
    );
    lockFolder(dir).release();
    fs.writeFileSync(path.join(dir, 'lock.json'), 'half a lo');
    lockFolder(dir).release();
    assert.deepEqual(fs.readdirSync(dir), []);
  });

  test('a second process on a folder is refused with a clear message; SIGTERM ends cleanly and frees the folder', async () => {
    const dir = folder();
    const first = await start(dir);
    const second = await start(dir);
    assert.equal(second.url, '');
    assert.match(second.output(), /Another sandbox \(process \d+\) is using/);
    assert.equal(await first.kill('SIGTERM'), 0);
    assert.ok(!fs.existsSync(path.join(dir, 'lock.json')));
  });

  test('kill -9 in the middle of mixed writes loses nothing acknowledged, and every reopen is clean', async () => {
    // The whole run is `npm run kills`.
    const report = await runKills({
      kills: 4,
      seed: `s${Date.now().toString(36)}`,
      readyAfterKill: () => undefined,
    });
    assert.deepEqual(report.failures, []);
    assert.equal(report.kills, 4);
    assert.ok(report.acknowledged > 20, String(report.acknowledged));
  });
});

import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { FolderLockedError, lockFolder } from '../../sandbox/db/lock';
import { sandboxClient } from './support/sandboxClient';

const folder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

const started: ChildProcess[] = [];

interface Started {
  url: string;
  output: () => string;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

/** The real command in a process of its own; resolves when it answers, or when it has ended (url is then empty). */
async function start(dataDir: string): Promise<Started> {
  const port = await freePort();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(port),
    SANDBOX_DATA: dataDir,
    SANDBOX_SEED: 'off',
    SANDBOX_CONSOLE_TOKEN: 't',
  };
  delete env.DATABASE_URL;
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let over = false;
  void ended.then(() => (over = true));
  const url = `http://127.0.0.1:${port}`;
  while (!over) {
    const ready = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: over ? '' : url,
    output: () => output,
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

// Of PGlite alone: the run on PostgreSQL has nothing to add.
describe('durability on PGlite', { skip: Boolean(process.env.DATABASE_URL) }, () => {
  // A failed test leaves a sandbox behind, and with it this file would wait for ever.
  after(() => started.forEach((child) => child.kill('SIGKILL')));

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

  test('kill -9 in the middle of writes loses nothing acknowledged, and the next start is clean', async () => {
    const dir = folder();
    const acknowledged = new Set<string>();
    for (let round = 0; round < 3; round += 1) {
      const running = await start(dir);
      assert.notEqual(running.url, '', running.output());
      const client = sandboxClient(running.url);
      let writing = true;
      const writers = Array.from({ length: 6 }, async (_, writer) => {
        for (let i = 0; writing; i += 1) {
          const batchId = `batch-${round}-${writer}-${i}`;
          const sent = await client
            .send('tracking.collect', { batchId, events: [{ eventCode: 'kill' }] })
            .catch(() => null);
          if (sent?.envelope.code === '0') acknowledged.add(batchId);
        }
      });
      // By writes, not by time: a busy machine kills later, never earlier.
      const enough = acknowledged.size + 20 + round * 13;
      while (acknowledged.size < enough) await new Promise((resolve) => setTimeout(resolve, 7));
      await running.kill('SIGKILL');
      writing = false;
      await Promise.all(writers);
    }
    const last = await start(dir);
    assert.notEqual(last.url, '', last.output());
    assert.ok(acknowledged.size > 50, String(acknowledged.size));
    const client = sandboxClient(last.url);
    let lost = 0;
    // A batch that is there is not accepted again.
    for (const batchId of acknowledged) {
      const { accepted } = await client.call('tracking.collect', {
        batchId,
        events: [{ eventCode: 'kill' }],
      });
      lost += accepted;
    }
    assert.equal(lost, 0);
    assert.equal(await last.kill('SIGINT'), 0);
  });
});

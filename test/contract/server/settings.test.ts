import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';

test('a wrong setting ends the start before anything is made', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'settings-'));
  const { DATABASE_URL: _server, ...rest } = process.env;
  const env = { ...rest, PORT: 'abc', SANDBOX_DATA: path.join(folder, 'data') };
  const child = spawn(process.execPath, ['scripts/sandbox.mjs'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 60_000,
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const [printed, told, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  assert.equal(told.trim(), 'PORT=abc is refused: it may be a number from 0, any free port, to 65535.');
  assert.equal(printed, '');
  assert.equal(code, 1);
  assert.deepEqual(fs.readdirSync(folder), []);
  fs.rmSync(folder, { recursive: true });
});

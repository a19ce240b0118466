import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { addCall } from '../fixtures/madeUp/call';

const root = path.resolve(__dirname, '../..');
const parts = [
  'src',
  'sandbox',
  'config',
  'scripts',
  'test',
  'locales',
  'types',
  'docs',
  'tsconfig.json',
  'package.json',
];

/** The third thing that a call costs, beside its row and its handler. */
const ownTest = `
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { supportGreeting } from '@/contracts/calls/support';
import { createTestClient } from '../fakes';
import { signUp } from './support/person';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';

let sandbox: TestSandbox;
before(async () => (sandbox = await startTestSandbox({ quiet: true })));
after(() => sandbox.close());

test('a payer is greeted: by name in these tests, by its row in the app', async () => {
  const { client } = await signUp(sandbox, 'AUS');
  assert.equal((await client.call('support.greeting', { nickName: 'Mei' })).words, 'Hello Mei');
  const app = createTestClient(sandbox.url, { token: client.token });
  const { words } = await app.call(supportGreeting, { nickName: 'Ana' });
  assert.equal(words.toUpperCase(), 'HELLO ANA');
  app.close();
  // @ts-expect-error The row says text.
  const wrong = () => app.call(supportGreeting, { nickName: 7 });
  assert.ok(wrong);
});
`;

describe('a made-up call', () => {
  let copy = '';
  before(() => {
    copy = fs.mkdtempSync(path.join(os.tmpdir(), 'made-up-call-'));
    for (const part of parts) fs.cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
    fs.symlinkSync(fs.realpathSync(path.join(root, 'node_modules')), path.join(copy, 'node_modules'));
    addCall(copy);
    fs.writeFileSync(path.join(copy, 'test/contract/greeting.test.ts'), ownTest);
  });
  after(() => fs.rmSync(copy, { recursive: true, force: true }));

  /** Answers the output; fails unless the exit code is 0. */
  async function node(...args: string[]): Promise<string> {
    const { DATABASE_URL: _own, NODE_TEST_CONTEXT: _context, ...env } = process.env;
    return (await promisify(execFile)(process.execPath, args, { cwd: copy, env })).stdout;
  }
  const tsx = ['--import', 'tsx', '--import', './test/setup/build.js'];
  const nodeTest = (...args: string[]) => node(...tsx, '--test', '--test-reporter', 'tap', ...args);

  test('the sandbox answers it and the app makes it', async () => {
    assert.match(await nodeTest('test/contract/greeting.test.ts'), /\n# pass 1\n# fail 0/);
  });

  test('the tests that go through all calls go through it', async () => {
    const printed = await nodeTest(
      '--test-name-pattern',
      '^support\\.greeting|marked as ours',
      'test/contract/everyCall.test.ts',
      'test/contract/specified.test.ts',
    );
    for (const what of ['refuses wrong params', 'login expired', 'nothing unencrypted', 'is answered'])
      assert.match(printed, new RegExp(`\\n +ok \\d+ - support\\.greeting [^\\n]*${what}`), what);
    assert.match(printed, /\n +ok \d+ - what the specification does not list is marked as ours/);
  });

  test('its line in docs/calls.md is written from the row', async () => {
    await node('--import', 'tsx', 'scripts/calls.mjs');
    const page = fs.readFileSync(path.join(copy, 'docs/calls.md'), 'utf8');
    const line = page.split('\n').find((text) => text.startsWith('| `support.greeting`')) ?? '';
    assert.deepEqual(
      line
        .split('|')
        .slice(2, 5)
        .map((cell) => cell.trim()),
      ['POST `/web/support/greeting`', 'nickName', '**encrypted**, path ours'],
    );
    assert.match(line, /\[support\]\([^)]*\) \| \[greeting\]/);
  });

  test('row, handler and test know each other by type', async () => {
    const config = JSON.parse(fs.readFileSync(path.join(copy, 'tsconfig.json'), 'utf8')) as object;
    const include = ['types', 'test/contract/greeting.test.ts', 'sandbox/domains/support/index.ts'];
    fs.writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify({ ...config, include }));
    await node('node_modules/typescript/bin/tsc', '--noEmit');
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { addCall } from '../../fixtures/madeUp/call';
import { copyProject, costly, type ProjectCopy } from '../../fixtures/madeUp/copy';
import { withoutServer } from '../support/withoutServer';

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

describe('a made-up call', withoutServer, () => {
  let copy: ProjectCopy;
  before(() => {
    copy = copyProject('call');
    addCall(copy.dir);
    copy.write('test/contract/greeting.test.ts', ownTest);
  });
  after(() => copy.remove());

  test('the sandbox answers it and the app makes it', costly, async () => {
    assert.match(await copy.tests('contract', 'contract/greeting'), /^contract: 1 passed, 0 failed/m);
  });

  test('the tests that go through all calls go through it', costly, async () => {
    const only = ['--only', '^support\\.greeting|marked as ours'];
    const printed = await copy.tests('contract', ...only, 'everyCall', 'specified');
    for (const what of ['refuses wrong params', 'login expired', 'nothing unencrypted', 'is answered'])
      assert.match(printed, new RegExp(`^ok {2}support\\.greeting [^\\n]*${what}`, 'm'), what);
    assert.match(printed, /^ok {2}what the specification does not list is marked as ours/m);
  });

  test('its line in docs/calls.md is written from the row', async () => {
    await copy.script('scripts/calls.mjs');
    const lines = copy.read('docs/calls.md').split('\n');
    const line = lines.find((text) => text.startsWith('| `support.greeting`')) ?? '';
    assert.deepEqual(
      line
        .split('|')
        .slice(2, 5)
        .map((cell) => cell.trim()),
      ['POST `/web/support/greeting`', 'nickName', '**encrypted**, path ours'],
    );
    assert.match(line, /\[support\]\([^)]*\) \| \[greeting\]/);
  });

  test('row and handler know each other by type', () => copy.types('sandbox/domains/support/index.ts'));

  test('so does its test', costly, () => copy.types('test/contract/greeting.test.ts'));
});

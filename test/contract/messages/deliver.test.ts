import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Courier } from '../../../sandbox/courier/courier';
import { signUp } from '../support/person';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

// Couriers are code: no other process has it.
const skip = Boolean(process.env.PAIR_SEED);
const taken: string[] = [];
let away = false;
const courier: Courier = {
  send: ({ recipient }) => {
    if (away) return Promise.reject(new Error('the provider is away'));
    taken.push(recipient);
    return Promise.resolve();
  },
};

let sandbox: TestSandbox;
before(async () => {
  sandbox = await startTestSandbox({ quiet: true, courier });
});
after(() => sandbox.close());

const unsent = async () =>
  (await (await fetch(`${sandbox.url}/metrics`)).text())
    .split('\n')
    .filter((line) => line.startsWith('homeward_messages_unsent{'));
const textTo = (phoneNumber: string) =>
  sandbox.db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', 'like', `%${phoneNumber}`)
    .executeTakeFirstOrThrow();

test('each text goes out once, and what waits is counted', { skip }, async () => {
  const { phoneNumber } = await signUp(sandbox, 'AUS');
  assert.deepEqual(await unsent(), ['homeward_messages_unsent{kind="sms",state="waiting"} 1']);
  await sandbox.console.tick();
  await sandbox.console.tick();
  assert.deepEqual(await unsent(), []);
  const { recipient, state, attempts, sentAt } = await textTo(phoneNumber);
  assert.deepEqual(taken, [recipient]);
  assert.deepEqual([state, attempts, typeof sentAt], ['sent', 1, 'number']);
});

test(
  'a provider that is away is asked again after longer and longer, and given up in the end',
  { skip },
  async () => {
    away = true;
    const { phoneNumber } = await signUp(sandbox, 'AUS');
    await sandbox.console.tick();
    await sandbox.console.tick();
    assert.equal((await textTo(phoneNumber)).attempts, 1, 'it rests');
    await sandbox.console.advance(60_000);
    assert.equal((await textTo(phoneNumber)).attempts, 2);
    for (let round = 0; round < 8; round += 1) await sandbox.console.advance(3_600_000);
    const { recipient, state, attempts } = await textTo(phoneNumber);
    assert.deepEqual([state, attempts], ['failed', 8]);
    assert.deepEqual(await unsent(), ['homeward_messages_unsent{kind="sms",state="failed"} 1']);

    away = false;
    await sandbox.console.advance(3_600_000);
    assert.equal(taken.includes(recipient), false);
  },
);

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import type { Courier } from '../../../sandbox/courier/courier';
import { startSandbox } from '../../../sandbox/server';
import { sealAll } from '../../../sandbox/vault/sealAll';
import { createDatabase } from '../../sandbox/postgres';
import { signUp } from '../support/person';
import { sandboxClient } from '../support/sandboxClient';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

// Couriers are code: no other process has it.
const skip = Boolean(process.env.PAIR_SEED);
const alone = process.env.DATABASE_URL ? false : 'needs DATABASE_URL';
const sent: string[] = [];
const courier: Courier = { send: async ({ body }) => void sent.push(body) };

describe('codes at rest', { skip }, () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true, courier });
  });
  after(() => sandbox.close());

  test('a code counts, and is in no table once it was sent', async () => {
    const { phoneNumber } = await signUp(sandbox, 'AUS');
    await sandbox.console.tick();
    const code = /\d{6}/.exec(sent.at(-1) ?? '')?.[0] ?? assert.fail('no code was sent');
    const ofPhone = await sandbox.db
      .selectFrom('captchas')
      .selectAll()
      .where('target', 'like', `%${phoneNumber}`)
      .execute();
    assert.equal(ofPhone.filter(({ usedAt }) => usedAt !== null).length, 1);
    const { outbox } = await sandbox.console.get<{ outbox: { body: string }[] }>('/outbox');
    assert.ok(outbox[0]?.body.includes('•••'));
    for (const rows of [ofPhone, outbox]) assert.ok(!JSON.stringify(rows).includes(code));
  });
});

// Alone, a sandbox keeps its key in memory.
describe('the key of encrypted calls at rest', { skip: alone }, () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  before(async () => {
    database = await createDatabase(process.env.DATABASE_URL as string);
  });
  after(() => database.drop());
  const [former, later] = [randomBytes(32), randomBytes(32)].map((key) => key.toString('base64')) as [
    string,
    string,
  ];
  const start = (...dataKeys: string[]) =>
    startSandbox({
      port: 0,
      databaseUrl: database.url,
      quiet: true,
      seed: false,
      scheduler: false,
      dataKeys,
    });
  const keyIdOf = async (url: string) =>
    (await sandboxClient(url).call('common.secureInit', { version: '1', nonce: 'question-1' })).keyId;

  test('is opened by those who have the data key alone, which can be exchanged', async () => {
    const first = await start(former);
    const keyId = await keyIdOf(first.url);
    const settings = await first.db.selectFrom('settings').selectAll().execute();
    assert.ok(!JSON.stringify(settings).includes('PRIVATE KEY'));
    await first.close();
    await assert.rejects(start(later), /sealed with a key that SANDBOX_DATA_KEYS does not have/);
    const second = await start(later, former);
    assert.equal(await keyIdOf(second.url), keyId);
    await second.runtime.gate.rotate();
    const rotated = await keyIdOf(second.url);
    await sealAll(second.db, second.runtime.atRest);
    await second.close();
    const third = await start(later);
    assert.equal(await keyIdOf(third.url), rotated);
    await third.close();
  });
});

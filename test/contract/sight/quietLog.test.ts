import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { ordered, remitter } from '../support/orders';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';

describe("the sandbox's own output at its default level", () => {
  let sandbox: TestSandbox;
  const printed: string[] = [];
  const own = { error: console.error, log: console.log, warn: console.warn, info: console.info };
  before(async () => {
    for (const name of Object.keys(own) as (keyof typeof own)[])
      console[name] = (...parts: unknown[]) => void printed.push(parts.map(String).join(' '));
    sandbox = await startTestSandbox({ quiet: false });
  });
  after(async () => {
    Object.assign(console, own);
    await sandbox.close();
  });

  test('a fault of the sandbox is reported, in words and figures, without what the call carried', async () => {
    const person = await remitter(sandbox);
    const order = await ordered(person);
    const { token } = person.client;
    const phone = person.phoneNumber;
    await sandbox.db.schema.alterTable('payees').renameTo('payees_gone').execute();
    const broken = await person.client.send('payee.list', { country: 'CHN' });
    await sandbox.db.schema.alterTable('payees_gone').renameTo('payees').execute();
    assert.equal(broken.status, 500);
    const metrics = await (await fetch(`${sandbox.url}/metrics`)).text();
    assert.match(metrics, /^homeward_calls_total\{call="payee.list",status="500"/m);
    const text = [...printed, metrics].join('\n');
    assert.match(text, /payee\.list \(request [\w-]{8,}\)/, 'the fault is reported');
    for (const secret of [
      phone,
      token,
      order.seqNo,
      'Nguyen',
      '6228480012345678903',
      '13912345678',
      'test-console',
    ])
      assert.ok(!text.includes(secret), secret);
  });
});

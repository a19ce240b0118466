import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { contractAt } from '../../../scripts/lib/tests/contractAt.mjs';
import { openAddress } from '../support/byAddress';
import { type SecondSandbox, startSecond } from '../support/second';
import type { TestSandbox } from '../support/testSandbox';

describe('the contract suite against an address', () => {
  let there: SecondSandbox;
  before(async () => {
    const options = { port: 0, dataDir: 'memory', seed: false, consoleToken: 'there', quiet: true };
    there = await startSecond(options);
  });
  after(() => there.stop());

  test('runs what an address can tell, and skips by name what needs tables', async () => {
    const lines: string[] = [];
    const { passed, failed, skipped } = await contractAt(there.url, {
      parts: ['order/couponTotal', 'order/recipientPage', 'sight/sight'],
      token: 'there',
      print: (line) => void lines.push(line),
    });
    assert.equal(failed, 0, lines.join('\n'));
    assert.equal(passed, 5);
    assert.deepEqual([...skipped], [["needs the sandbox's tables or parts", 1]]);
    assert.ok(lines.some((line) => /^skip {2}where a transfer is free besides, .*: needs/.test(line)));
    assert.ok(lines.includes('skip  test/contract/sight/sight.test.ts: about the sandbox itself'));
  });
});

describe('another backend', () => {
  let server: http.Server;
  let backend: TestSandbox;
  before(async () => {
    server = http.createServer((request, response) => {
      const known = request.url?.startsWith('/component');
      response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' });
      response.end(known ? '{"code":"0","msg":"","model":{"list":7}}' : '{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    backend = await openAddress(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {});
  });
  after(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));

  test('is told which control it does not have', async () => {
    const skips = (message: string) => ({ name: 'NotByAddress', message });
    await assert.rejects(backend.console.makePerson('AUS'), skips('needs the control POST /payers'));
    await assert.rejects(
      backend.console.signIn('pay_7'),
      skips('needs the control POST /payers/:id/sessions'),
    );
    await assert.rejects(backend.console.reset(), skips('needs --reset'));
    assert.throws(() => backend.db, skips("needs the sandbox's tables or parts"));
    const special = await openAddress(backend.url, { trustedProxies: '127.0.0.1' });
    assert.throws(() => special.client(), skips('needs a sandbox started with trustedProxies'));
  });

  test('without a clock that can be set it has the real one', () => {
    assert.ok(Math.abs(backend.clock.now() - Date.now()) < 1000);
  });

  test('may not answer beside the OpenAPI document', async () => {
    await assert.rejects(backend.client().call('common.tabIcons', {}), /answers what is not in OpenAPI/);
  });
});

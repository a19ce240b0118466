import assert from 'node:assert/strict';
import net from 'node:net';
import { after, before, describe, test } from 'node:test';
import { routeNames, routeRow } from '@/routes';
import { codes } from '../../../sandbox/dispatch/refusal';
import { signUp } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const jsonType = { 'content-type': 'application/json' };

describe('hostile clients', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(async () => {
    assert.equal((await sandbox.client().raw('/livez')).status, 200);
    await sandbox.close();
  });
  const post = (path: string, body: string, headers: Record<string, string>) =>
    sandbox.client().raw(path, { method: 'POST', body, headers });

  test('a huge body is refused', async () => {
    assert.equal((await post('/web/ratefee/fee', `a=${'x'.repeat(2_000_000)}`, form)).status, 413);
  });

  test('deep JSON is refused, in a body and in a field', async () => {
    const deep = '['.repeat(100_000);
    assert.match((await post('/app-statistics/event/collect', `{"events":${deep}`, jsonType)).text, /10400/);
    assert.match((await post('/web/ratefee/fee', `sourceAmount=${deep}`, form)).text, /10400/);
  });

  test('wrong types, broken JSON, arrays for objects and polluted prototypes are refused', async () => {
    for (const body of [
      '{',
      '[]',
      '"text"',
      'null',
      '{"__proto__":{"polluted":1},"batchId":1}',
      '{"batchId":{},"events":"x"}',
    ]) {
      assert.match((await post('/app-statistics/event/collect', body, jsonType)).text, /10400/, body);
    }
    assert.equal(({} as Record<string, unknown>).polluted, undefined);
  });

  test('an unknown content type is refused', async () => {
    assert.equal((await post('/web/ratefee/fee', '<a/>', { 'content-type': 'application/xml' })).status, 415);
  });

  test('SQL text is only text', async () => {
    const text = "'; drop table payers; --";
    const { envelope } = await sandbox
      .client()
      .send('common.zipCode', { countryCode: 'AUS', postCode: text.slice(0, 12) });
    assert.deepEqual(envelope.model, { list: [] });
    assert.equal(
      (await sandbox.console.get<{ payers: unknown[] }>(`/payers?q=${encodeURIComponent(text)}`)).payers
        .length,
      0,
    );
  });

  test('a text that the database cannot keep is refused as wrong', async () => {
    const { envelope } = await sandbox.client().send('common.shareConfigs', { page: 'tabbar\0' });
    assert.equal(envelope.code, codes.badParams);
  });

  test('path tricks reach nothing outside of the served folders', async () => {
    for (const path of [
      '/static/../package.json',
      '/static/%2e%2e/%2e%2e/package.json',
      '/static/..%2f..%2fpackage.json',
      '/%2e%2e/package.json',
      '/static/locales/..%2f..%2fpackage',
      '/static/a%00b',
      '/.git/config',
      '/static/%E0%A4%A',
      '/image/v2/get/..%2f..%2fpasswd/AUS',
    ]) {
      const { status, text } = await rawPath(sandbox.port, path);
      assert.ok(status >= 400 && status < 500, `${path}: ${status}`);
      assert.ok(!text.includes('devDependencies'), path);
    }
  });

  const long = 'x'.repeat(15_000);
  const longAddresses: [name: string, path: string][] = [
    ['an unknown page', `/${long}`],
    ['slashes before a sign', `${'/'.repeat(15_000)}x`],
    ['dots before a slash', `/${'.'.repeat(15_000)}/`],
    ['dots and slashes', `/${'./'.repeat(7_500)}x`],
    ['a static file', `/static/${long}.js`],
    ['texts', `/static/locales/${long}.json`],
    ['a query', `/?brand=${long}`],
    ['a query of escapes', `/remit?q=${'%25'.repeat(5_000)}`],
    ['the console', `/console/${long}`],
    ['a call', `/web/common/secure/init?version=${long}`],
    ['a pay page', `/pay/${long}`],
  ];
  for (const [name, path] of longAddresses)
    test(`a long address is refused before it is read: ${name}`, async () => {
      const { status, text } = await rawPath(sandbox.port, path, undefined, 'accept: text/html\r\n');
      assert.equal(status, 414);
      assert.match(text, /"code":"10413"/);
    });

  test('a long address of any page is refused before it is read', async () => {
    for (const name of routeNames) {
      const path = `${routeRow(name).path}${'/'.repeat(15_000)}x`;
      assert.equal((await rawPath(sandbox.port, path, undefined, 'accept: text/html\r\n')).status, 414, name);
    }
  });

  test('an address as long as the app writes them is read', async () => {
    const { status } = await rawPath(
      sandbox.port,
      `/remit?q=${'x'.repeat(6_000)}`,
      undefined,
      'accept: text/html\r\n',
    );
    assert.notEqual(status, 414);
  });

  test('a broken form is answered 400, as a mistake of its sender', async () => {
    const { client } = await signUp(sandbox);
    const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n';
    const bodies = {
      'no boundary': ['multipart/form-data', `${part}\r\nA\r\n--x--`],
      'another boundary': ['multipart/form-data; boundary=y', `${part}\r\nA\r\n--x--`],
      'cut within a file': ['multipart/form-data; boundary=x', `${part}content-type: image/png\r\n\r\nA`],
      'cut within a header': ['multipart/form-data; boundary=x', part],
      'a header without a name': ['multipart/form-data; boundary=x', `--x\r\n: y\r\n\r\nA\r\n--x`],
    };
    for (const [what, [type = '', body]] of Object.entries(bodies)) {
      const headers = { 'content-type': type, token: client.token };
      const { status, text } = await client.raw('/image/uploadImage', {
        method: 'POST',
        headers,
        body: body as string,
      });
      assert.equal(status, 400, `${what}: ${text}`);
      assert.equal((JSON.parse(text) as { code: string }).code, codes.badParams, what);
    }
  });

  test('a slow or broken sender is cut off and disturbs nobody', async () => {
    const socket = net.connect(sandbox.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST /web/ratefee/fee HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
    );
    assert.equal((await sandbox.client().send('common.supportCountry', {})).envelope.code, '0');
    socket.destroy();
    const garbage = net.connect(sandbox.port, '127.0.0.1');
    garbage.on('error', () => undefined);
    garbage.resume();
    garbage.write('\x16\x03\x01 garbage\r\n\r\n');
    await new Promise((resolve) => garbage.once('close', resolve));
  });

  test('the console keeps strangers out: no token, foreign Host', async () => {
    assert.equal((await sandbox.client().raw('/console/api/status')).status, 401);
    const { status } = await rawPath(
      sandbox.port,
      '/console/api/status',
      'evil.test',
      'x-console-token: test-console\r\n',
    );
    assert.equal(status, 403);
  });
});

/** Verbatim; fetch would normalize. */
function rawPath(
  port: number,
  path: string,
  host = '127.0.0.1',
  headers = '',
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${headers}connection: close\r\n\r\n`),
    );
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (text += chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1] ?? 0), text }));
  });
}

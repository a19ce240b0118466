import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createApp } from '../../../sandbox/app';
import { callLimits } from '../../../sandbox/dispatch/limits';
import { codes } from '../../../sandbox/dispatch/refusal';
import { builtInto } from '../../../sandbox/http/h5App';
import { requestsPerMinute } from '../../../sandbox/http/protection';
import { ordered, payOf, remitter } from '../support/orders';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

const loopback = '127.0.0.1';
const proxy = '10.9.9.9';

describe('behind a proxy and before one', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const appOf = (trustedProxies?: string) =>
    createApp(sandbox.runtime, {
      console: { token: 't', open: false, reseed: () => Promise.resolve() },
      h5App: builtInto(path.resolve('dist/h5')),
      localesDir: path.resolve('locales'),
      trustedProxies,
    });

  test('the console answers this machine only: nothing that a proxy passed on, whoever it names', async () => {
    for (const trusted of [undefined, loopback, `${loopback},${proxy}`]) {
      const app = await appOf(trusted);
      const ask = async (remoteAddress: string, headers: Record<string, string> = {}) => {
        const request = {
          url: '/console/api/',
          remoteAddress,
          headers: { 'x-console-token': 't', ...headers },
        };
        return (await app.inject({ ...request, headers: { host: '127.0.0.1:8080', ...request.headers } }))
          .statusCode;
      };
      assert.equal(await ask(loopback), 200);
      for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
        for (const value of [loopback, '203.0.113.5', `203.0.113.5, ${loopback}`, `${loopback}, 203.0.113.5`])
          assert.equal(await ask(loopback, { [name]: value }), 403, `${trusted} ${name}: ${value}`);
      assert.equal(await ask('203.0.113.5', { 'x-forwarded-for': loopback }), 403);
      assert.equal(await ask(proxy, { 'x-forwarded-for': loopback }), 403);
      await app.close();
    }
  });

  test('an address that others write into a header counts only from a proxy that the setting names', async () => {
    const ask = async (app: Awaited<ReturnType<typeof appOf>>, remoteAddress: string, forwarded: string) =>
      (await app.inject({ url: '/web/none', remoteAddress, headers: { 'x-forwarded-for': forwarded } }))
        .statusCode;
    const plain = await appOf();
    for (let i = 0; i < requestsPerMinute; i += 1) await ask(plain, '203.0.113.7', `198.51.100.${i % 250}`);
    assert.equal(await ask(plain, '203.0.113.7', loopback), 429, 'another header is no other address');
    await plain.close();
    const trusting = await appOf(proxy);
    for (let i = 0; i < requestsPerMinute; i += 1) await ask(trusting, proxy, `${loopback}, 198.51.100.1`);
    assert.equal(
      await ask(trusting, proxy, `${loopback}, 198.51.100.1`),
      429,
      'the one before the proxy counts',
    );
    assert.notEqual(await ask(trusting, proxy, '198.51.100.2'), 429, 'each reader has a budget of their own');
    await trusting.close();
  });

  test('calls by which one could guess are limited by the reader’s address behind a proxy of this machine', async () => {
    const app = await appOf(loopback);
    const most = (callLimits['coupon.exchange'] ?? 0) * 10;
    const ask = async (forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded };
      const url = '/web/coupon/code/exchange/ABCDEFGH';
      return (await app.inject({ url, remoteAddress: loopback, headers })).json<{ code: string }>().code;
    };
    for (let i = 0; i < most; i += 1) await ask('198.51.100.3');
    assert.equal(await ask('198.51.100.3'), codes.tooOften);
    assert.notEqual(await ask('198.51.100.4'), codes.tooOften);
    await app.close();
  });

  test('links lead where the sandbox is known to be, never where a request says it is', async () => {
    const person = await remitter(sandbox);
    const forged = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      origin: 'https://evil.example',
    };
    const order = await ordered(person);
    const app = await appOf(loopback);
    const { url, init, open } = await person.client.seal('order.pay', payOf(order, 410));
    const reply = await app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { ...(init.headers as Record<string, string>), ...forged },
      payload: init.body as string,
    });
    const { payLink } = open(reply.payload).model as { payLink: string };
    assert.equal(new URL(payLink).origin, sandbox.runtime.publicUrl);
    await app.close();
  });

  test('a page under another name of this machine goes to the one that links have', async () => {
    const { port } = new URL(sandbox.runtime.publicUrl);
    const app = await appOf();
    const open = (host: string, accept = 'text/html') =>
      app.inject({ url: '/remit?q=a%26b', headers: { host, accept } });
    const moved = await open(`localhost:${port}`);
    assert.equal(moved.statusCode, 302);
    assert.equal(moved.headers.location, `${sandbox.runtime.publicUrl}/remit?q=a%26b`);
    for (const [host, accept] of [
      [`127.0.0.1:${port}`, 'text/html'],
      ['localhost:1', 'text/html'],
      ['evil.example', 'text/html'],
      [`localhost:${port}`, 'application/json'],
    ] as const)
      assert.notEqual((await open(host, accept)).statusCode, 302, host);
    await app.close();
  });

  test('every link that a call hands out is complete', async () => {
    const { client } = await remitter(sandbox);
    const { link } = await client.call('support.tutorialLink', { countryCode: 'AUS', type: 'remit' });
    assert.ok(link.startsWith(sandbox.runtime.publicUrl), link);
  });
});

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { tinyBundle } from './fixtures/tinyBundle';
import { Host, HostStorage, type HostOptions } from './index';
import type { HostNode } from './tree';

const server = http.createServer((request, response) => {
  if (request.url === '/never') return;
  response.statusCode = request.url === '/missing' ? 404 : 200;
  response.setHeader('content-type', 'application/json');
  setTimeout(() => response.end('{"said":"hello"}'), request.url === '/slow' ? 40 : 0);
});
const listening = new Promise<string>((resolve) => {
  server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
});
after(() => {
  server.closeAllConnections();
  server.close();
});

type Answer = { ok: boolean; value: Record<string, unknown> };

for (const target of ['weapp', 'alipay'] as const) {
  describe(target, () => {
    const dir = tinyBundle(target);
    const opened: Host[] = [];
    const start = async (options: Partial<HostOptions> = {}, url?: string): Promise<Host> => {
      const host = new Host({ dir, target, ...options });
      opened.push(host);
      host.launch(url);
      await turn();
      await turn();
      return host;
    };
    after(() => opened.forEach((host) => host.close()));
    const log = (host: Host): string[] => [...(host.realm.context.globalLog as string[])];
    const byId = (host: Host, id: string): HostNode => {
      const node = host.tree().find((at) => at.id === id);
      assert.ok(node, `no ${id}`);
      return node;
    };
    const call = (host: Host, name: string, options: Record<string, unknown> = {}): Promise<Answer> =>
      new Promise((resolve) => {
        (host.api[name] as (all: object) => void)({
          ...options,
          success: (value: Record<string, unknown>) => resolve({ ok: true, value }),
          fail: (value: Record<string, unknown>) => resolve({ ok: false, value }),
        });
      });

    test('given a launch, the app and its first page live through the clients order', async () => {
      const host = await start({}, '/pages/home/index?a=1&b=%20');
      assert.deepEqual(
        log(host).filter((line) => !line.startsWith('wrapper')),
        [
          'app launch pages/home/index',
          'app show',
          'home load {"a":"1","b":"%20"}',
          'home show',
          'drawn',
          'home ready',
        ],
      );
      assert.equal(byId(host, 'inner').name, 'Inner');
    });

    test('given a tap, bound nodes hear it leaf first and a catch ends it', async () => {
      const host = await start();
      host.realm.context.globalLog = host.realm.own.parse('[]');
      host.tap(byId(host, 'inner'));
      host.tap(byId(host, 'stop'));
      assert.deepEqual(log(host), ['tap inner of inner', 'tap outer of inner', 'tap stop of stop']);
    });

    test('given nodes hidden by class, style or attribute, none is visible', async () => {
      const host = await start();
      const shown = host.tree().visibleText;
      assert.match(shown, /Press {2}me/);
      assert.doesNotMatch(shown, /by (class|style|attribute)/);
    });

    test('given a typed text, the field keeps it until the app writes the value, also the same one', async () => {
      const host = await start();
      host.input(byId(host, 'name'), 'Robin Hood the third');
      assert.equal(byId(host, 'name').value, 'Robin Ho');
      const page = host.stack.top?.instance as Record<string, unknown>;
      page.answer = '';
      host.input(byId(host, 'name'), 'x');
      assert.equal(byId(host, 'name').value, '');
    });

    test('given setData, calls and bytes are counted until reset', async () => {
      const host = await start();
      assert.equal(host.meter().calls, 1);
      host.resetMeters();
      host.stack.top?.setData({ 'root.cn.[1].p25': 'é' });
      const { calls, bytes } = host.meter();
      assert.deepEqual([calls, bytes], [1, Buffer.byteLength('{"root.cn.[1].p25":"é"}')]);
    });

    test('given a custom wrapper, it attaches, updates its own part and detaches', async () => {
      const host = await start();
      assert.ok(log(host).includes('wrapper of s14'));
      (host.realm.context.globalWrapper as { setData: (data: object) => void }).setData({
        'i.cn.[0].v': 'rewrapped',
      });
      assert.match(host.tree().textContent, /rewrapped/);
      host.stack.top?.setData({ 'root.cn': [] });
      assert.equal(log(host).at(-1), 'wrapper gone');
    });

    test('given pages on the stack, the eleventh is refused and back shows the one below', async () => {
      const host = await start();
      for (let count = 2; count <= 10; count++)
        assert.equal((await call(host, 'navigateTo', { url: `/pages/other/index?n=${count}` })).ok, true);
      const refused = await call(host, 'navigateTo', { url: '/pages/other/index' });
      assert.equal(refused.ok, false);
      assert.equal(host.stack.pages.length, 10);
      await call(host, 'navigateBack', { delta: 9 });
      assert.equal(host.location.path, '/pages/home/index');
      assert.deepEqual(log(host).slice(-2), ['other unload', 'home show']);
      assert.equal((await call(host, 'navigateBack')).ok, false);
      await call(host, 'reLaunch', { url: '/pages/other/index' });
      assert.equal(host.stack.pages.length, 1);
      assert.equal((await call(host, 'redirectTo', { url: '/pages/nowhere' })).ok, false);
    });

    test('given subpackages, their code loads on entry and cannot reach into another', async () => {
      const host = await start();
      assert.ok(!log(host).includes('sub shared'));
      await call(host, 'navigateTo', { url: '/sub/deep/index' });
      assert.ok(log(host).includes('sub shared'));
      await call(host, 'navigateTo', { url: '/far/deep/index' });
      assert.match(host.errors[0]?.message ?? '', /another subpackage/);
    });

    test('given the globals, nothing is there that the client lacks', async () => {
      const host = await start({ without: ['Intl'] });
      const there = [
        'fetch',
        'URL',
        'URLSearchParams',
        'TextEncoder',
        'AbortController',
        'btoa',
        'crypto',
        'structuredClone',
        'Intl',
        'WebAssembly',
        'process',
        'queueMicrotask',
        'setImmediate',
      ].filter((name) => host.realm.context[name] !== undefined);
      assert.deepEqual(there, []);
    });

    test('given data from the client, it is made of the bundles own objects', async () => {
      const host = await start();
      const { value } = await call(host, 'getNetworkType');
      assert.equal(Object.getPrototypeOf(value), host.realm.own.Object.prototype);
    });

    test('given a kill, only storage stays', async () => {
      const storage = new HostStorage();
      const host = await start({ storage });
      await call(host, 'setStorage', { key: 'draft', data: { amount: '12.50' } });
      host.realm.context.leftover = 1;
      const old = host.realm;
      host.kill();
      host.launch();
      assert.notEqual(host.realm, old);
      assert.equal(host.realm.context.leftover, undefined);
      assert.deepEqual(
        { ...((await call(host, 'getStorage', { key: 'draft' })).value.data as object) },
        { amount: '12.50' },
      );
    });

    test('given values over the limit of a key, they are refused', async () => {
      const host = await start();
      const over = 'x'.repeat(target === 'weapp' ? 1024 * 1024 : 200 * 1024);
      assert.equal((await call(host, 'setStorage', { key: 'big', data: over })).ok, false);
      assert.deepEqual(host.storage.keys(), []);
    });

    test('given a request, the answer comes in the clients own shape', async () => {
      const host = await start({ origins: { 'http://app.test': await listening } });
      const { ok, value } = await call(host, 'request', { url: 'http://app.test/any' });
      assert.equal(ok, true);
      assert.equal(value[target === 'weapp' ? 'statusCode' : 'status'], 200);
      assert.deepEqual({ ...(value.data as object) }, { said: 'hello' });
      const missing = await call(host, 'request', { url: 'http://app.test/missing' });
      assert.equal(missing.ok, target === 'weapp');
      if (target === 'alipay') assert.deepEqual([missing.value.error, missing.value.status], [19, 404]);
    });

    test('given a bad line, requests fail as timeout, offline, cut or interrupted', async () => {
      const host = await start({ origins: { '*': await listening }, interruptAfterMs: 20 });
      const failed = async (url: string, options: object = {}): Promise<string> => {
        const { ok, value } = await call(host, 'request', { url: `http://app.test${url}`, ...options });
        assert.equal(ok, false);
        return String(value.errMsg ?? value.error);
      };
      assert.match(await failed('/never', { timeout: 30 }), target === 'weapp' ? /timeout/ : /13/);
      host.network.offline = true;
      assert.match(await failed('/any'), target === 'weapp' ? /ERR_INTERNET_DISCONNECTED/ : /12/);
      host.network.offline = false;
      const remove = host.network.intercept(({ url }) =>
        url.endsWith('/any') ? { kind: 'cutAnswer' } : undefined,
      );
      assert.match(await failed('/any'), target === 'weapp' ? /CONNECTION_CLOSED/ : /12/);
      remove();
      const waiting = failed('/never');
      await turn();
      host.hide();
      assert.match(await waiting, target === 'weapp' ? /interrupted/ : /12/);
      host.show();
      assert.deepEqual(log(host).slice(-4), ['home hide', 'app hide', 'app show', 'home show']);
    });

    test('given thirty requests at once, at most ten are under way', async () => {
      const host = await start({ origins: { '*': await listening } });
      const all = Array.from({ length: 30 }, () => call(host, 'request', { url: 'http://app.test/slow' }));
      await new Promise((later) => setTimeout(later, 15));
      assert.equal(host.network.pending, 30);
      assert.ok((await Promise.all(all)).every(({ ok }) => ok));
      assert.equal(host.network.pending, 0);
    });

    test('given an error in the bundle, it is collected and the app is told', async () => {
      const host = await start();
      (host.stack.top?.instance as Record<string, unknown>).heard = () => {
        throw new host.realm.own.Error('broken handler');
      };
      host.tap(byId(host, 'stop'));
      assert.match(host.errors[0]?.message ?? '', /broken handler/);
      assert.match(log(host).at(-1) ?? '', /app error/);
    });

    test('given the audit, what can be pressed without name or role is found', async () => {
      const host = await start();
      assert.deepEqual(
        host.audit().map(({ id, problem }) => `${id} ${problem}`),
        ['outer no-role', 'nameless no-name', 'nameless no-role'],
      );
    });
  });
}

test('given a rejection that nobody handles, it is collected', () => {
  const script = `
    const { Host } = require('./test/host');
    const { tinyBundle } = require('./test/host/fixtures/tinyBundle');
    const dir = tinyBundle('weapp', { 'pages/home/index.js': 'Page({ data: {}, onLoad() { Promise.reject(new Error("left alone")); } })' });
    const host = new Host({ dir, target: 'weapp' });
    host.launch();
    setTimeout(() => { console.log(host.errors.map((error) => error.where + ': ' + error.message).join()); host.close(); }, 50);`;
  const printed = execFileSync(process.execPath, ['--import', 'tsx', '-e', script], { encoding: 'utf8' });
  assert.equal(printed.trim(), 'unhandled rejection: left alone');
});

import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { tinyBundle } from '../../host/fixtures/tinyBundle';
import { journey, useBuilds, useSandbox, wantedTargets } from './index';
import { drawnTargets } from './targets';
import { pickNode, type FlatNode } from './pickNode';
import { poll } from './poll';

const wait = `const wait = (say) => {
  const from = Date.now();
  let beats = 0;
  const beat = setInterval(() => (beats += 1), 60000);
  setTimeout(() => {
    clearInterval(beat);
    say('After ' + Math.floor((new Date() - from) / 60000) + ' minutes and ' + beats + ' beats');
  }, 330000);
};`;

const html = `<!doctype html><html lang="en"><title>tiny</title><main>
<p id="count">Count 0</p>
<button id="add" onclick="count.textContent = 'Count ' + (++window.n)">Add one</button>
<button id="off" disabled>Not now</button>
<button id="shy" onmousedown="if (!window.shy++) this.style.translate = '0 300px'" onclick="shown.textContent = 'Caught after ' + window.shy">Catch me</button><p id="shown"></p>
<label for="name">Name</label><input id="name" maxlength="8" oninput="echo.textContent = 'Hello ' + this.value">
<p id="echo"></p><p style="display:none">Hidden words</p>
<button id="ask" onclick="fetch('/hello').then((answer) => answer.text()).then((text) => { said.textContent = text }, () => { said.textContent = 'failed' })">Ask</button>
<p id="said"></p>
<button id="wait" onclick="wait((text) => { waited.textContent = text })">Wait</button><p id="waited"></p>
<button id="choose" onclick="sheet.hidden = false">Country</button><p id="chosen"></p>
<div id="sheet" hidden role="dialog" aria-modal="true" aria-label="Countries"><button onclick="chosen.textContent = 'Took Borduria'; sheet.hidden = true">Borduria</button></div>
</main><script>window.n = window.shy = 0; ${wait}</script></html>`;

const page = `
${wait}
const client = typeof wx === 'undefined' ? my : wx;
const text = (sid, v, uid) => ({ nn: '1', sid, uid, cn: [{ nn: '9', sid: sid + 't', v }] });
const button = (sid, uid, v, off) => ({ nn: '3', sid, uid, p2: off, cn: [{ nn: '9', sid: sid + 't', v }] });
let n = 0;
Page({
  data: { root: { cn: [] } },
  onLoad() {
    this.setData({ 'root.cn': [
      text('a', 'Count 0', 'count'), button('b', 'add', 'Add one'), button('c', 'off', 'Not now', true),
      { nn: '4', sid: 'd', uid: 'name', p10: 8, p25: '' }, text('e', '', 'echo'),
      Object.assign(text('f', 'Hidden words'), { st: 'display:none' }),
      button('g', 'ask', 'Ask'), text('h', '', 'said'), button('i', 'choose', 'Country'), text('j', '', 'chosen'), text('k', ''),
      button('m', 'wait', 'Wait'), text('n', '', 'waited'),
    ] });
  },
  say(index, v) { this.setData({ ['root.cn.[' + index + '].cn.[0].v']: v }); },
  eh(event) {
    const id = event.currentTarget.id;
    if (event.type === 'input') this.say(4, 'Hello ' + event.detail.value);
    if (event.type !== 'tap') return;
    if (id === 'add') this.say(0, 'Count ' + ++n);
    if (id === 'ask') client.request({ url: 'http://app.test/hello', dataType: 'text', success: (answer) => this.say(7, answer.data), fail: () => this.say(7, 'failed') });
    if (id === 'wait') wait((text) => this.say(12, text));
    if (id === 'choose') this.setData({ 'root.cn.[10]': { nn: '2', sid: 'k', p0: 'dialog', cn: [button('l', 'borduria', 'Borduria')] } });
    if (id === 'borduria') { this.say(9, 'Took Borduria'); this.setData({ 'root.cn.[10]': text('k', '') }); }
  },
});`;

const builds = fs.mkdtempSync(path.join(os.tmpdir(), 'driver-builds-'));
for (const target of ['weapp', 'alipay'] as const)
  fs.symlinkSync(tinyBundle(target, { 'pages/home/index.js': page }), path.join(builds, target));
useBuilds(builds);
useSandbox(async () => {
  const server = http.createServer((request, response) => {
    response.setHeader('content-type', request.url === '/hello' ? 'text/plain' : 'text/html; charset=utf-8');
    response.end(request.url === '/hello' ? 'server here' : html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, console: {} as never, close };
});

journey(
  'what moves away while it is pressed is pressed again, and only then',
  async (driver) => {
    await driver.launch();
    await driver.tap('shy');
    await driver.see('Caught after 2');
    await driver.tap('add');
    assert.equal(await driver.text('count'), 'Count 1');
    await assert.rejects(
      driver.see('nothing', { timeout: 80 }),
      /--- pressed ---[\s\S]*mousedown on #shy[\s\S]*click on #add/,
    );
  },
  { targets: ['h5'] },
);

journey(
  'the driver does the same on every target',
  async (driver, { person, another }) => {
    await driver.launch();
    await driver.see('Count 0');
    await driver.tap('add');
    await driver.tap('Add one');
    await driver.see('Count 2');
    assert.equal(await driver.text('count'), 'Count 2');
    assert.equal(await driver.enabled('off'), false);
    await assert.rejects(
      driver.tap('off', { timeout: 80 }),
      /'off' is disabled[\s\S]*on the screen[\s\S]*Not now/,
    );
    await driver.fill('name', 'Robin Hood');
    await driver.seeValue('name', 'Robin Ho');
    await driver.see('Hello Robin Ho');
    await driver.dontSee('Hidden words');
    await assert.rejects(driver.see('Hidden words', { timeout: 80 }), /Hello Robin Ho/);
    await driver.pick('choose', 'Borduria');
    await driver.see('Took Borduria');
    await driver.tap('wait');
    await driver.later(329_000);
    assert.equal(await driver.text('waited'), '');
    await driver.later(1000);
    await driver.see('After 5 minutes and 5 beats');
    await driver.fault({ url: '/hello', cut: 'answer' });
    await driver.tap('ask');
    await driver.see('failed');
    await driver.tap('ask');
    await driver.see('server here');
    await driver.goOffline(true);
    await driver.tap('ask');
    await driver.see('failed');
    await driver.goOffline(false);
    await driver.storage.set('kept', 'yes');
    await driver.kill();
    await driver.relaunch();
    await driver.see('Count 0');
    assert.equal(await driver.storage.get('kept'), 'yes');
    const other = await another();
    await other.launch();
    assert.equal(await other.storage.get('kept'), null);
    assert.match(person.phone, /^4\d{8}$/);
  },
  { everyTarget: true },
);

test('TARGETS narrows a run', () => {
  const before = process.env.TARGETS;
  process.env.TARGETS = 'weapp, h5';
  assert.deepEqual(wantedTargets(), ['h5', 'weapp']);
  if (before === undefined) delete process.env.TARGETS;
  else process.env.TARGETS = before;
});

test('of all targets a seed draws one, H5 for half of the names; without one there are three', () => {
  const counts = { h5: 0, weapp: 0, alipay: 0 };
  for (let index = 0; index < 400; index += 1)
    for (const target of drawnTargets(`journey ${index}`, 'seed')) counts[target] += 1;
  assert.ok(
    Math.abs(counts.h5 - 200) < 40 && counts.weapp > 60 && counts.alipay > 60,
    JSON.stringify(counts),
  );
  assert.equal(counts.h5 + counts.weapp + counts.alipay, 400);
  assert.equal(drawnTargets('journey', '').length, 3);
});

test('a query means an id, then a whole name, then a whole text, then a part; a dialog goes before the page', () => {
  const node = (entry: Partial<FlatNode>): FlatNode => ({
    parent: -1,
    id: '',
    name: '',
    role: '',
    text: '',
    interactive: false,
    modal: false,
    ...entry,
  });
  const nodes = [
    node({ text: 'Pay now or later Pay Pay' }),
    node({ parent: 0, text: 'Pay now or later' }),
    node({ parent: 0, text: 'Pay' }),
    node({ parent: 0, text: 'Pay', name: 'Pay', interactive: true }),
    node({ id: 'pay', text: 'x' }),
    node({ text: 'Cancel Pay', modal: true }),
  ];
  assert.equal(pickNode(nodes, 'pay'), 4);
  assert.equal(pickNode(nodes.slice(0, 4), 'Pay'), 3);
  assert.equal(pickNode(nodes.slice(0, 4), 'now  or'), 1);
  assert.equal(pickNode(nodes, 'Cancel'), 5);
  assert.equal(pickNode(nodes, 'nowhere'), -1);
});

test('a wait that fails says what it waited for and what was to be seen', async () => {
  await assert.rejects(
    poll('see the sea', () => false, { timeout: 30, describe: () => 'only sand' }),
    /see the sea did not happen within 30 ms[\s\S]*only sand/,
  );
});

test('a machine that pauses in a wait does not end it', async (t) => {
  t.mock.timers.enable({ apis: ['Date'] });
  let looks = 0;
  const look = (): boolean => {
    t.mock.timers.setTime(60_000);
    return ++looks > 1;
  };
  assert.equal(await poll('see the sea', look, { describe: () => 'only sand' }), true);
});

// Long-lived, so that shared modules load once. Started by nodeTests.mjs.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { FILE_END } from './lineReporter.mjs';
import { root } from '../root.mjs';

const require = createRequire(import.meta.url);
/** Keep-alive connections end within this time. */
const SETTLE_MS = 6000;
const HANDLES = ['Timeout', 'TCPServerWrap', 'PipeWrap', 'ProcessWrap', 'FSEventWrap'];
// A server elsewhere keeps its connections.
if (!process.env.CONTRACT_BASE) HANDLES.push('TCPSocketWrap');

const handles = () => {
  const open = process.getActiveResourcesInfo();
  return Object.fromEntries(HANDLES.map((kind) => [kind, open.filter((one) => one === kind).length]));
};
const surroundings = () => ({
  cwd: process.cwd(),
  env: { ...process.env },
  globals: Object.getOwnPropertyNames(globalThis),
  clock: [Date.now, setTimeout, setInterval],
  console: { ...console },
});

async function left(before) {
  const found = () => {
    const now = surroundings();
    const { env, globals, clock, console: printing, cwd } = before.surroundings;
    const names = [...new Set([...Object.keys(env), ...Object.keys(now.env)])];
    return [
      ...Object.entries(handles())
        .filter(([kind, count]) => count > before.handles[kind])
        .map(([kind, count]) => `${count - before.handles[kind]} open ${kind}`),
      ...names.filter((name) => env[name] !== now.env[name]).map((name) => `env ${name}`),
      ...now.globals.filter((name) => !globals.includes(name)).map((name) => `global ${name}`),
      ...(clock.every((one, at) => one === now.clock[at]) ? [] : ['a clock that is not the real one']),
      ...(Object.keys(printing).every((name) => printing[name] === now.console[name]) ? [] : ['a console']),
      ...(cwd === now.cwd ? [] : ['another working directory']),
    ];
  };
  const until = performance.now() + SETTLE_MS;
  // This timer has ended whenever `found` counts timers.
  while (found().length > 0 && performance.now() < until) await pause(20);
  return found();
}

/** Opens shared resources, such as a browser. */
async function openShared(suite) {
  const file = path.join(root, 'test', suite, 'worker.ts');
  if (fs.existsSync(file)) await require(file).open();
}

function run(file) {
  const before = { handles: handles(), surroundings: surroundings() };
  describe(file, () => void require(path.join(root, file)));
  test(`${FILE_END}${file}`, async () => {
    const found = await left(before);
    if (found.length > 0) throw new Error(`it has left behind: ${found.join(', ')}`);
  });
}

process.on('message', ({ file }) => run(file));
process.on('disconnect', () => process.exit(0));
await openShared(process.argv[2]);
process.send({ ready: true });

// npm start: starts the sandbox and builds the app meanwhile.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './lib/root.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old: this project needs 20.19 or newer (22 works too).`,
  );
  process.exit(1);
}
if (!fs.existsSync(path.join(root, 'node_modules/tsx'))) {
  console.error('The dependencies are not installed yet. Run `npm ci` first.');
  process.exit(1);
}

// These need the dependencies.
const { tsImport } = await import('tsx/esm/api');
const { buildForStart, EVERY_BRAND, isBuiltForStart, isStale, startFolder } =
  await import('./lib/build/builds.mjs');
const { runSandbox } = await import('./lib/sandbox.mjs');
const { startBuilds } = await import('./lib/build/startBuilds.mjs');
const { keptTimes } = await import('./lib/tests/steps.mjs');
const { variants } = await tsImport('../src/variants/table.ts', import.meta.url);

const port = process.env.PORT || '8080';
const main = 'main';
const every = EVERY_BRAND;
const folderOf = (name) => path.join(root, startFolder(name));
const times = keptTimes('start');
const usual = (name) => times.of(name, name === main ? 40 : 20);
const stop = new AbortController();

async function build(name) {
  const what = name === main ? 'The app' : 'The app with every brand';
  const from = Date.now();
  console.log(`${what} is being built: about ${Math.ceil(usual(name))} s. Its page waits for it.`);
  try {
    await buildForStart(name, stop.signal);
  } catch (error) {
    if (!stop.signal.aborted)
      console.error(`${error.message}\n${what} could not be built. Its page can try again.`);
    throw error;
  }
  const seconds = (Date.now() - from) / 1000;
  times.keep(name, seconds);
  console.log(`${what} is built, in ${Math.round(seconds)} s.`);
}

const h5App = startBuilds({
  main,
  every,
  // Open tabs may show another brand.
  first: fs.existsSync(folderOf(every)) ? every : main,
  folderOf,
  isBuilt: isBuiltForStart,
  build,
  usual,
});

// A mini-program is built for one server.
const base = port === '8080' ? '' : `TARO_APP_API_BASE=http://127.0.0.1:${port} `;
const miniState = (target) =>
  base || isStale(target) ? `${base}npm run build:${target}, then open` : 'built; open';
const brands = Object.keys(variants).filter((id) => variants[id].builds.includes('h5'));
console.log(`
Brands, each in a tab of its own; the first that is not the main one takes a moment
${brands.map((id) => `  http://127.0.0.1:${port}/?brand=${id}`).join('\n')}

Mini-programs
  WeChat   ${miniState('weapp')} this folder in WeChat DevTools (test appid, "do not verify domains" on)
  Alipay   ${miniState('alipay')} dist/alipay in the Alipay developer tool

Starting the sandbox on port ${port} …`);

// npm sends SIGTERM only to its shell.
const parent = process.ppid;
if (process.env.npm_lifecycle_event === 'start')
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();

await runSandbox(h5App);

for (const event of ['SIGINT', 'SIGTERM', 'exit']) process.on(event, () => stop.abort());
// A second start fails before building.
if (typeof h5App.open() === 'string') console.log('The app is built and up to date.');

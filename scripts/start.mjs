// npm start: builds what is missing, starts the sandbox and says where everything is.
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

// Only now: these need the dependencies.
const { tsImport } = await import('tsx/esm/api');
const { brandFolder, buildVariant, EVERY_BRAND, isStale, isVariantStale } = await import('./lib/builds.mjs');
const { run } = await import('./lib/run.mjs');
const { variants } = await tsImport('../src/variants/table.ts', import.meta.url);

const port = process.env.PORT ?? '8080';
if (isVariantStale(EVERY_BRAND, 'h5')) {
  console.log('Building the H5 app (about a minute the first time, later only after a change) …');
  const from = Date.now();
  const seconds = () => Math.round((Date.now() - from) / 1000);
  const ticker = setInterval(() => console.log(`  … ${seconds()} s`), 15_000);
  try {
    await buildVariant(EVERY_BRAND, 'h5');
    console.log(`Built in ${seconds()} s.`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  } finally {
    clearInterval(ticker);
  }
} else {
  console.log('The H5 app is built and up to date.');
}

// A mini-program is built for one server, by default the sandbox on port 8080.
const base = port === '8080' ? '' : `TARO_APP_API_BASE=http://127.0.0.1:${port} `;
const miniState = (target) =>
  base || isStale(target) ? `${base}npm run build:${target}, then open` : 'built; open';
const brands = Object.keys(variants).filter((id) => variants[id].builds.includes('h5'));
console.log(`
Brands, each in a tab of its own
${brands.map((id) => `  http://127.0.0.1:${port}/?brand=${id}`).join('\n')}

Mini-programs
  WeChat   ${miniState('weapp')} this folder in WeChat DevTools (test appid, "do not verify domains" on)
  Alipay   ${miniState('alipay')} this folder in Alipay DevTools

Starting the sandbox on port ${port} …`);

// npm hands SIGTERM to its shell alone and leaves us behind: the sandbox stops with it all the same.
const parent = process.ppid;
if (process.env.npm_lifecycle_event === 'start')
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();

process.exit(
  await run(process.execPath, ['scripts/sandbox.mjs'], {
    env: { PORT: port, SANDBOX_H5: brandFolder(EVERY_BRAND, 'h5') },
  }),
);

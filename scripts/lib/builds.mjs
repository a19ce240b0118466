import { spawn } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { compressFiles } from './compress.mjs';
import { root } from './root.mjs';

export const TARGETS = ['h5', 'weapp', 'alipay'];
const taro = path.join(root, 'node_modules/@tarojs/cli/bin/taro');
const INPUTS = [
  'src',
  'config',
  'locales',
  'patches',
  'package.json',
  'package-lock.json',
  'babel.config.js',
  'tsconfig.json',
];

function environment(extra) {
  // tsx lets config/index.ts read the route table of src, which Taro itself would not compile.
  const NODE_OPTIONS = [process.env.NODE_OPTIONS, '--require tsx/cjs'].filter(Boolean).join(' ');
  return { ...process.env, NODE_OPTIONS, ...extra };
}

/** Page shells, which each build writes from the route table. */
const WRITTEN = /^src[\\/]pages[\\/][^.]+$/;

function* files(entry) {
  if (!fs.existsSync(entry) || WRITTEN.test(path.relative(root, entry))) return;
  if (fs.statSync(entry).isFile()) yield entry;
  else for (const name of fs.readdirSync(entry).sort()) yield* files(path.join(entry, name));
}

/** Hash of everything a build of `target` is made from: sources, lock and TARO_APP_* settings. */
export function inputHash(target, inputs = INPUTS) {
  const hash = crypto.createHash('sha256').update(target);
  for (const input of inputs) {
    for (const file of files(path.join(root, input)))
      hash.update(path.relative(root, file)).update(fs.readFileSync(file));
  }
  const settings = Object.keys(process.env).filter((key) => key.startsWith('TARO_APP_'));
  for (const key of settings.sort()) hash.update(`${key}=${process.env[key]}`);
  return hash.digest('hex');
}

const stampFile = (name) => path.join(root, '.cache/builds', `${name}.txt`);

/** Whether the stamp of a build says that it is of the inputs as they are now. */
const isStamped = (name, hash) =>
  fs.existsSync(stampFile(name)) && fs.readFileSync(stampFile(name), 'utf8') === hash;

export function isStale(target) {
  const built = fs.existsSync(path.join(root, 'dist', target, target === 'h5' ? 'index.html' : 'app.js'));
  return !built || !isStamped(target, inputHash(target));
}

/**
 * Production build. Resolves to the seconds it took; rejects with the build's output when it fails.
 * `env` may redirect source and output (the gallery).
 */
export function buildTarget(target, { env = {}, quiet = false } = {}) {
  const started = Date.now();
  const hash = inputHash(target);
  const out = path.join(root, env.APP_OUTPUT_ROOT ?? `dist/${target}`);
  fs.rmSync(out, { recursive: true, force: true });
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [taro, 'build', '--type', target], {
      cwd: root,
      env: environment({ NODE_ENV: 'production', ...env }),
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('close', async (code) => {
      if (code !== 0) return reject(new Error(`${target} build failed (exit ${code})\n${output}`));
      if (target === 'h5') await compressFiles(out);
      if (!env.APP_OUTPUT_ROOT) {
        fs.mkdirSync(path.dirname(stampFile(target)), { recursive: true });
        fs.writeFileSync(stampFile(target), hash);
      }
      resolve((Date.now() - started) / 1000);
    });
  });
}

/** Production build to the folder `output`, unless it is there already; `name` is that of its stamp. */
async function buildAside(name, target, { output, inputs, env }) {
  const hash = inputHash(target, inputs);
  const stamp = stampFile(`${name}-${target}`);
  if (fs.existsSync(path.join(root, output)) && isStamped(`${name}-${target}`, hash)) return;
  await buildTarget(target, { quiet: true, env: { ...env, APP_OUTPUT_ROOT: output } });
  fs.mkdirSync(path.dirname(stamp), { recursive: true });
  fs.writeFileSync(stamp, hash);
}

/** An app in test/<name>, such as the gallery. */
export const buildTestApp = (name, target) =>
  buildAside(name, target, {
    output: `.cache/${name}/${target}`,
    inputs: [...INPUTS, `test/${name}`],
    env: { APP_SOURCE_ROOT: `test/${name}` },
  });

/** Where the build of a brand lies: the main one's is what ships from here, the others stand beside it. */
export const brandFolder = (variant, target) =>
  variant === 'main' ? `dist/${target}` : `dist/brands/${variant}/${target}`;

/** Every brand for H5 in one build, of which an address chooses (config/everyBrand): for QA and journeys, never for a release. */
export const EVERY_BRAND = 'all';

/** Whether the build of a brand is missing or behind the sources. */
export const isVariantStale = (variant, target) =>
  !fs.existsSync(path.join(root, brandFolder(variant, target))) ||
  !isStamped(`${variant}-${target}`, inputHash(target));

/** The app as another brand of src/variants, or as all of them. */
export const buildVariant = (variant, target) =>
  buildAside(variant, target, {
    output: brandFolder(variant, target),
    inputs: INPUTS,
    env: { TARO_APP_VARIANT: variant },
  });

/** Development build that follows the sources; H5 serves on DEV_PORT (10086) and passes calls on to the sandbox. */
export function watchTarget(target, variant) {
  const child = spawn(process.execPath, [taro, 'build', '--type', target, '--watch'], {
    cwd: root,
    env: environment({ NODE_ENV: 'development', TARO_APP_VARIANT: variant }),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('close', (code) => process.exit(code ?? 0));
}

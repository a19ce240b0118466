import { spawn } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { compressFiles } from './compress.mjs';
import { keepMaps } from '../maps/mapsHere.mjs';
import { root } from '../root.mjs';
import { isStamped, stamped } from './stamp.mjs';

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
  // tsx lets config/index.ts import src's route table, which Taro would not compile.
  const NODE_OPTIONS = [process.env.NODE_OPTIONS, '--require tsx/cjs'].filter(Boolean).join(' ');
  return { ...process.env, NODE_OPTIONS, ...extra };
}

const WRITTEN = /^src[\\/]pages[\\/][^.]+$/;

function* files(entry) {
  if (!fs.existsSync(entry) || WRITTEN.test(path.relative(root, entry))) return;
  if (fs.statSync(entry).isFile()) yield entry;
  else for (const name of fs.readdirSync(entry).sort()) yield* files(path.join(entry, name));
}

/** Of sources, lock and TARO_APP_* settings. */
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

export function isStale(target) {
  const built = fs.existsSync(path.join(root, 'dist', target, target === 'h5' ? 'index.html' : 'app.js'));
  return !built || !isStamped(stampFile(target), inputHash(target));
}

function runTaro(target, { env, quiet, signal }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [taro, 'build', '--type', target], {
      cwd: root,
      env: environment({ NODE_ENV: 'production', ...env }),
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      signal,
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${target} build failed (exit ${code})\n${output}`));
    });
  });
}

/** Resolves to seconds; rejects with the output. */
export async function buildTarget(target, { env = {}, quiet = false, signal } = {}) {
  const started = Date.now();
  const out = path.join(root, env.APP_OUTPUT_ROOT ?? `dist/${target}`);
  const build = async () => {
    fs.rmSync(out, { recursive: true, force: true });
    await runTaro(target, { env, quiet, signal });
    // Before compression. Unshipped builds keep their maps.
    if (out.startsWith(path.join(root, 'dist') + path.sep))
      await keepMaps(target, out, { ...process.env, ...env });
    if (target === 'h5' && env.APP_MINIFY !== 'off') await compressFiles(out);
  };
  if (env.APP_OUTPUT_ROOT) await build();
  else await stamped(stampFile(target), inputHash(target), build);
  return (Date.now() - started) / 1000;
}

const isBuiltAside = (name, target, { output, inputs = INPUTS }) =>
  fs.existsSync(path.join(root, output)) &&
  isStamped(stampFile(`${name}-${target}`), inputHash(target, inputs));

/** Unless up to date; `name`: its stamp's. */
async function buildAside(name, target, { output, inputs = INPUTS, env, signal }) {
  if (isBuiltAside(name, target, { output, inputs })) return;
  await stamped(stampFile(`${name}-${target}`), inputHash(target, inputs), () =>
    buildTarget(target, { quiet: true, env: { ...env, APP_OUTPUT_ROOT: output }, signal }),
  );
}

export const buildTestApp = (name, target) =>
  buildAside(name, target, {
    output: `.cache/${name}/${target}`,
    inputs: [...INPUTS, `test/${name}`],
    env: { APP_SOURCE_ROOT: `test/${name}` },
  });

export const brandFolder = (variant, target) =>
  variant === 'main' ? `dist/${target}` : `dist/brands/${variant}/${target}`;

/** Every brand in one H5 build (config/everyBrand), never released. */
export const EVERY_BRAND = 'all';

export const buildVariant = (variant, target) =>
  buildAside(variant, target, {
    output: brandFolder(variant, target),
    env: { TARO_APP_VARIANT: variant },
  });

/** Not minified, apart from what ships. */
export const startFolder = (variant) => `.cache/start/${variant}`;

export const isBuiltForStart = (variant) =>
  isBuiltAside(`start-${variant}`, 'h5', { output: startFolder(variant) });

export const buildForStart = (variant, signal) =>
  buildAside(`start-${variant}`, 'h5', {
    output: startFolder(variant),
    env: { TARO_APP_VARIANT: variant, APP_MINIFY: 'off' },
    signal,
  });

/** H5 on DEV_PORT (10086), proxying calls to the sandbox. */
export function watchTarget(target, variant) {
  const child = spawn(process.execPath, [taro, 'build', '--type', target, '--watch'], {
    cwd: root,
    env: environment({ NODE_ENV: 'development', TARO_APP_VARIANT: variant }),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('close', (code) => process.exit(code ?? 0));
}

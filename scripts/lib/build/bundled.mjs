import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../root.mjs';

const folder = process.env.SANDBOX_BUNDLES ?? path.join(root, '.cache/bundles');
/** Change with the options below. */
const recipe = '1';
const kept = 3;

const digest = (...texts) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
};
const read = (file) => {
  try {
    return fs.readFileSync(file);
  } catch {
    return null;
  }
};

/** Null: an input is missing. */
function keyOf(inputs) {
  const parts = [recipe, process.versions.node];
  for (const name of ['package-lock.json', 'tsconfig.json', ...inputs]) {
    const text = read(path.join(root, name));
    if (text === null) return null;
    parts.push(name, text);
  }
  return digest(...parts);
}

/**
 * Only after changes, with source maps. Safe across processes.
 * @param {string} entry such as 'sandbox/main.ts'
 * @returns {Promise<string>} the bundle's path
 */
export async function bundled(entry) {
  const name = entry.replace(/\.ts$/, '').replace(/\W+/g, '-');
  const list = path.join(folder, `${name}.json`);
  const fileOf = (key) => path.join(folder, `${name}-${key}.cjs`);
  try {
    const key = keyOf(JSON.parse(fs.readFileSync(list, 'utf8')));
    if (key && fs.existsSync(fileOf(key))) return fileOf(key);
  } catch {
    // Not built yet.
  }
  return build(entry, name, list, fileOf);
}

async function build(entry, name, list, fileOf) {
  const esbuild = await import('esbuild');
  const result = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    alias: { '@': path.join(root, 'src') },
    plugins: [ownFolder],
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    write: false,
    logLevel: 'error',
    outfile: fileOf('new'),
  });
  const inputs = Object.keys(result.metafile.inputs).sort();
  const key = keyOf(inputs);
  const file = fileOf(key);
  fs.mkdirSync(folder, { recursive: true });
  for (const output of result.outputFiles) {
    const map = output.path.endsWith('.map');
    const text = map
      ? output.text
      : output.text.replace(/(\/\/# sourceMappingURL=).*/, `$1${path.basename(file)}.map`);
    writeWhole(map ? `${file}.map` : file, text);
  }
  writeWhole(list, JSON.stringify(inputs));
  prune(name);
  return file;
}

/** Keeps the source's `__dirname` and `__filename`. */
const ownFolder = {
  name: 'own-folder',
  setup({ onLoad }) {
    onLoad({ filter: /\/(sandbox|test)\/.*\.ts$/ }, ({ path: file }) => {
      const text = fs.readFileSync(file, 'utf8');
      if (!/\b__(dir|file)name\b/.test(text)) return undefined;
      const contents = text
        .replace(/\b__dirname\b/g, JSON.stringify(path.dirname(file)))
        .replace(/\b__filename\b/g, JSON.stringify(file));
      return { contents, loader: 'ts' };
    });
  },
};

/** Atomic. */
function writeWhole(file, text) {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, text);
  fs.renameSync(draft, file);
}

function prune(name) {
  const files = fs
    .readdirSync(folder)
    .filter((file) => file.startsWith(`${name}-`) && file.endsWith('.cjs'))
    .map((file) => path.join(folder, file))
    .sort((a, b) => fs.statSync(b).mtimeMs - fs.statSync(a).mtimeMs);
  for (const file of files.slice(kept)) {
    fs.rmSync(file, { force: true });
    fs.rmSync(`${file}.map`, { force: true });
  }
}

// npm run size:why [h5|weapp|alipay] [-- --start]: bytes by package or folder of the largest scripts, or of those that a start runs.
import fs from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildTarget } from './lib/build/builds.mjs';
import { root } from './lib/root.mjs';
import { KB, listFiles } from './lib/build/sizes.mjs';

const { values, positionals } = parseArgs({
  options: { start: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const target = positionals[0] ?? 'h5';
const app = process.env.APP_SOURCE_ROOT ?? 'src';
const output = `.cache/why/${path.basename(app)}-${target}`;
await buildTarget(target, {
  quiet: true,
  env: {
    APP_SOURCE_ROOT: app,
    TARO_APP_SOURCE_MAPS: 'on',
    APP_MODULE_NAMES: 'on',
    APP_OUTPUT_ROOT: output,
  },
});

function owner(source) {
  const inPackage = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source);
  if (inPackage) return inPackage[1];
  return source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^\.\//, '')
    .split('/')
    .slice(0, 3)
    .join('/');
}

/** Webpack joins H5's modules. */
function byMap(file, source) {
  const map = new SourceMap(JSON.parse(fs.readFileSync(`${file}.map`, 'utf8')));
  const bytes = new Map();
  source.split('\n').forEach((line, row) => {
    for (let column = 0; column < line.length; column++) {
      const name = owner(map.findEntry(row, column)?.originalSource ?? '(webpack)');
      bytes.set(name, (bytes.get(name) ?? 0) + 1);
    }
  });
  return bytes;
}

/** Mini-programs keep modules apart, JSON too. */
function byModule(source) {
  const bytes = new Map();
  const starts = [...source.matchAll(/[,{]"(\.\/[^"]+)":/g)];
  starts.forEach((start, index) => {
    const name = start[1].replace(/^\.\/(node_modules\/)?/, '');
    const size = (starts[index + 1]?.index ?? source.length) - start.index;
    bytes.set(name, (bytes.get(name) ?? 0) + size);
  });
  return bytes;
}

const folder = path.join(root, output);
/** Named by the page on H5, by app.js on mini-programs. */
function startScripts() {
  if (target === 'h5') {
    const page = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
    return [...page.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, file]) => file);
  }
  const app = fs.readFileSync(path.join(folder, 'app.js'), 'utf8');
  return ['app.js', ...[...app.matchAll(/require\("\.\/([^"]+)"\)/g)].map(([, name]) => `${name}.js`)];
}

const wanted = values.start ? startScripts() : null;
const scripts = listFiles(folder)
  .filter((file) => file.endsWith('.js') && (!wanted || wanted.includes(file)))
  .map((file) => ({ file, source: fs.readFileSync(path.join(folder, file), 'utf8') }))
  .sort((a, b) => b.source.length - a.source.length);
for (const { file, source } of scripts.slice(0, Number(process.env.FILES ?? 6))) {
  const hasMap = target === 'h5' && fs.existsSync(path.join(folder, `${file}.map`));
  const bytes = hasMap ? byMap(path.join(folder, file), source) : byModule(source);
  console.log(`\n${file}  ${(source.length / KB).toFixed(1)} KB raw`);
  for (const [name, size] of [...bytes].sort((a, b) => b[1] - a[1]).slice(0, Number(process.env.ROWS ?? 25)))
    console.log(`  ${(size / KB).toFixed(1).padStart(8)} KB  ${name}`);
}

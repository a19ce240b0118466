// npm run size: what the app weighs beside a hello world built by the same configuration. Each figure has a goal; ratios
// are held a little below theirs, so that a step that comes near it is noticed while there is room. Red above that.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { h5CustomRoutes } from '../src/routes';
import { buildTarget, inputHash, isStale, TARGETS } from './lib/builds.mjs';
import { loadedScripts } from './lib/firstLoad.mjs';
import { root } from './lib/root.mjs';
import { chunkReport, firstLoadFiles, gzipSize, KB, miniSizes } from './lib/sizes.mjs';
import { findChromium } from './lib/tools.mjs';

const BUDGETS = { firstLoadRatio: 1.5, mainRatio: 2, subpackage: 1024 * KB, total: 8 * 1024 * KB };
/** Ratios that are held: below the goals, a little above what was reached. Lower them with every gain. */
const CEILINGS = { h5: 1.45, weapp: 1.85, alipay: 1.97 };
const REMIT = '/remit';
const HELLO_PAGE = 'pages/index/index';

/** The floor, built once for each configuration and lock file. */
async function buildHello(target) {
  const key = crypto
    .createHash('sha256')
    .update(inputHash(target, ['config', 'package-lock.json', 'babel.config.js', 'scripts/hello']))
    .digest('hex');
  const stamp = path.join(root, '.cache/hello', `${target}.txt`);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === key) return;
  await buildTarget(target, {
    quiet: true,
    env: { APP_SOURCE_ROOT: 'scripts/hello', APP_OUTPUT_ROOT: `.cache/hello/${target}` },
  });
  fs.writeFileSync(stamp, key);
}

const kb = (bytes) => `${(bytes / KB).toFixed(1)} KB`.padStart(10);
const gzipSum = (folder, files) => files.reduce((sum, file) => sum + gzipSize(path.join(folder, file)), 0);
const rows = [];
let over = 0;

/** One line: the figure, what it is divided by, the ratio, its goal and its ceiling. */
function judge(what, bytes, floor, budget, ceiling = budget) {
  const isOver = bytes > (floor || 1) * ceiling;
  if (isOver) over++;
  const against = floor
    ? `floor ${kb(floor)}  ratio ${(bytes / floor).toFixed(2)}, goal ${budget.toFixed(2)}, ceiling ${ceiling.toFixed(2)}`
    : `budget ${kb(budget)}`;
  rows.push(`${isOver ? 'OVER' : 'ok  '} ${what.padEnd(44)} ${kb(bytes)}  ${against}`);
}

async function judgeH5() {
  const dist = path.join(root, 'dist/h5');
  const page = Object.entries(h5CustomRoutes()).find(([, addresses]) =>
    [addresses].flat().includes(REMIT),
  )?.[0];
  if (!page) throw new Error(`No page opens at ${REMIT}`);
  const counted = firstLoadFiles(chunkReport('app-h5'), page.slice(1));
  const hello = path.join(root, '.cache/hello/h5');
  const floor = gzipSum(hello, firstLoadFiles(chunkReport('hello-h5'), HELLO_PAGE));
  judge(
    'h5: entry + page chunks of /remit, JS gz',
    gzipSum(dist, counted),
    floor,
    BUDGETS.firstLoadRatio,
    CEILINGS.h5,
  );

  const browser = findChromium();
  if (!browser) {
    rows.push('     (no Chromium here: what a browser really loads was not measured)');
    return;
  }
  const loaded = await loadedScripts(dist, REMIT, browser);
  const helloLoaded = gzipSum(hello, await loadedScripts(hello, '/', browser));
  judge(
    'h5: JS a browser loads for /remit, gz',
    gzipSum(dist, loaded),
    helloLoaded,
    BUDGETS.firstLoadRatio,
    CEILINGS.h5,
  );
  for (const file of loaded) rows.push(`       ${kb(gzipSize(path.join(dist, file)))}  ${file}`);
}

function judgeMini(target) {
  const sizes = miniSizes(path.join(root, 'dist', target));
  const floor = miniSizes(path.join(root, '.cache/hello', target)).main;
  judge(`${target}: main package, raw`, sizes.main, floor, BUDGETS.mainRatio, CEILINGS[target]);
  for (const [name, bytes] of Object.entries(sizes.subpackages))
    judge(`${target}: subpackage ${name}, raw`, bytes, 0, BUDGETS.subpackage);
  judge(`${target}: all packages, raw`, sizes.total, 0, BUDGETS.total);
}

for (const target of TARGETS) {
  if (isStale(target)) await buildTarget(target, { quiet: true });
  await buildHello(target);
}
await judgeH5();
for (const target of ['weapp', 'alipay']) judgeMini(target);
console.log(rows.join('\n'));
console.log(`${over} over`);
process.exit(over ? 1 : 0);

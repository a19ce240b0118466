// npm run size: the app's sizes against its budgets.
// npm run size -- --texts: what a language's texts add to a first visit, compressed; without a build.
import path from 'node:path';
import zlib from 'node:zlib';
import { holdsQa } from '../config/buildInfo';
import { cataloguePart, localeCatalogue } from '../config/catalogue';
import { languageCodes } from '../src/domain/languages';
import { REMIT, remitFiles } from './lib/build/brandSizes.mjs';
import { buildTarget, isStale, TARGETS } from './lib/build/builds.mjs';
import { loadedScripts } from './lib/build/firstLoad.mjs';
import { root } from './lib/root.mjs';
import { chunkReport, gzipSize, isOfSubpackage, KB, miniSizes } from './lib/build/sizes.mjs';
import { findChromium } from './lib/tools.mjs';

/** Absent in a release. */
const qaHooks = holdsQa() ? 0.25 * KB : 0;
const BUDGETS = {
  // The last KB: light and dark (docs/decisions/screens.md).
  firstLoad: 201 * KB + qaHooks,
  main: 1024 * KB,
  subpackage: 1024 * KB,
  total: 12 * 1024 * KB,
};
/** Must not be in the first load. */
const LATE = {
  charts: /^node_modules\/(echarts|zrender)/,
  'QR codes': /^node_modules\/(jsqr|qrcode)/,
  PDF: /^node_modules\/(pdf|jspdf)/,
  'phone metadata': /^node_modules\/(google-)?libphonenumber/,
  'language files': /^locales\/(?!en\/|zh\/)/,
};

const kb = (bytes) => `${(bytes / KB).toFixed(1)} KB`.padStart(10);
const gzipSum = (folder, files) => files.reduce((sum, file) => sum + gzipSize(path.join(folder, file)), 0);
const rows = [];
let over = 0;

function judge(what, bytes, budget) {
  if (bytes > budget) over++;
  rows.push(`${bytes > budget ? 'OVER' : 'ok  '} ${what.padEnd(44)} ${kb(bytes)}  budget ${kb(budget)}`);
}

function judgeLate(what, report, files) {
  const modules = files.flatMap((file) => report.modules[file] ?? []);
  const early = Object.entries(LATE).filter(([, pattern]) => modules.some((name) => pattern.test(name)));
  over += early.length;
  for (const [name] of early) rows.push(`OVER ${what}: holds ${name}`);
  if (!early.length) rows.push(`ok   ${what}: none of ${Object.keys(LATE).join(', ')}`);
}

async function judgeH5() {
  const dist = path.join(root, 'dist/h5');
  const report = chunkReport('dist-h5');
  const counted = remitFiles(report);
  judge('h5: entry + page chunks of /remit, JS gz', gzipSum(dist, counted), BUDGETS.firstLoad);
  judgeLate('h5: entry + page chunks of /remit', report, counted);

  const browser = findChromium();
  if (!browser) {
    rows.push('     (no Chromium here: what a browser really loads was not measured)');
    return;
  }
  const loaded = await loadedScripts(dist, REMIT, browser);
  judge('h5: JS a browser loads for /remit, gz', gzipSum(dist, loaded), BUDGETS.firstLoad);
  for (const file of loaded) rows.push(`       ${kb(gzipSize(path.join(dist, file)))}  ${file}`);
}

function judgeMini(target) {
  const dist = path.join(root, 'dist', target);
  const sizes = miniSizes(dist);
  judge(`${target}: main package, raw`, sizes.main, BUDGETS.main);
  const report = chunkReport(`dist-${target}`);
  const main = Object.keys(report.modules).filter((file) => !isOfSubpackage(dist, file));
  judgeLate(`${target}: main package`, report, main);
  for (const [name, bytes] of Object.entries(sizes.subpackages))
    judge(`${target}: subpackage ${name}, raw`, bytes, BUDGETS.subpackage);
  judge(`${target}: all packages, raw`, sizes.total, BUDGETS.total);
}

function textRows() {
  const bytes = (catalogue, part) => zlib.gzipSync(cataloguePart(catalogue, part), { level: 9 }).length;
  const rows = languageCodes.map((language) => {
    const catalogue = localeCatalogue(path.join(root, 'locales'), language);
    const [first, rest] = ['first', 'rest'].map((part) => (bytes(catalogue, part) / KB).toFixed(1));
    return `| ${language} | ${first} | ${rest} |`;
  });
  return ['| language | first part, KB gz | rest, KB gz |', '|---|---|---|', ...rows];
}

if (process.argv.includes('--texts')) {
  console.log(textRows().join('\n'));
  process.exit(0);
}
for (const target of TARGETS) if (isStale(target)) await buildTarget(target, { quiet: true });
await judgeH5();
for (const target of ['weapp', 'alipay']) judgeMini(target);
console.log(rows.join('\n'));
console.log(`${over} over`);
process.exit(over ? 1 : 0);

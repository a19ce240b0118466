import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { root } from '../root.mjs';

export const KB = 1024;

export function listFiles(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)));
}

const sizeOf = (folder, file) => fs.statSync(path.join(folder, file)).size;

/** gzip -9. */
export const gzipSize = (file) => zlib.gzipSync(fs.readFileSync(file), { level: 9 }).length;

/** With a trailing slash. */
function subpackageRoots(folder) {
  const app = JSON.parse(fs.readFileSync(path.join(folder, 'app.json'), 'utf8'));
  return (app.subPackages ?? app.subpackages ?? []).map(({ root: name }) => name.replace(/\/?$/, '/'));
}

/** Taro's shared code of subpackages. */
export const isOfSubpackage = (folder, file) =>
  ['sub-common/', ...subpackageRoots(folder)].some((name) => file.startsWith(name));

const NEVER_UPLOADED = /(^|\/)(project\.config\.json|mini\.project\.json|\.browserslistrc)$|\.LICENSE\.txt$/;
const uploaded = (folder) => listFiles(folder).filter((file) => !NEVER_UPLOADED.test(file));

/** Bytes: main package, each subpackage, total. */
export function miniSizes(folder) {
  const roots = subpackageRoots(folder);
  const subpackages = Object.fromEntries(roots.map((name) => [name.slice(0, -1), 0]));
  let main = 0;
  for (const file of uploaded(folder)) {
    const owner = roots.find((name) => file.startsWith(name));
    if (owner) subpackages[owner.slice(0, -1)] += sizeOf(folder, file);
    else main += sizeOf(folder, file);
  }
  const total = Object.values(subpackages).reduce((sum, size) => sum + size, main);
  return { main, subpackages, total };
}

/** Taro copies shared code into a file for each subpackage. */
export function uniqueShare(folder) {
  const sizes = new Map();
  let total = 0;
  for (const file of uploaded(folder)) {
    const content = fs.readFileSync(path.join(folder, file));
    sizes.set(createHash('sha256').update(content).digest('hex'), content.length);
    total += content.length;
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0) / total;
}

export function chunkReport(name) {
  return JSON.parse(fs.readFileSync(path.join(root, '.cache/chunks', `${name}.json`), 'utf8'));
}

export function firstLoadFiles(report, page) {
  const own = Object.entries(report.imports).find(([request]) => request.replace(/^\.?\//, '') === page);
  if (!own) throw new Error(`No chunk of the H5 build holds ${page}`);
  return [...new Set([...report.entry, ...own[1]])];
}

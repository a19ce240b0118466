import fs from 'node:fs';
import path from 'node:path';
import { h5CustomRoutes } from '../../../src/routes/index.ts';
import { root } from '../root.mjs';
import { chunkReport, firstLoadFiles, gzipSize, miniSizes } from './sizes.mjs';

export const REMIT = '/remit';

export function remitFiles(report) {
  const page = Object.entries(h5CustomRoutes()).find(([, addresses]) =>
    [addresses].flat().includes(REMIT),
  )?.[0];
  if (!page) throw new Error(`No page opens at ${REMIT}`);
  return firstLoadFiles(report, page.slice(1));
}

/** Null without a build. */
export function firstBytes(folder, target) {
  const built = path.join(root, folder);
  if (!fs.existsSync(built)) return null;
  if (target !== 'h5') return miniSizes(built).main;
  const report = chunkReport(folder.split('/').slice(-2).join('-'));
  return remitFiles(report).reduce((sum, file) => sum + gzipSize(path.join(built, file)), 0);
}

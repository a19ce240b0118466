import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { plainPng } from '../../fixtures/documents';

/** Fixture ('picture.png', 'paper.pdf'), full path, or named bytes. */
export type FixtureFile = string | { name: string; bytes: Buffer };

const paper = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;
const ready: Record<string, () => Buffer> = {
  'picture.png': () => plainPng(),
  'picture2.png': () => plainPng(0x90),
  'paper.pdf': () => Buffer.from(paper),
};

let folder: string | null = null;
let count = 0;

export function fixture(file: FixtureFile): string {
  if (typeof file === 'string' && path.isAbsolute(file)) return file;
  const name = typeof file === 'string' ? file : file.name;
  const bytes = typeof file === 'string' ? ready[file]?.() : file.bytes;
  if (!bytes) throw new Error(`There is no fixture ${name}; ready ones: ${Object.keys(ready).join(', ')}`);
  folder ??= fs.mkdtempSync(path.join(os.tmpdir(), 'journey-files-'));
  // A folder each: names may repeat.
  const own = path.join(folder, String(count++));
  fs.mkdirSync(own);
  fs.writeFileSync(path.join(own, name), bytes);
  return path.join(own, name);
}

import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { listFiles } from './sizes.mjs';

const WORTH_IT = /\.(js|css|html|svg|json|txt|ttf)$/;
const MIN_BYTES = 1024;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Writes .br and .gz where smaller. */
export async function compressFiles(folder) {
  const files = listFiles(folder).filter((name) => WORTH_IT.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const content = await fs.promises.readFile(file);
      if (content.length < MIN_BYTES) return;
      await fs.promises.writeFile(`${file}.br`, await brotli(content));
      await fs.promises.writeFile(`${file}.gz`, await gzip(content, { level: 9 }));
    }),
  );
}

// npm run screenshots -- [--lang en,zh] [--width 320,1280] [--only home,order] [--dist dist]: pictures of the H5 build into screenshots/.
// The school agent's are `--only agent --dist dist/brands/schoolAgent`, after `npm run build -- h5 --brand=schoolAgent`.
// They are taken against a sandbox of their own, in memory; nothing needs to run beforehand but `npm run build:h5`.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { takePictures } from '../test/screenshots/take.ts';
import { root } from './lib/root.mjs';

const { values } = parseArgs({
  options: {
    lang: { type: 'string', default: 'en,zh' },
    width: { type: 'string', default: '375' },
    only: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
    out: { type: 'string', default: 'screenshots' },
  },
});
const failures = await takePictures({
  languages: values.lang.split(','),
  widths: values.width.split(',').map(Number),
  only: values.only?.split(','),
  h5Dir: path.resolve(root, values.dist, 'h5'),
  outDir: path.resolve(root, values.out),
});
process.exit(failures === 0 ? 0 : 1);

// npm run screenshots -- [--lang en,zh] [--width 320,1280] [--only home,order] [--dark] [--text 200] [--dist dist]
// Of the H5 build.
// `--brand=eWallet,tapGo` (or `all`): home, login and account, after `npm run build -- h5 --brand=all`.
// `--brand=schoolAgent --only agent`: its form's steps.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { takePictures } from '../test/screenshots/take.ts';
import { variants } from '../src/variants/table.ts';
import { brandFolder, EVERY_BRAND } from './lib/build/builds.mjs';
import { root } from './lib/root.mjs';

const { values } = parseArgs({
  options: {
    lang: { type: 'string', default: 'en,zh' },
    width: { type: 'string', default: '375' },
    only: { type: 'string' },
    brand: { type: 'string', default: 'main' },
    dist: { type: 'string' },
    dark: { type: 'boolean', default: false },
    text: { type: 'string', default: '100' },
    out: { type: 'string', default: 'screenshots' },
  },
});
const names = Object.keys(variants).filter((id) => variants[id].builds.includes('h5'));
const brands = values.brand === EVERY_BRAND ? names.filter((id) => id !== 'main') : values.brand.split(',');
const unknown = brands.filter((id) => !names.includes(id));
if (unknown.length) {
  console.error(`Unknown brand: ${unknown.join(', ')}. Known: ${names.join(', ')}.`);
  process.exit(2);
}
const builtOf = (brand) => path.join(root, brandFolder(brand === 'main' ? brand : EVERY_BRAND, 'h5'));
let failures = 0;
for (const brand of brands)
  failures += await takePictures({
    languages: values.lang.split(','),
    widths: values.width.split(',').map(Number),
    scheme: values.dark ? 'dark' : 'light',
    textSize: Number(values.text) / 100,
    only: values.only?.split(','),
    brand,
    h5Dir: values.dist ? path.resolve(root, values.dist, 'h5') : builtOf(brand),
    outDir: path.resolve(root, values.out),
  });
process.exit(failures === 0 ? 0 : 1);

// npm run build -- <h5|weapp|alipay>... [--brand=<name of src/variants>|all] [--watch] [--if-stale]
// Other brands: dist/brands/<name>/<target>; `all`: one H5 build of every brand.
// TARO_APP_VARIANT: a brand to ship, in dist/<target>.
import { parseArgs } from 'node:util';
import {
  brandFolder,
  buildTarget,
  buildVariant,
  EVERY_BRAND,
  isStale,
  TARGETS,
  watchTarget,
} from './lib/build/builds.mjs';

const { values, positionals } = parseArgs({
  options: {
    brand: { type: 'string' },
    watch: { type: 'boolean', default: false },
    'if-stale': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const refuse = (text) => {
  console.error(text);
  process.exit(2);
};
const { variants } = await import('../src/variants/table.ts');
const brand = values.brand ?? process.env.TARO_APP_VARIANT ?? 'main';
const every = values.brand === EVERY_BRAND;
if (!every && !Object.hasOwn(variants, brand))
  refuse(`Unknown brand: ${brand}. Known: ${Object.keys(variants).join(', ')}.`);
const builds = every ? ['h5'] : variants[brand].builds;
const targets = positionals.length ? positionals : builds;
const unknown = targets.filter((name) => !TARGETS.includes(name));
if (unknown.length) refuse(`Unknown target: ${unknown.join(', ')}. Known: ${TARGETS.join(', ')}.`);
const senseless = targets.filter((name) => !builds.includes(name));
if (senseless.length)
  refuse(`${brand} is not made for ${senseless.join(', ')}, only for ${builds.join(', ')} (src/variants).`);

if (values.watch) {
  watchTarget(targets[0], brand);
} else if (values.brand && brand !== 'main') {
  for (const target of targets) {
    await buildVariant(brand, target);
    console.log(`${brand}, ${target}: ${brandFolder(brand, target)}`);
  }
} else {
  for (const target of targets) {
    if (values['if-stale'] && !isStale(target)) {
      console.log(`${target}: up to date`);
      continue;
    }
    const seconds = await buildTarget(target);
    console.log(`${target}: built in ${seconds.toFixed(1)} s -> dist/${target}`);
  }
}

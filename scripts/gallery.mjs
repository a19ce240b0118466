// npm run gallery [h5|weapp|alipay]: the components alone, in .cache/gallery/<target>. For looking at them; no part of the app.
import { buildTarget } from './lib/builds.mjs';

const target = process.argv[2] ?? 'h5';
const seconds = await buildTarget(target, {
  quiet: true,
  env: { APP_SOURCE_ROOT: 'test/gallery', APP_OUTPUT_ROOT: `.cache/gallery/${target}` },
});
console.log(`gallery: built in ${seconds.toFixed(1)} s -> .cache/gallery/${target}`);

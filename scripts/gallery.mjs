// npm run gallery [h5|weapp|alipay]: the components alone, in .cache/gallery/<target>. For looking at them; no part of the app.
import { buildTestApp } from './lib/builds.mjs';

const target = process.argv[2] ?? 'h5';
await buildTestApp('gallery', target);
console.log(`gallery: .cache/gallery/${target}`);

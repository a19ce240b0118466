// npm run gallery [h5|weapp|alipay]: builds the UI components in .cache/gallery/<target>.
import { buildTestApp } from './lib/build/builds.mjs';

const target = process.argv[2] ?? 'h5';
await buildTestApp('gallery', target);
console.log(`gallery: .cache/gallery/${target}`);

// npm run gallery [h5|weapp|alipay]: the UI components in .cache/gallery/<target>, to look at; not part of the app.
import { buildTestApp } from './lib/builds.mjs';

const target = process.argv[2] ?? 'h5';
await buildTestApp('gallery', target);
console.log(`gallery: .cache/gallery/${target}`);

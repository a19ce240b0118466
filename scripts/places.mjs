// npm run places [-- weapp alipay]: writes QA's screens into docs/places.md and, as compile modes, these builds.
// Needs the build's TARO_APP_QUERY_SECRET.
import fs from 'node:fs';
import path from 'node:path';
import { readBuildInfo } from '../config/buildInfo.ts';
import { modeFiles, placesOf, writePlaces } from './lib/qa/places.mjs';
import { root } from './lib/root.mjs';
import { finish, table } from './lib/docs/writtenDocs.mjs';

const places = placesOf(readBuildInfo('weapp').querySecret);
for (const target of Object.keys(modeFiles).filter((name) => process.argv.includes(name))) {
  const folder = path.join(root, 'dist', target);
  if (!fs.existsSync(path.join(folder, 'app.json'))) throw new Error(`dist/${target} is not built`);
  console.log(`${places.length} places in ${path.relative(root, writePlaces(target, folder, places))}`);
}

const rows = places.map(({ name, page }) => [name, `\`${page}\``]);
finish(
  'places.md',
  'places',
  `# Places for QA

\`npm run build:weapp && npm run places -- weapp\` (or both with \`alipay\`) puts these ${places.length} screens into the compile modes
of the built folder: open \`dist/weapp\` in the chat app's tool or \`dist/alipay\` in the payment app's, choose one in the list next to the
compile button, and that screen opens. They come from the route table, with params under the build's secret: each screen of
the main brand that shows itself without a person's own data, such as an order. Sign in once by a demo account: a screen
behind a login leads there first and goes on to where it was to go. A new build has none until the
command has run again, and \`npm run release:check\` refuses a build that has them.

${table(['place', 'page'], rows)}`,
);

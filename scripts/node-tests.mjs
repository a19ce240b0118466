// node scripts/node-tests.mjs <contract|journeys|host> [--share] [parts of files' paths]
// The whole of generated tables unless --share, which takes what `npm test` takes.
import { parseArgs } from 'node:util';
import { nodeTests } from './lib/nodeTests.mjs';
import { findChromium } from './lib/tools.mjs';

const { values, positionals } = parseArgs({
  options: { share: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [suite, ...parts] = positionals;
const chromium = findChromium();
const { passed, failed, ok } = await nodeTests(suite, {
  parts,
  whole: !values.share,
  env: chromium ? { CHROMIUM: chromium } : {},
});
console.log(`${suite}: ${passed} passed, ${failed} failed`);
process.exit(ok ? 0 : 1);

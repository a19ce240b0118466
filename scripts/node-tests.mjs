// node scripts/node-tests.mjs <contract|journeys> [part of a file's path]
import { nodeTests } from './lib/nodeTests.mjs';
import { findChromium } from './lib/tools.mjs';

const [suite, filter] = process.argv.slice(2);
const chromium = findChromium();
const { passed, failed, ok } = await nodeTests(suite, {
  filter,
  env: chromium ? { CHROMIUM: chromium } : {},
});
console.log(`${suite}: ${passed} passed, ${failed} failed`);
process.exit(ok ? 0 : 1);

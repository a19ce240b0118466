// node scripts/node-tests.mjs <contract|journeys|host> [--share] [--only <pattern of names>] [--times <n>] [parts of
// files' paths]
// --share: generated tables by shares, as `npm test`. --times: repeats, counts failures.
import { parseArgs } from 'node:util';
import { nodeTests } from './lib/tests/nodeTests.mjs';

const { values, positionals } = parseArgs({
  options: {
    share: { type: 'boolean', default: false },
    only: { type: 'string' },
    times: { type: 'string', default: '1' },
    workers: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const [suite, ...parts] = positionals;
const times = Number(values.times);
const reds = new Map();
let passed = 0;
let failed = 0;
for (let turn = 1; turn <= times; turn += 1) {
  if (times > 1) console.log(`\n=== ${turn} of ${times}`);
  const result = await nodeTests(suite, {
    parts,
    only: values.only,
    whole: !values.share,
    concurrency: Number(values.workers),
  });
  passed += result.passed;
  failed += result.failed;
  for (const { file, name } of result.failures) {
    const title = name ? `${file}: ${name}` : file;
    reds.set(title, (reds.get(title) ?? 0) + 1);
  }
}
if (times > 1) for (const [title, count] of reds) console.log(`red ${count} of ${times} times: ${title}`);
console.log(`${suite}: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

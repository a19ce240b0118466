// npm run contract:pair -- [--seed <text>] [--share <0 to 1>] [parts of files' paths]
// The contract suite against two sandboxes on one PostgreSQL.
import { parseArgs } from 'node:util';
import { contractPair } from './lib/tests/contractPair.mjs';

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' }, share: { type: 'string' } },
  allowPositionals: true,
});
const { passed, failed, ok } = await contractPair({
  seed: values.seed,
  share: Number(values.share ?? 1),
  parts: positionals,
});
console.log(`contract:pair: ${passed} passed, ${failed} failed`);
process.exit(ok ? 0 : 1);

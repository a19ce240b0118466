// npm run contract -- --base https://… [--reset] [parts of files' paths]
// The contract suite against a server by its address (docs/backend.md). SANDBOX_CONSOLE_TOKEN: of its controls.
// --reset: empties it before each file.
import { parseArgs } from 'node:util';
import { contractAt } from './lib/tests/contractAt.mjs';

const { values, positionals } = parseArgs({
  options: { base: { type: 'string' }, reset: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (!values.base) {
  console.error('Which server? npm run contract -- --base https://… [--reset] [parts of paths]');
  process.exit(2);
}
const { ok, says } = await contractAt(values.base, { parts: positionals, reset: values.reset });
console.log(says);
process.exit(ok ? 0 : 1);

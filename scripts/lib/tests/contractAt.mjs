import fs from 'node:fs';
import path from 'node:path';
import { root } from '../root.mjs';
import { nodeTests } from './nodeTests.mjs';

/** About the sandbox's own process, its jobs, its demo accounts or the project's sources, not about what any server answers. */
const own = ['contract/demo', 'contract/jobs', 'contract/madeUp/', 'contract/sight/', 'contract/static/'];
const asksAnAddress = (file) =>
  !own.some((folder) => file.includes(folder)) &&
  fs.readFileSync(path.join(root, file), 'utf8').includes('startTestSandbox(');

/** The contract suite against the server at `base`. */
export async function contractAt(base, { parts, token, reset = false, print = console.log } = {}) {
  const left = [];
  const { passed, failed, ok, skipped } = await nodeTests('contract', {
    parts,
    pick: (file) => asksAnAddress(file) || (left.push(file), false),
    env: {
      CONTRACT_BASE: base,
      CONTRACT_RESET: reset ? '1' : '',
      ...(token ? { SANDBOX_CONSOLE_TOKEN: token } : {}),
    },
    timesOf: 'contract-address',
    whole: true,
    print,
  });
  for (const file of left) print(`skip  ${file}: about the sandbox itself`);
  const reasons = [...skipped].sort(([, one], [, other]) => other - one);
  const total = reasons.reduce((sum, [, count]) => sum + count, 0);
  const says = [
    `contract at ${base}: ${passed} run, ${failed} red, ${total} skipped`,
    ...reasons.map(([why, count]) => `  ${count} skipped: ${why}`),
    ...(left.length ? [`  ${left.length} files skipped: about the sandbox itself`] : []),
  ].join('\n');
  return { passed, failed, ok, skipped, says };
}

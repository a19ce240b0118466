// npm run check: types, lint and unit tests of what changed since the last commit (`-- --since main`: since another one).
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { keptTimes, runSteps } from './lib/steps.mjs';

const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });
const lines = (args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && fs.existsSync(path.join(root, file)));
const changed = [
  ...new Set([
    ...lines(['diff', '--name-only', '--diff-filter=d', values.since]),
    ...lines(['ls-files', '--others', '--exclude-standard']),
  ]),
];
const code = changed.filter((file) => /\.(tsx?|mts|[cm]?js)$/.test(file));
// Files that a unit test may load, texts included.
const loaded = changed.filter((file) => /\.(tsx?|json|[cm]?js|s?css)$/.test(file));

const bin = (name) => path.join('node_modules', name);
const node = async (...args) => {
  const red = (await run(process.execPath, args)) !== 0;
  return { passed: red ? 0 : 1, failed: red ? 1 : 0, ok: !red };
};

const steps = [
  {
    name: 'types',
    says: 'TypeScript over the project, what did not change from its cache',
    usual: 15,
    run: async () => {
      const shells = await node('--import', 'tsx', 'scripts/pages.mjs');
      return shells.ok ? node(bin('typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.json') : shells;
    },
  },
  changed.length && {
    name: 'format',
    says: `prettier over ${changed.length} changed files`,
    usual: 2,
    run: () =>
      node(bin('prettier/bin/prettier.cjs'), '--check', '--ignore-unknown', '--log-level=warn', ...changed),
  },
  code.length && {
    name: 'lint',
    says: `ESLint over ${code.length} changed files`,
    usual: 20,
    run: () =>
      node(
        bin('eslint/bin/eslint.js'),
        '--max-warnings=0',
        '--no-warn-ignored',
        '--cache',
        '--cache-location=.cache/eslint/',
        ...code,
      ),
  },
  loaded.length && {
    name: 'unit',
    says: `unit and component tests that load one of ${loaded.length} changed files`,
    usual: 40,
    run: () =>
      node(bin('jest/bin/jest.js'), '--silent', '--passWithNoTests', '--findRelatedTests', ...loaded),
  },
].filter(Boolean);

if (changed.length === 0) console.log('Nothing changed: only the types are looked at.');
process.exit((await runSteps(steps, { times: keptTimes('check') })) ? 0 : 1);

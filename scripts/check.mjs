// npm run check [-- --since main]: types, lint and nearest tests of changes since the last commit.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drawn } from './lib/tests/drawn.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { keptTimes, runSteps } from './lib/tests/steps.mjs';

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
const loaded = changed.filter((file) => /\.(tsx?|json|[cm]?js|s?css)$/.test(file));

const bin = (name) => path.join('node_modules', name);
// Saves a tenth of garbage collection.
const node = async (name, ...args) => {
  const red = (await run(process.execPath, ['--max-semi-space-size=64', ...args], { name })) !== 0;
  return { passed: red ? 0 : 1, failed: red ? 1 : 0, ok: !red };
};

const MOST_TESTS = 40;
const MOST_CONTRACT_FILES = 6;
process.env.SHARE_SEED ||= Date.now().toString(36);

/** If too many: changed and nearest, then drawn ones. */
function relatedTests() {
  const jest = [bin('jest/bin/jest.js'), '--listTests', '--findRelatedTests', ...loaded];
  const related = execFileSync(process.execPath, jest, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map((file) => path.relative(root, file));
  const folderOf = (file) => path.basename(path.dirname(file));
  const folders = new Set(loaded.map(folderOf));
  const rank = (file) => (loaded.includes(file) ? 0 : folders.has(folderOf(file)) ? 1 : 2);
  const place = (file) => rank(file) + drawn(file, process.env.SHARE_SEED);
  return {
    all: related.length,
    taken: related.sort((a, b) => place(a) - place(b)).slice(0, MOST_TESTS),
  };
}

function contractTests() {
  const domains = new Set(changed.map((file) => /^sandbox\/domains\/(\w+)\//.exec(file)?.[1]));
  const named = (file) => domains.has(/^test\/contract\/(\w+)[./]/.exec(file)?.[1]);
  const draw = (file) => (changed.includes(file) ? 0 : drawn(file, process.env.SHARE_SEED));
  return [...lines(['ls-files', 'test/contract']), ...changed]
    .filter((file) => /^test\/contract\/.*\.test\.ts$/.test(file))
    .filter((file, i, files) => files.indexOf(file) === i && (changed.includes(file) || named(file)))
    .sort((a, b) => draw(a) - draw(b))
    .slice(0, MOST_CONTRACT_FILES);
}
const contract = contractTests();

const steps = [
  {
    name: 'types',
    says: 'TypeScript over the project, what did not change from its cache',
    usual: 15,
    run: async () => {
      const shells = await node('types', '--import', 'tsx', 'scripts/pages.mjs');
      if (!shells.ok) return shells;
      return node(
        'types',
        bin('typescript/bin/tsc'),
        '--noEmit',
        '-p',
        'tsconfig.json',
        '--assumeChangesOnlyAffectDirectDependencies',
        '--tsBuildInfoFile',
        '.cache/check.tsbuildinfo',
      );
    },
  },
  (code.length || changed.some((file) => file.startsWith('locales/'))) && {
    name: 'texts',
    says: 'languages hold the same keys, code asks for keys that are there',
    usual: 1,
    run: () => node('texts', '--import', 'tsx', 'scripts/i18n-check.mjs'),
  },
  changed.length && {
    name: 'format',
    says: `prettier over ${changed.length} changed files`,
    usual: 2,
    run: () =>
      node(
        'format',
        bin('prettier/bin/prettier.cjs'),
        '--check',
        '--ignore-unknown',
        '--log-level=warn',
        ...changed,
      ),
  },
  code.length && {
    name: 'lint',
    says: `ESLint over ${code.length} changed files`,
    usual: 20,
    needs: ['format'],
    run: () =>
      node(
        'lint',
        bin('eslint/bin/eslint.js'),
        '--max-warnings=0',
        '--no-warn-ignored',
        '--cache',
        '--cache-strategy=content',
        '--cache-location=.cache/eslint/',
        ...code,
      ),
  },
  loaded.length && {
    name: 'unit',
    says: `unit and component tests that load one of ${loaded.length} changed files`,
    usual: 40,
    needs: ['lint'],
    run: () => {
      const { all, taken } = relatedTests();
      if (taken.length === 0) return { passed: 0, failed: 0, ok: true };
      if (all > taken.length)
        console.log(
          `${taken.length} of ${all} files, those of the same folder first (SHARE_SEED=${process.env.SHARE_SEED}); npm test runs all.`,
        );
      return node(
        'unit',
        bin('jest/bin/jest.js'),
        '--silent',
        '--maxWorkers=2',
        '--runTestsByPath',
        ...taken,
      );
    },
  },
  contract.length && {
    name: 'contract',
    says: `${contract.length} files of contract tests of the changed domains`,
    usual: 30,
    needs: ['lint'],
    run: () => node('contract', 'scripts/node-tests.mjs', 'contract', '--share', ...contract),
  },
].filter(Boolean);

if (changed.length === 0) console.log('Nothing changed: only the types are looked at.');
const lanes = Math.min(2, availableParallelism());
process.exit((await runSteps(steps, { lanes, times: keptTimes('check') })) ? 0 : 1);

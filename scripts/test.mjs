// npm test [-- unit lint]: all of CI or these steps, two at a time on two cores.
// `--all` goes on after a failure, `--whole`: generated tables whole.
import { availableParallelism } from 'node:os';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { tsImport } from 'tsx/esm/api';
import { buildTarget, buildVariant, EVERY_BRAND, isStale, TARGETS } from './lib/build/builds.mjs';
import { contractPair } from './lib/tests/contractPair.mjs';
import { drawn } from './lib/tests/drawn.mjs';
import { nodeTests } from './lib/tests/nodeTests.mjs';
import { onPostgres } from './lib/tests/postgres.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { seedOfCommit } from './lib/tests/seedOfCommit.mjs';
import { runSteps, stepProcess } from './lib/tests/steps.mjs';
import { aptInstall, chromiumPackages, findChromium, findPostgres, hasHeadlessShell } from './lib/tools.mjs';

const { values, positionals: wanted } = parseArgs({
  options: {
    all: { type: 'boolean' },
    whole: { type: 'boolean', default: false },
    step: { type: 'string' },
  },
  allowPositionals: true,
});
const { whole } = values;
if (whole) delete process.env.SHARE_SEED;
else process.env.SHARE_SEED ||= seedOfCommit();

const red = (failed = 1) => ({ passed: 0, failed, ok: false });
const green = (passed = 1) => ({ passed, failed: 0, ok: true });

const script = (name) => async () => ((await run('npm', ['run', '--silent', name])) === 0 ? green() : red());

async function tools() {
  if (!findPostgres()) aptInstall(['postgresql']);
  if (!process.env.CHROMIUM && !hasHeadlessShell()) {
    try {
      aptInstall(chromiumPackages);
    } catch (error) {
      // Another Chromium works, slower.
      if (!findChromium()) throw error;
    }
  }
  const browser = findChromium();
  if (!browser || !findPostgres()) {
    console.error(
      'Chromium or PostgreSQL is still not found; CHROMIUM=<file> and PG_BIN=<folder> name them.',
    );
    return red();
  }
  console.log(`Chromium ${browser}\nPostgreSQL ${findPostgres()}`);
  return script('pages')();
}

const jest = (project) => async () => {
  const report = path.join(root, '.cache/tests', `${project}.json`);
  fs.mkdirSync(path.dirname(report), { recursive: true });
  fs.rmSync(report, { force: true });
  const args = [
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    project,
    '--json',
    `--outputFile=${report}`,
    '--silent',
  ];
  // --json also writes to stdout.
  const code = await run(process.execPath, [...args, '--reporters=default'], { stdout: 'ignore' });
  if (!fs.existsSync(report)) return red();
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const failed = numFailedTests || numFailedTestSuites || (code === 0 ? 0 : 1);
  return { passed: numPassedTests, failed, ok: code === 0 };
};

const build = (target) => async () => {
  if (!isStale(target)) {
    console.log('up to date');
    return green();
  }
  await buildTarget(target, { quiet: true });
  return green();
};
/** Builds share webpack's cache. */
const builtBefore = (target) =>
  TARGETS.slice(0, TARGETS.indexOf(target))
    .slice(-1)
    .map((one) => `build:${one}`);
const everyBuild = [...TARGETS, 'brands'].map((name) => `build:${name}`);

async function buildBrands() {
  await buildVariant(EVERY_BRAND, 'h5');
  if (!whole) return green();
  const { variants } = await tsImport('../src/variants/table.ts', import.meta.url);
  for (const brand of Object.keys(variants).filter((id) => id !== 'main'))
    for (const target of variants[brand].builds) await buildVariant(brand, target);
  return green();
}

const testsOnPostgres = (suite, options) =>
  onPostgres(findPostgres(), (url) => nodeTests(suite, { ...options, env: { DATABASE_URL: url }, whole }));

/** Share of the contract's files that PGlite and the pair repeat. */
const CONTRACT_SHARE = 1 / 12;
const contractOnPglite = () =>
  nodeTests('contract', {
    pick: (file) =>
      whole ||
      drawn(file, process.env.SHARE_SEED) < CONTRACT_SHARE ||
      fs.readFileSync(path.join(root, file), 'utf8').includes('withoutServer'),
    concurrency: 2,
    env: { DATABASE_URL: '' },
    timesOf: 'contract-pglite',
    whole,
  });

/** Needs both lanes. */
const BOTH = 2;

/** `usual`: seconds until times are recorded. */
const steps = [
  {
    name: 'tools',
    says: 'Chromium, PostgreSQL and the page shells',
    usual: 2,
    here: true,
    run: tools,
  },
  ...TARGETS.map((target) => ({
    name: `build:${target}`,
    says: `production build of ${target}`,
    usual: 160,
    needs: builtBefore(target),
    run: build(target),
  })),
  {
    name: 'build:brands',
    says: `every brand in one H5 build${whole ? ', and each by itself' : ''}`,
    usual: whole ? 900 : 60,
    needs: TARGETS.map((target) => `build:${target}`),
    run: buildBrands,
  },
  { name: 'typecheck', says: 'TypeScript over the project', usual: 90, run: script('typecheck') },
  { name: 'lint', says: 'ESLint and prettier over the project', usual: 320, run: script('lint') },
  { name: 'unused', says: 'files, exports and packages that nothing uses', usual: 20, run: script('unused') },
  { name: 'i18n', says: 'languages against each other and the code', usual: 10, run: script('i18n:check') },
  { name: 'docs', says: 'tables that scripts write', usual: 10, run: script('docs:check') },
  { name: 'unit', says: 'jest in node', usual: 180, run: jest('unit') },
  { name: 'component', says: 'jest in jsdom', usual: 145, run: jest('component') },
  { name: 'bundles', says: 'every built file', usual: 10, needs: everyBuild, run: script('bundle:check') },
  {
    name: 'host',
    says: 'the headless host of the mini-programs',
    usual: 20,
    needs: everyBuild,
    run: () => nodeTests('host', { whole }),
  },
  {
    name: 'contract',
    says: 'every call against the sandbox on PostgreSQL',
    usual: 300,
    lanes: BOTH,
    run: () => testsOnPostgres('contract', { concurrency: 2 }),
  },
  {
    name: 'contract:pglite',
    says: `the same on PGlite: what needs no server, and ${whole ? 'all' : 'a twelfth'} of the files`,
    usual: 150,
    lanes: BOTH,
    run: contractOnPglite,
  },
  {
    name: 'contract:pair',
    says: `the same on two sandboxes over one PostgreSQL, ${whole ? 'all' : 'a twelfth'} of the files`,
    usual: 60,
    lanes: BOTH,
    run: () => contractPair({ share: whole ? 1 : CONTRACT_SHARE, seed: process.env.SHARE_SEED }),
  },
  {
    name: 'journeys',
    says: 'the app in a browser and as two mini-programs against a sandbox',
    usual: 1200,
    lanes: BOTH,
    needs: everyBuild,
    // Journeys mostly wait.
    run: () => testsOnPostgres('journeys', { concurrency: 3 }),
  },
  { name: 'size', says: 'sizes against their budgets', usual: 10, needs: everyBuild, run: script('size') },
];

if (values.step) {
  // Ends with its parent.
  process.on('disconnect', () => process.kill(process.pid));
  const { run: runStep } = steps.find(({ name }) => name === values.step);
  const result = await runStep().catch((error) => {
    console.error(error.message);
    return red();
  });
  process.send(result, () => process.exit());
} else {
  await main();
}

async function main() {
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length) {
    console.error(`Unknown step: ${unknown.join(', ')}. Known: ${steps.map(({ name }) => name).join(', ')}.`);
    process.exit(2);
  }
  const taken = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const ofItsOwn = ({ name }) => [
    fileURLToPath(import.meta.url),
    ['--step', name, ...(whole ? ['--whole'] : [])],
    name,
  ];
  const ok = await runSteps(
    taken.map(({ here, ...step }) => ({
      ...step,
      needs: here ? [] : ['tools', ...(step.needs ?? [])],
      run: here || taken.length === 1 ? step.run : () => stepProcess(...ofItsOwn(step)),
    })),
    { goOn: values.all, lanes: Math.min(2, availableParallelism()) },
  );
  process.exit(ok ? 0 : 1);
}

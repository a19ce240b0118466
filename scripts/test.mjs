// npm test: all that CI runs, in its order; stops at the first red step. `npm test -- unit lint` runs only those,
// `npm test -- --all` goes on after a red one, `npm test -- --whole` takes generated tables whole instead of by seeded shares.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { tsImport } from 'tsx/esm/api';
import { buildTarget, buildVariant, EVERY_BRAND, isStale, TARGETS } from './lib/builds.mjs';
import { contractPair } from './lib/contractPair.mjs';
import { brandTargets, drawn, drawnBrands } from './lib/drawn.mjs';
import { nodeTests } from './lib/nodeTests.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { runSteps } from './lib/steps.mjs';
import { aptInstall, findChromium, findPostgres } from './lib/tools.mjs';

const { values, positionals: wanted } = parseArgs({
  options: { all: { type: 'boolean' }, whole: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const { whole } = values;
// One seed for all steps of a run.
process.env.SHARE_SEED ||= Date.now().toString(36);

const red = (failed = 1) => ({ passed: 0, failed, ok: false });
const green = (passed = 1) => ({ passed, failed: 0, ok: true });

/** A step that is one yes or no. */
const script = (name) => async () => ((await run('npm', ['run', '--silent', name])) === 0 ? green() : red());

async function tools() {
  const missing = [!findChromium() && 'chromium', !findPostgres() && 'postgresql'].filter(Boolean);
  if (missing.length) aptInstall(missing);
  const browser = findChromium();
  if (!browser || !findPostgres()) {
    console.error(
      'Chromium or PostgreSQL is still not found; CHROMIUM=<file> and PG_BIN=<folder> name them.',
    );
    return red();
  }
  process.env.CHROMIUM = browser;
  console.log(`Chromium ${browser}\nPostgreSQL ${findPostgres()}`);
  return green();
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
  // --json writes the report to stdout as well; what a person reads goes to stderr.
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

/** Of the contract's files; PGlite has them all. */
const PG_SHARE = 1 / 3;
const contractOnPostgres = async () => {
  const server = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: async () => {} }
    : await startPostgres(findPostgres());
  try {
    return await nodeTests('contract', {
      pick: (file) => whole || drawn(file, process.env.SHARE_SEED) < PG_SHARE,
      concurrency: 2,
      env: { DATABASE_URL: server.url },
      timesOf: 'contract-postgres',
      whole,
    });
  } finally {
    await server.stop();
  }
};

/** The steps in their order. `usual`: seconds on two cores, until a run has left its own times. */
const steps = [
  { name: 'tools', says: 'look for Chromium and PostgreSQL', usual: 1, run: tools },
  { name: 'typecheck', says: 'TypeScript over the project', usual: 25, run: script('typecheck') },
  { name: 'lint', says: 'ESLint and prettier over the project', usual: 90, run: script('lint') },
  { name: 'unused', says: 'files, exports and packages that nothing uses', usual: 15, run: script('unused') },
  { name: 'i18n', says: 'languages against each other and the code', usual: 10, run: script('i18n:check') },
  { name: 'docs', says: 'tables that scripts write', usual: 10, run: script('docs:check') },
  { name: 'unit', says: 'jest in node', usual: 90, run: jest('unit') },
  { name: 'component', says: 'jest in jsdom', usual: 30, run: jest('component') },
  ...TARGETS.map((target) => ({
    name: `build:${target}`,
    says: `production build of ${target}`,
    usual: 60,
    run: build(target),
  })),
  {
    name: 'build:schoolAgent',
    says: `the school agent's brand, for its journeys, on ${whole ? 'all targets' : 'one target'}`,
    usual: whole ? 150 : 50,
    async run() {
      const targets = brandTargets(TARGETS, whole ? undefined : process.env.SHARE_SEED);
      for (const target of targets) await buildVariant('schoolAgent', target);
      return green();
    },
  },
  {
    name: 'build:brand',
    says: `every brand in one H5 build, for journeys of brands${whole ? ', and each by itself' : ''}`,
    usual: whole ? 600 : 60,
    async run() {
      await buildVariant(EVERY_BRAND, 'h5');
      const { variants } = await tsImport('../src/variants/table.ts', import.meta.url);
      const seed = whole ? undefined : process.env.SHARE_SEED;
      for (const brand of drawnBrands(variants, seed))
        for (const target of brandTargets(variants[brand].builds, seed))
          // A drawn one is driven on H5 in the build of all.
          if (whole || target !== 'h5') await buildVariant(brand, target);
      return green();
    },
  },
  { name: 'bundles', says: 'every built file', usual: 10, run: script('bundle:check') },
  {
    name: 'host',
    says: 'the headless host of the mini-programs',
    usual: 20,
    run: () => nodeTests('host', { whole }),
  },
  {
    name: 'contract',
    says: 'every call against the sandbox on PGlite',
    usual: 300,
    run: () => nodeTests('contract', { concurrency: 2, env: { DATABASE_URL: '' }, whole }),
  },
  {
    name: 'contract:postgres',
    says: `the same on PostgreSQL, ${whole ? 'all' : 'a third'} of the files`,
    usual: 110,
    run: contractOnPostgres,
  },
  {
    name: 'contract:pair',
    says: `the same on two sandboxes over one PostgreSQL, a ${whole ? 'whole' : 'quarter'} of the files`,
    usual: 90,
    run: () => contractPair({ share: whole ? 1 : 0.25, seed: process.env.SHARE_SEED }),
  },
  {
    name: 'journeys',
    says: 'the app in a browser and as two mini-programs against a sandbox',
    usual: 600,
    // Much of a journey is waiting for what comes by itself, so that three at a time suit two cores.
    run: () =>
      nodeTests('journeys', {
        concurrency: 3,
        env: { DATABASE_URL: '' },
        whole,
      }),
  },
  { name: 'size', says: 'sizes against their budgets', usual: 90, run: script('size') },
];

const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length) {
  console.error(`Unknown step: ${unknown.join(', ')}. Known: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const ok = await runSteps(
  steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
  { goOn: values.all },
);
process.exit(ok ? 0 : 1);

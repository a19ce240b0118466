// npm test: all that CI runs, in its order; stops at the first red step. `npm test -- unit lint` runs only those,
// `npm test -- --all` goes on after a red one.
import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { buildTarget, isStale, TARGETS } from './lib/builds.mjs';
import { contractPair } from './lib/contractPair.mjs';
import { nodeTests } from './lib/nodeTests.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { aptInstall, findChromium, findPostgres } from './lib/tools.mjs';

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

const contractOnPostgres = async () => {
  const server = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: async () => {} }
    : await startPostgres(findPostgres());
  try {
    return await nodeTests('contract', { concurrency: 2, env: { DATABASE_URL: server.url } });
  } finally {
    await server.stop();
  }
};

const steps = {
  tools,
  typecheck: script('typecheck'),
  lint: script('lint'),
  i18n: script('i18n:check'),
  docs: script('docs:check'),
  unit: jest('unit'),
  component: jest('component'),
  ...Object.fromEntries(TARGETS.map((target) => [`build:${target}`, build(target)])),
  bundles: script('bundle:check'),
  host: () => nodeTests('host'),
  contract: () => nodeTests('contract', { concurrency: 2, env: { DATABASE_URL: '' } }),
  'contract:postgres': contractOnPostgres,
  // A fourth of its files, another one every time; `npm run contract:pair` takes all.
  'contract:pair': () => contractPair({ share: 0.25 }),
  // Much of a journey is waiting for what comes by itself, so that three at a time suit two cores.
  journeys: () => nodeTests('journeys', { concurrency: 3, env: { DATABASE_URL: '' } }),
  size: script('size'),
};

const goOn = process.argv.includes('--all');
const wanted = process.argv.slice(2).filter((arg) => arg !== '--all');
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length) {
  console.error(`Unknown step: ${unknown.join(', ')}. Known: ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}

const started = performance.now();
const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;
const summary = [];
let passed = 0;
let failed = 0;
for (const [name, step] of Object.entries(steps)) {
  if (wanted.length && !wanted.includes(name)) continue;
  console.log(`\n=== ${name}`);
  const from = performance.now();
  let result;
  try {
    result = await step();
  } catch (error) {
    console.error(error.message);
    result = red();
  }
  passed += result.passed;
  failed += result.failed;
  summary.push(
    `${result.ok ? 'ok  ' : 'RED '} ${name.padEnd(20)} ${seconds(from).padStart(9)}  ${result.passed} passed, ${result.failed} failed`,
  );
  if (!result.ok && !goOn) break;
}
console.log(`\n${summary.join('\n')}\nAll steps: ${seconds(started)}\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

import fs from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';
import { root } from './root.mjs';
import { listFiles } from './sizes.mjs';

/** Test files of test/<suite> whose path holds `filter`. Node 20 takes no glob, so they are named one by one. */
export function testFiles(suite, filter = '') {
  const folder = path.join(root, 'test', suite);
  if (!fs.existsSync(folder)) return [];
  return listFiles(folder)
    .filter((file) => /\.test\.tsx?$/.test(file) && file.includes(filter))
    .sort()
    .map((file) => path.join('test', suite, file));
}

/** Runs test/<suite> under node:test; resolves to `{ passed, failed, ok }`. */
export async function nodeTests(suite, { filter, pick = () => true, concurrency = 1, env = {} } = {}) {
  const files = testFiles(suite, filter).filter(pick);
  if (files.length === 0) return { passed: 0, failed: 0, ok: true };
  const tap = path.join(root, '.cache/tests', `${suite}-${process.pid}.tap`);
  fs.mkdirSync(path.dirname(tap), { recursive: true });
  const reporters = ['spec', 'tap'].map((name) => `--test-reporter=${name}`);
  const outputs = ['stdout', tap].map((where) => `--test-reporter-destination=${where}`);
  const flags = [
    '--import',
    'tsx',
    '--import',
    './test/setup/build.js',
    '--test',
    `--test-concurrency=${concurrency}`,
    // A file that leaves a handle open would otherwise hang the run.
    `--test-timeout=${10 * 60_000}`,
  ];
  const code = await run(process.execPath, [...flags, ...reporters, ...outputs, ...files], { env });
  const report = fs.existsSync(tap) ? fs.readFileSync(tap, 'utf8') : '';
  fs.rmSync(tap, { force: true });
  const count = (word) => Number(report.match(new RegExp(`^# ${word} (\\d+)$`, 'm'))?.[1] ?? 0);
  const failed = count('fail') + count('cancelled');
  return { passed: count('pass'), failed: failed || (code === 0 ? 0 : 1), ok: code === 0 };
}

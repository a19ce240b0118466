import { spawn } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';
import { root } from './root.mjs';
import { listFiles } from './sizes.mjs';
import { keptTimes, spoken } from './steps.mjs';

/** Begins a line that the reporter wrote. */
const MARK = '\x1e';
/** A file whose time is not known yet. */
const USUAL_SECONDS = 15;
/** A process that goes on longer than this has left something open. */
const LONGEST_MS = 12 * 60_000;

/** Test files of test/<suite> whose path holds one of `parts`; all if there are none. Throws if a part is in no path. */
export function testFiles(suite, parts = []) {
  const folder = path.join(root, 'test', suite);
  const files = listFiles(folder)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .sort()
    .map((file) => path.join('test', suite, file));
  const lost = parts.filter((part) => !files.some((file) => file.includes(part)));
  if (lost.length > 0) throw new Error(`No test file of ${suite} has ${lost.join(' or ')} in its path.`);
  return files.filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)));
}

/** Runs one file under node:test; its tests come as lines of JSON (lineReporter.mjs), its own output is shown. Resolves to the exit code. */
function runFile(file, env, onEvent) {
  const flags = ['--import', 'tsx', '--import', './test/setup/build.js'];
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        ...flags,
        '--test-reporter=./scripts/lib/lineReporter.mjs',
        '--test-reporter-destination=stdout',
        file,
      ],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, ...env },
      },
    );
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    const late = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
    readline.createInterface({ input: child.stdout }).on('line', (text) => {
      if (text.startsWith(MARK)) onEvent(JSON.parse(text.slice(1)));
      else if (text) console.log(text);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(late);
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs test/<suite>, a process a file; resolves to `{ passed, failed, ok }`. Prints each test as it ends, and after each file how many are
 * behind it and how long is left, by the times of the last run.
 * @param whole generated tables whole; else the shares that SHARE_SEED draws (test/share.ts)
 */
export async function nodeTests(
  suite,
  { parts, pick = () => true, concurrency = 1, env = {}, whole = false, timesOf = suite } = {},
) {
  const files = testFiles(suite, parts).filter(pick);
  const seed = process.env.SHARE_SEED ?? Date.now().toString(36);
  if (!whole)
    console.log(
      `Shares of generated tables drawn by seed ${seed}: again with SHARE_SEED=${seed}, the whole with --whole`,
    );
  const times = keptTimes(timesOf);
  const secondsOf = (file) => times.of(file, USUAL_SECONDS);
  // The longest first, so that none of them is left for the end.
  const waiting = [...files].sort((a, b) => secondsOf(b) - secondsOf(a));
  const undone = new Set(files);
  const failures = [];
  let passed = 0;
  const one = async (file) => {
    const from = performance.now();
    const before = failures.length;
    const onEvent = (event) => {
      if (event.text !== undefined) console.log(event.text);
      else if (!event.suite) {
        if (event.type === 'test:pass' && !event.skipped) passed += 1;
        if (event.type === 'test:fail') failures.push(`${file}: ${event.name}\n${event.error}`);
        console.log(
          `${event.type === 'test:fail' ? 'RED' : event.skipped ? 'skip' : 'ok'}  ${event.name} (${event.seconds.toFixed(1)} s)`,
        );
        if (event.error) console.log(event.error);
      }
    };
    const code = await runFile(file, { ...env, SHARE_SEED: whole ? '' : seed }, onEvent);
    if (code !== 0 && failures.length === before) failures.push(`${file}: ended with code ${code}`);
    const seconds = (performance.now() - from) / 1000;
    undone.delete(file);
    times.keep(file, seconds);
    const left = [...undone].reduce((sum, name) => sum + secondsOf(name), 0) / concurrency;
    console.log(
      `[${files.length - undone.size} of ${files.length}] ${file} ${spoken(seconds)}${undone.size ? `; about ${spoken(left)} left` : ''}`,
    );
  };
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let file = waiting.shift(); file; file = waiting.shift()) await one(file);
    }),
  );
  if (failures.length > 0) console.log(`\nRED in ${suite}:\n\n${failures.join('\n\n')}`);
  return { passed, failed: failures.length, ok: failures.length === 0 };
}

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
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
const LONGEST_MS = 30 * 60_000;

/** Where between 0 and 1 the seed puts a file: a share of a suite is what lies below it. */
export const drawn = (file, seed) =>
  createHash('sha256').update(`${seed}:${file}`).digest().readUInt32BE(0) / 2 ** 32;

/** Test files of test/<suite> whose path holds `filter`. */
export function testFiles(suite, filter = '') {
  const folder = path.join(root, 'test', suite);
  if (!fs.existsSync(folder)) return [];
  return listFiles(folder)
    .filter((file) => /\.test\.tsx?$/.test(file) && file.includes(filter))
    .sort()
    .map((file) => path.join('test', suite, file));
}

/**
 * Deals files to processes: a file each, or, with `together`, to that many processes of about equal length, which share what
 * their files start (test/setup/together.ts). What `alone` names keeps a process of its own.
 */
function batchesOf(files, { together, alone, secondsOf }) {
  if (!together) return files.map((file) => [file]);
  const own = files.filter(alone).map((file) => [file]);
  const shared = Array.from({ length: together }, () => ({ files: [], seconds: 0 }));
  const longestFirst = files.filter((file) => !alone(file)).sort((a, b) => secondsOf(b) - secondsOf(a));
  for (const file of longestFirst) {
    const shortest = shared.reduce((least, batch) => (batch.seconds < least.seconds ? batch : least));
    shortest.files.push(file);
    shortest.seconds += secondsOf(file);
  }
  return [...shared.map((batch) => batch.files).filter((batch) => batch.length > 0), ...own];
}

/** Runs one batch under node:test; its tests come as lines of JSON (lineReporter.mjs), its own output is shown. Resolves to the exit code. */
function runBatch(batch, env, onEvent) {
  const entry = batch.length === 1 ? batch[0] : 'test/setup/together.ts';
  const flags = ['--import', 'tsx', '--import', './test/setup/build.js'];
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        ...flags,
        '--test-reporter=./scripts/lib/lineReporter.mjs',
        '--test-reporter-destination=stdout',
        entry,
      ],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, ...env, TEST_FILES: batch.join(',') },
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
 * Runs test/<suite>; resolves to `{ passed, failed, ok }`. Prints each test as it ends, and after each file how many are
 * behind it and how long is left, by the times of the last run.
 * @param together processes that share a sandbox and a browser among their files; without it, a process a file
 * @param alone files that keep a process of their own all the same
 * @param whole generated tables whole; else the shares that SHARE_SEED draws (test/share.ts)
 */
export async function nodeTests(
  suite,
  {
    filter,
    pick = () => true,
    concurrency = 1,
    env = {},
    together = 0,
    alone = () => false,
    whole = false,
    timesOf = suite,
  } = {},
) {
  const files = testFiles(suite, filter).filter(pick);
  const seed = process.env.SHARE_SEED ?? Date.now().toString(36);
  if (!whole)
    console.log(
      `Shares of generated tables drawn by seed ${seed}: again with SHARE_SEED=${seed}, the whole with --whole`,
    );
  const times = keptTimes(timesOf);
  const secondsOf = (file) => times.of(file, USUAL_SECONDS);
  const waiting = batchesOf(files, { together, alone, secondsOf });
  const undone = new Set(files);
  const failures = [];
  let passed = 0;
  const ended = (file, seconds) => {
    if (!undone.delete(file)) return;
    times.keep(file, seconds);
    const left = [...undone].reduce((sum, name) => sum + secondsOf(name), 0) / concurrency;
    console.log(
      `[${files.length - undone.size} of ${files.length}] ${file} ${spoken(seconds)}${undone.size ? `; about ${spoken(left)} left` : ''}`,
    );
  };
  const one = async (batch) => {
    const from = performance.now();
    const onEvent = (event) => {
      const shared = batch.length > 1;
      if (event.text !== undefined) console.log(event.text);
      else if (shared && event.nesting === 0 && undone.has(event.name)) ended(event.name, event.seconds);
      else if (!event.suite) {
        if (event.type === 'test:pass' && !event.skipped) passed += 1;
        if (event.type === 'test:fail')
          failures.push(`${shared ? '' : `${batch[0]}: `}${event.name}\n${event.error}`);
        console.log(
          `${event.type === 'test:fail' ? 'RED' : event.skipped ? 'skip' : 'ok'}  ${event.name} (${event.seconds.toFixed(1)} s)`,
        );
        if (event.error) console.log(event.error);
      }
    };
    const before = failures.length;
    const code = await runBatch(
      batch,
      { ...env, ...(whole ? { SHARE_SEED: '' } : { SHARE_SEED: seed }) },
      onEvent,
    );
    if (code !== 0 && failures.length === before)
      failures.push(`${batch.join(', ')}: ended with code ${code}`);
    for (const file of batch) ended(file, (performance.now() - from) / 1000);
  };
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let batch = waiting.shift(); batch; batch = waiting.shift()) await one(batch);
    }),
  );
  if (failures.length > 0) console.log(`\nRED in ${suite}:\n\n${failures.join('\n\n')}`);
  return { passed, failed: failures.length, ok: failures.length === 0 };
}

import { spawn } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';
import { FILE_END } from './lineReporter.mjs';
import { root } from '../root.mjs';
import { listFiles } from '../build/sizes.mjs';
import { keptTimes, spoken } from './steps.mjs';

const MARK = '\x1e';
const USUAL_SECONDS = 15;
/** Without a test ending. */
const LONGEST_MS = 12 * 60_000;

/** Throws if a part matches no path. */
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

/** `run(file)` rejects on a hang or death; discard it then. */
function startWorker(suite, { env, only, print }) {
  const child = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', '--import', './test/setup/build.js'],
      ...['--test-reporter=./scripts/lib/tests/lineReporter.mjs', '--test-reporter-destination=stdout'],
      ...(only ? [`--test-name-pattern=${only}`, `--test-name-pattern=^${FILE_END}`] : []),
      'scripts/lib/tests/testWorker.mjs',
      suite,
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env: { ...process.env, ...env } },
  );
  let current = null;
  const ready = new Promise((resolve) => child.once('message', resolve));
  const ended = new Promise((resolve) => {
    child.on('error', resolve);
    child.on('exit', (code) => {
      current?.reject(new Error(`its process ended with code ${code}`));
      resolve();
    });
  });
  readline.createInterface({ input: child.stderr }).on('line', (text) => print(text));
  readline.createInterface({ input: child.stdout }).on('line', (text) => {
    if (!text.startsWith(MARK)) return text && print(text);
    const event = JSON.parse(text.slice(1));
    if (event.name?.startsWith(FILE_END)) return current?.resolve(event.error);
    current?.onEvent(event);
  });
  return {
    async run(file, onEvent) {
      await Promise.race([ready, ended]);
      if (child.exitCode !== null) throw new Error('its process did not start');
      let late;
      try {
        return await new Promise((resolve, reject) => {
          const hangs = () =>
            reject(new Error(`it hangs: ${spoken(LONGEST_MS / 1000)} without a test's end`));
          late = setTimeout(hangs, LONGEST_MS);
          current = {
            onEvent(event) {
              if (event.text === undefined) late.refresh();
              onEvent(event);
            },
            resolve,
            reject,
          };
          child.send({ file });
        });
      } finally {
        clearTimeout(late);
        current = null;
      }
    },
    async stop() {
      child.disconnect();
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/**
 * Resolves to `{ passed, failed, ok, failures, skipped }`; `skipped`: by address, how many for each reason.
 * @param whole no shares of generated tables by SHARE_SEED (test/share.ts)
 * @param only pattern of test names
 */
export async function nodeTests(
  suite,
  {
    parts,
    only,
    pick = () => true,
    concurrency = 1,
    env = {},
    whole = false,
    timesOf = suite,
    print = console.log,
  } = {},
) {
  const files = testFiles(suite, parts).filter(pick);
  const seed = process.env.SHARE_SEED || Date.now().toString(36);
  if (!whole) print(`Shares of generated tables drawn by seed ${seed}`);
  const times = keptTimes(timesOf);
  const secondsOf = (file) => times.of(file, USUAL_SECONDS);
  const waiting = [...files].sort((a, b) => secondsOf(b) - secondsOf(a));
  const undone = new Set(files);
  const failures = [];
  const skipped = new Map();
  let passed = 0;

  const again = (file, name) => {
    const part = path.relative(path.join('test', suite), file).replace(/\.test\.tsx?$/, '');
    const test = name ? ` --only ${JSON.stringify(asPattern(name))}` : '';
    return `${whole ? '' : `SHARE_SEED=${seed} `}npm run test:${suite} -- ${whole ? '' : '--share '}${part}${test}`;
  };
  const fail = (file, name, error) => {
    const title = name ? `${file}: ${name}` : file;
    failures.push({ file, name, text: `${title}\n${error}\nAgain: ${again(file, name)}` });
    print(`RED ${title}\n${error}`);
  };

  const skip = ({ name, why }) => {
    skipped.set(why, (skipped.get(why) ?? 0) + 1);
    print(`skip  ${name}: ${why}`);
  };

  async function runFiles() {
    let worker = null;
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const from = performance.now();
      worker ??= startWorker(suite, { env: { ...env, SHARE_SEED: whole ? '' : seed }, only, print });
      try {
        const dirt = await worker.run(file, (event) => {
          if (event.text !== undefined) return print(event.text);
          if (event.why) return skip(event);
          if (event.type === 'test:fail') return fail(file, event.name, event.error);
          if (!event.skipped) passed += 1;
          print(`${event.skipped ? 'skip' : 'ok'}  ${event.name} (${event.seconds.toFixed(1)} s)`);
        });
        if (dirt) throw new Error(dirt);
      } catch (error) {
        fail(file, null, error.message);
        await worker.kill();
        worker = null;
      }
      const seconds = (performance.now() - from) / 1000;
      undone.delete(file);
      times.keep(file, seconds);
      const left = [...undone].reduce((sum, name) => sum + secondsOf(name), 0) / concurrency;
      print(
        `[${files.length - undone.size} of ${files.length}] ${file} ${spoken(seconds)}${undone.size ? `; about ${spoken(left)} left` : ''}`,
      );
    }
    await worker?.stop();
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, files.length) }, runFiles));
  if (failures.length > 0) print(`\nRED in ${suite}:\n\n${failures.map(({ text }) => text).join('\n\n')}`);
  return { passed, failed: failures.length, ok: failures.length === 0, failures, skipped };
}

const asPattern = (name) => `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

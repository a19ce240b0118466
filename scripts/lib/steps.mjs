import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { root } from './root.mjs';

/** Seconds as a person says them: '40 s', '12 min'. */
export const spoken = (seconds) =>
  seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`;

/** Seconds that things took when they last ran, by name, kept in .cache/times. */
export function keptTimes(name) {
  const file = path.join(root, '.cache/times', `${name}.json`);
  const times = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  return {
    of: (key, usual) => times[key] ?? usual,
    keep(key, seconds) {
      times[key] = Math.round(seconds * 10) / 10;
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, JSON.stringify(times, null, 1));
    },
  };
}

/**
 * Runs steps one after the other and prints what each does, how many are behind it and how long is left, by the times of
 * the last green run. Stops at the first red one unless `goOn`. Resolves to whether all were green.
 * @param steps `{ name, says, usual, run }`: `usual` is the seconds before any time is known; `run` resolves to
 * `{ passed, failed, ok }`
 */
export async function runSteps(steps, { goOn = false, times = keptTimes('steps') } = {}) {
  const started = performance.now();
  const since = (from) => (performance.now() - from) / 1000;
  const left = (at) => steps.slice(at).reduce((sum, { name, usual }) => sum + times.of(name, usual), 0);
  const summary = [];
  let passed = 0;
  let failed = 0;
  for (const [at, { name, says, usual, run }] of steps.entries()) {
    console.log(
      `\n=== ${name} (${at + 1} of ${steps.length}): ${says}. About ${spoken(times.of(name, usual))}, with the rest ${spoken(left(at))}.`,
    );
    const from = performance.now();
    let result;
    try {
      result = await run();
    } catch (error) {
      console.error(error.message);
      result = { passed: 0, failed: 1, ok: false };
    }
    const took = since(from);
    if (result.ok) times.keep(name, took);
    passed += result.passed;
    failed += result.failed;
    summary.push(
      `${result.ok ? 'ok  ' : 'RED '} ${name.padEnd(20)} ${took.toFixed(1).padStart(7)} s  ${result.passed} passed, ${result.failed} failed`,
    );
    if (!result.ok && !goOn) break;
  }
  console.log(
    `\n${summary.join('\n')}\nAll steps: ${since(started).toFixed(1)} s\n${passed} passed, ${failed} failed`,
  );
  return failed === 0;
}

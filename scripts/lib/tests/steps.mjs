import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { root } from '../root.mjs';
import { printLines } from '../run.mjs';

/** '40 s', '12 min'. */
export const spoken = (seconds) =>
  seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`;

/** Of the last run, in .cache/times. */
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

const seconds = (from) => (performance.now() - from) / 1000;
const RED = { passed: 0, failed: 1, ok: false };

async function runHere({ run }) {
  try {
    return await run();
  } catch (error) {
    console.error(error.message);
    return RED;
  }
}

/** `node <script> <args>`, with `tellParent` for its result. */
export function stepProcess(script, args, name) {
  return new Promise((resolve) => {
    const child = fork(script, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    printLines(child, name);
    let result = RED;
    child.on('message', (message) => (result = message));
    child.on('error', (error) => console.error(error.message));
    child.on('close', () => resolve(result));
  });
}

/**
 * In parallel by `lanes`. After a failure none starts unless `goOn`. Resolves to whether all passed.
 * @param steps `{ name, says, usual, run, lanes, needs }`: `usual` seconds before any are recorded, `lanes` (1),
 * `needs` earlier steps; `run` resolves to `{ passed, failed, ok }`
 */
export async function runSteps(steps, { goOn = false, lanes = 1, times = keptTimes('steps') } = {}) {
  const started = performance.now();
  const wide = (step) => Math.min(step.lanes ?? 1, lanes);
  const waiting = [...steps];
  const running = new Map();
  const results = new Map();
  let free = lanes;

  const left = () =>
    spoken(
      [...waiting, ...running.keys()].reduce(
        (sum, step) => sum + times.of(step.name, step.usual) * wide(step),
        0,
      ) / lanes,
    );
  const isReady = ({ needs = [] }) =>
    needs.every((name) => results.has(name) || !steps.some((step) => step.name === name));
  const isRed = () => [...results.values()].some(({ ok }) => !ok);

  async function runStep(step) {
    const { name, says, usual } = step;
    console.log(`\n=== ${name}: ${says}. About ${spoken(times.of(name, usual))}; with the rest ${left()}.`);
    const from = performance.now();
    const result = await runHere(step);
    const took = seconds(from);
    if (result.ok) times.keep(name, took);
    results.set(name, { ...result, took });
    running.delete(step);
    free += wide(step);
    if (lanes > 1) console.log(`\n=== ${name} ${result.ok ? 'is green' : 'is RED'} after ${spoken(took)}.`);
  }

  for (;;) {
    // Those behind a wide one use free lanes.
    for (let step; (step = waiting.find((one) => isReady(one) && wide(one) <= free));) {
      if (isRed() && !goOn) break;
      waiting.splice(waiting.indexOf(step), 1);
      free -= wide(step);
      running.set(step, null);
      running.set(step, runStep(step));
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }

  const summary = steps
    .filter(({ name }) => results.has(name))
    .map(({ name }) => {
      const { ok, took, passed, failed } = results.get(name);
      return `${ok ? 'ok  ' : 'RED '} ${name.padEnd(20)} ${took.toFixed(1).padStart(7)} s  ${passed} passed, ${failed} failed`;
    });
  const total = (key) => [...results.values()].reduce((sum, result) => sum + result[key], 0);
  console.log(
    `\n${summary.join('\n')}\nAll steps: ${seconds(started).toFixed(1)} s\n${total('passed')} passed, ${total('failed')} failed`,
  );
  return !isRed();
}

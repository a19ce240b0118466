import fs from 'node:fs';
import path from 'node:path';
import type { Figure } from './figures';

/** This machine's: another's say nothing here. */
const FILE = path.resolve(__dirname, '../../.cache/bench.jsonl');
const FEWEST = 3;
const MOST = 9;

interface Kept {
  /** Against the same run's floor, if any. */
  value: number;
  higherIsBetter: boolean;
}

export interface Run {
  at: string;
  commit: string;
  figures: Record<string, Kept>;
}

export interface Worse {
  name: string;
  before: number;
  now: number;
  noise: number;
}

export interface Comparison {
  worse: Worse[];
  compared: number;
  /** Too few earlier runs. */
  unknown: number;
}

export function kept(figures: readonly Figure[]): Run['figures'] {
  const values = figures.map(({ name, figure, ratio, goal = '' }) => ({
    name: name.trim(),
    value: ratio ?? parseFloat(figure.replace(/,/g, '')),
    higherIsBetter: goal.startsWith('>') || figure.endsWith('/s'),
  }));
  return Object.fromEntries(
    values
      .filter(({ value }) => Number.isFinite(value))
      .map(({ name, value, higherIsBetter }) => [name, { value, higherIsBetter }]),
  );
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The last run against the median of the others; noise: the farthest's distance from it. */
export function compare(runs: readonly Run[]): Comparison {
  const found: Comparison = { worse: [], compared: 0, unknown: 0 };
  for (const name of new Set(runs.flatMap(({ figures }) => Object.keys(figures)))) {
    const all = runs.flatMap(({ figures }) => figures[name] ?? []);
    const last = all[all.length - 1];
    const earlier = all
      .slice(0, -1)
      .slice(-MOST)
      .map(({ value }) => value);
    if (!last || earlier.length < FEWEST) {
      found.unknown += 1;
      continue;
    }
    found.compared += 1;
    const before = middle(earlier);
    const noise = Math.max(...earlier.map((value) => Math.abs(value - before)));
    const loss = last.higherIsBetter ? before - last.value : last.value - before;
    if (loss > noise) found.worse.push({ name, before, now: last.value, noise });
  }
  return found;
}

export const readRuns = (): Run[] =>
  fs.existsSync(FILE)
    ? fs
        .readFileSync(FILE, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Run)
    : [];

export function addRun(run: Run): void {
  fs.mkdirSync(path.dirname(FILE), { recursive: true });
  fs.appendFileSync(FILE, `${JSON.stringify(run)}\n`);
}

export function told({ worse, compared, unknown }: Comparison): string {
  const lines = worse.map(
    ({ name, before, now, noise }) =>
      `WORSE ${name}: ${before.toFixed(2)} before, ${now.toFixed(2)} now; it swings by ${noise.toFixed(2)}`,
  );
  const rest = unknown ? `, ${unknown} with fewer than ${FEWEST} earlier runs` : '';
  return [...lines, `${worse.length} of ${compared} figures got worse by more than they swing${rest}.`].join(
    '\n',
  );
}

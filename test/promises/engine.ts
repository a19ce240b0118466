import fc from 'fast-check';
import { seededRandom } from '../../sandbox/seeded/random';
import type { ConsoleAction } from '../../sandbox/runtime';
import {
  anyAction,
  anyCall,
  callAgain,
  type Choice,
  choice,
  consoleActions,
  loginAt,
  writingCalls,
} from './generic';
import { noteProof, promises } from './kept';
import { Breach, Play, type View, type Watch } from './play';
import { recipes } from './recipes';
import { readReference } from './reference';
import { serverOn } from './server';
import { readState, type State, stateOf } from './state';
import { createWorld, startsAt, type World } from './world';

export interface Options {
  runs: number;
  seed: string;
  /** fast-check's, to replay a breach. */
  path?: string | undefined;
  replay?: string | undefined;
  without?: readonly string[] | undefined;
  progress?: (done: number) => void;
}

export interface Report {
  seed: string;
  runs: number;
  steps: number;
  made: Map<string, { made: number; accepted: number }>;
  writes: Map<string, Set<string>>;
  breach: { message: string; sequence: string; again: string; foundAfter: number } | null;
  seconds: number;
}

class Command implements fc.AsyncCommand<Play, Play> {
  constructor(
    private readonly text: string,
    private readonly act: (play: Play) => Promise<void>,
  ) {}
  check = (): boolean => true;
  run = (play: Play): Promise<void> => this.act(play);
  toString = (): string => this.text;
}

const draw = fc.record({ a: fc.nat(1023), b: fc.nat(1023), c: fc.nat(1023) });
const who = fc.nat(15);

const recipeCommands = fc
  .tuple(
    fc.oneof(
      ...Object.entries(recipes).map(([name, { weight }]) => ({ weight, arbitrary: fc.constant(name) })),
    ),
    who,
    draw,
  )
  .map(
    ([name, at, drawn]) =>
      new Command(`${name}(${at}; ${drawn.a}, ${drawn.b}, ${drawn.c})`, async (play) =>
        recipes[name]?.run(play, loginAt(play, at), drawn),
      ),
  );

const callCommands = fc
  .tuple(fc.constantFrom(...writingCalls), who, choice, fc.boolean())
  .map(
    ([name, at, chosen, again]) =>
      new Command(`${name}(${at}${again ? ', as before' : ''})`, (play) =>
        anyCall(play, name, at, chosen, again),
      ),
  );

const actionCommands = fc
  .tuple(fc.constantFrom(...consoleActions), choice)
  .map(
    ([action, chosen]: [ConsoleAction, Choice]) =>
      new Command(`console ${action.name}`, (play) => anyAction(play, action, chosen)),
  );

const againCommands = fc
  .tuple(fc.nat(7), fc.oneof(fc.constant(0), who), fc.option(choice))
  .map(
    ([which, at, chosen]) =>
      new Command(`again(${which} back, ${at}${chosen ? ', changed' : ''})`, (play) =>
        callAgain(play, which, at, chosen),
      ),
  );

const anyCommand = fc.oneof(
  { weight: 10, arbitrary: recipeCommands },
  { weight: 5, arbitrary: callCommands },
  { weight: 2, arbitrary: againCommands },
  { weight: 1, arbitrary: actionCommands },
);
const maxCommands = 16;

/** Checks the promises that watch a changed table, or none. */
async function watch(view: View, without: readonly string[]): Promise<void> {
  if (view.step.faults.length > 0)
    throw new Breach('no-fault', `${view.step.name}: ${view.step.faults.join('\n')}`);
  await noteProof(view);
  for (const promise of promises) {
    if (without.includes(promise.id)) continue;
    const tables = new Set(promise.watches.map((place) => place.split('.')[0] as keyof State));
    if (tables.size > 0 && ![...tables].some((table) => view.changes(table).length > 0)) continue;
    const found = await promise.breach(view);
    if (found) throw new Breach(promise.id, `${found} (after ${view.step.name})`);
  }
}

class Undo extends Error {}

async function oneRun(
  world: World,
  base: State,
  people: readonly number[],
  commands: Iterable<fc.AsyncCommand<Play, Play>>,
  look: Watch,
  seen: (play: Play, failure: unknown) => void,
): Promise<void> {
  const chosen = [...new Set(people.map((at) => at % world.people.length))].flatMap(
    (at) => world.people[at] ?? [],
  );
  const owners = chosen.map(({ payerId }) => payerId);
  let failure: Error | null = null;
  await world.sandbox.db
    .transaction()
    .execute(async (tx) => {
      const play = new Play(
        serverOn(world.sandbox.runtime, tx, startsAt),
        chosen,
        stateOf(base, owners),
        look,
      );
      try {
        await fc.asyncModelRun(() => ({ model: play, real: play }), commands);
      } catch (error) {
        failure = error as Error;
      }
      seen(play, failure);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  if (failure !== null) throw failure as Error;
}

function count(report: Report, play: Play): void {
  for (const step of play.steps) {
    report.steps += 1;
    const entry = report.made.get(step.name) ?? { made: 0, accepted: 0 };
    report.made.set(step.name, entry);
    entry.made += 1;
    if (step.code !== '0') continue;
    entry.accepted += 1;
    const writes = report.writes.get(step.name) ?? new Set<string>();
    report.writes.set(step.name, writes);
    for (const { table, columns } of step.writes)
      for (const column of columns) writes.add(`${table}.${column}`);
  }
}

/** Checks every promise after each step. A seed repeats its runs. */
export async function keepPromises({
  runs,
  seed,
  path,
  replay,
  without = [],
  progress,
}: Options): Promise<Report> {
  const startedAt = performance.now();
  const report: Report = {
    seed,
    runs: 0,
    steps: 0,
    made: new Map(),
    writes: new Map(),
    breach: null,
    seconds: 0,
  };
  const world = await createWorld();
  try {
    await readReference(world.sandbox.db);
    const base = await readState(world.sandbox.db);
    const people = fc.array(fc.nat(world.people.length - 1), { minLength: 2, maxLength: 3 });
    const commands = fc.commands([anyCommand], {
      maxCommands,
      size: 'max',
      ...(replay ? { replayPath: replay } : {}),
    });
    let failed = false;
    let last: Play | null = null;
    const property = fc.asyncProperty(people, commands, async (chosen, list) => {
      try {
        await oneRun(
          world,
          base,
          chosen,
          list,
          (view) => watch(view, without),
          (play, failure) => {
            if (failure) last = play;
            if (!failed) count(report, play);
          },
        );
      } catch (error) {
        failed = true;
        throw error;
      }
      if (!failed) progress?.((report.runs += 1));
    });
    const result = await fc.check(property, {
      numRuns: runs,
      seed: seededRandom(seed).int(0, 2 ** 31 - 1),
      ...(path === undefined ? {} : { path }),
    });
    if (result.failed) report.breach = breachIn(result, report, last, seed);
  } finally {
    await world.close();
  }
  report.seconds = (performance.now() - startedAt) / 1000;
  return report;
}

function breachIn(
  result: fc.RunDetails<[number[], Iterable<fc.AsyncCommand<Play, Play>>]>,
  report: Report,
  last: Play | null,
  seed: string,
): Report['breach'] {
  const error = result.errorInstance as Error;
  const [people, list] = result.counterexample ?? [[], []];
  // Prints commands and replay path.
  const commands = (list as { toString: () => string }).toString();
  const replay = /replayPath="([^"]*)"/.exec(commands)?.[1] ?? '';
  const sequence = [
    `people ${people.join(', ')}; ${commands}`,
    ...(last?.steps ?? []).map(
      (step) =>
        `  ${step.by} ${step.payerId ?? ''} ${step.name} ${JSON.stringify(step.params)} -> ${step.code} ${step.message}`,
    ),
  ].join('\n');
  return {
    message: error instanceof Breach ? error.message : (error.stack ?? String(error)),
    sequence,
    foundAfter: report.runs + 1,
    again: `npm run promises -- --seed ${seed} --path ${result.counterexamplePath ?? ''} --replay '${replay}'`,
  };
}

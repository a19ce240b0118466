import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { oldEngines } from '../../host/oldEngine';
import { H5Driver } from './h5Driver';
import { HostDriver } from './hostDriver';
import { newPerson, type Person } from './person';
import { closeSandbox, sharedSandbox, type JourneySandbox } from './sandbox';
import { allTargets, drawnTargets, wantedTargets } from './targets';
import type { Driver, Target } from './types';

export interface JourneyContext {
  target: Target;
  sandbox: JourneySandbox;
  /** Unique to this run. */
  person: Person;
  newPerson: (market?: string) => Person;
  another: () => Promise<Driver>;
  log: (line: string) => void;
}

export interface JourneyOptions {
  targets?: readonly Target[];
  /** For platform differences; else one target drawn by seed. */
  everyTarget?: boolean;
  market?: string;
  chatApp?: boolean;
  insecure?: boolean;
  keyboard?: boolean;
  wide?: boolean;
  /** H5: 2 is twice the usual. */
  textSize?: number;
  oldEngine?: boolean;
  alipayRandom?: boolean;
  builds?: string;
  /** Known gap: reported, not run. */
  skip?: string;
}

const root = path.resolve(__dirname, '../../..');
const ownBuilds = path.join(root, 'dist');
let dist = ownBuilds;

export function useBuilds(folder: string): void {
  dist = folder;
  after(() => {
    dist = ownBuilds;
  });
}

/** API origin of mini-program builds (config/buildInfo.ts). */
const BUILT_FOR = 'http://127.0.0.1:8080';

/** On the shared sandbox; the caller closes it. */
export async function openDriver(target: Target, options: JourneyOptions = {}): Promise<Driver> {
  const folder = options.builds ?? dist;
  const { url } = await sharedSandbox(path.join(folder, 'h5'));
  if (target === 'h5')
    return H5Driver.start({
      url,
      ...(options.chatApp ? { chatApp: true } : {}),
      ...(options.insecure ? { insecure: true } : {}),
      ...(options.keyboard ? { keyboard: true } : {}),
      ...(options.wide ? { wide: true } : {}),
      ...(options.textSize ? { textSize: options.textSize } : {}),
      ...(options.oldEngine ? { oldEngine: true } : {}),
    });
  return new HostDriver({
    target,
    dir: path.join(folder, target),
    sandboxUrl: url,
    ...(options.oldEngine ? { without: oldEngines[target] } : {}),
    ...(options.alipayRandom ? { alipayRandom: true } : {}),
  });
}

/** For hanging scripts. */
const SCRIPT_LIMIT_MS = 300_000;

/** Per target with a fresh app and person; uncaught app errors fail it. */
export function journey(
  name: string,
  script: (driver: Driver, context: JourneyContext) => Promise<void>,
  options: JourneyOptions = {},
): void {
  after(closeSandbox);
  const targets = options.targets ?? (options.everyTarget ? allTargets : drawnTargets(name));
  for (const target of wantedTargets(targets)) {
    test(
      `${name} [${target}]`,
      { timeout: SCRIPT_LIMIT_MS, ...(options.skip ? { skip: options.skip } : {}) },
      async (t) => {
        const opened: Driver[] = [];
        const open = async (): Promise<Driver> => {
          const driver = await openDriver(target, options);
          opened.push(driver);
          return driver;
        };
        try {
          const driver = await open();
          const sandbox = await sharedSandbox(path.join(options.builds ?? dist, 'h5'));
          sandbox.reachedAt?.(target === 'h5' ? sandbox.url : BUILT_FOR);
          const market = options.market ?? 'AUS';
          await script(driver, {
            target,
            sandbox,
            person: newPerson(market),
            newPerson: (other) => newPerson(other ?? market),
            another: open,
            log: (line) => t.diagnostic(line),
          });
          const errors = opened.flatMap((driven) => driven.errors());
          assert.deepEqual(errors, [], `uncaught in the app:\n${errors.join('\n')}`);
        } catch (error) {
          throw await explained(
            error,
            name,
            opened,
            await lastCalls(path.join(options.builds ?? dist, 'h5')),
          );
        } finally {
          for (const driver of opened) await driver.close().catch(() => undefined);
        }
      },
    );
  }
}

async function lastCalls(h5Dir: string): Promise<string[]> {
  try {
    const calls = await (await sharedSandbox(h5Dir)).console.calls({ limit: 10 });
    return calls.map(
      ({ call, status, code, fault }) => `${call} ${status} ${code}${fault ? ` (${fault})` : ''}`,
    );
  } catch {
    return [];
  }
}

async function explained(
  error: unknown,
  name: string,
  drivers: Driver[],
  calls: readonly string[],
): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  if (calls.length > 0) error.message += `\n--- last calls ---\n${calls.join('\n')}`;
  const errors = drivers.flatMap((driver) => driver.errors());
  if (errors.length > 0 && !error.message.startsWith('uncaught'))
    error.message += `\n--- uncaught in the app ---\n${errors.slice(0, 5).join('\n')}`;
  const folder = process.env.JOURNEY_SHOTS;
  if (folder) {
    fs.mkdirSync(folder, { recursive: true });
    for (const [index, driver] of drivers.entries())
      await driver
        .screenshot(path.join(folder, `${name.replace(/\W+/g, '-')}-${driver.target}-${index}.png`))
        .catch(() => null);
  }
  return error;
}

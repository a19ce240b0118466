import { Clock } from '../../../sandbox/clock/clock';
import type { SandboxOptions } from '../../../sandbox/server';
import { consoleClient } from '../../journeys/console';
import { assertDocumented } from './documented';
import { NotByAddress } from './notByAddress';
import { sandboxClient } from './sandboxClient';
import type { TestSandbox } from './testSandbox';

/** A server that this process did not start. What only an own one has throws, once a test asks for it. */
export async function openAddress(base: string, options: SandboxOptions): Promise<TestSandbox> {
  const { quiet: _quiet, seed, ...special } = options;
  const url = base.replace(/\/+$/, '');
  const consoleToken = process.env.SANDBOX_CONSOLE_TOKEN ?? '';
  const close = async () => undefined;
  const [option] = Object.keys(special);
  if (option) return without(`a sandbox started with ${option}`, { close });
  const asked = consoleClient(url, consoleToken);
  const clock = new Clock();
  const followClock = async () => clock.set(await asked.get('/clock').catch(realTime));
  const console = consoleClient(url, consoleToken, followClock);
  if (process.env.CONTRACT_RESET) await console.reset(seed ?? false);
  else {
    // Someone's data may be there.
    console.reset = () => Promise.reject(new NotByAddress('needs --reset'));
    if (seed) await console.post('/seed');
  }
  // The file before may have stopped it.
  await clock.set(await asked.post('/clock', { speed: 1 }).catch(realTime));
  const client: TestSandbox['client'] = (headers) => sandboxClient(url, headers, assertDocumented);
  return without("the sandbox's tables or parts", { url, consoleToken, clock, console, client, close });
}

function realTime(error: unknown): { time: number; speed: number } {
  if (error instanceof NotByAddress) return { time: Date.now(), speed: 1 };
  throw error;
}

const members = [
  'client',
  'clock',
  'console',
  'consoleToken',
  'db',
  'port',
  'runtime',
  'url',
] as const satisfies (keyof TestSandbox)[];

function without(what: string, has: Partial<TestSandbox>): TestSandbox {
  const get = (): never => {
    throw new NotByAddress(`needs ${what}`);
  };
  for (const name of members) if (!(name in has)) Object.defineProperty(has, name, { get });
  return has as TestSandbox;
}

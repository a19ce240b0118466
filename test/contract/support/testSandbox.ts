import type { RunningSandbox, SandboxOptions } from '../../../sandbox/server';
import { ownDatabase } from '../../sandbox/postgres';
import { startFromSnapshot } from '../../sandbox/snapshot';
import type { ConsoleClient } from '../../journeys/console';
import { consoleClient } from '../../journeys/console';
import type { SandboxClient } from './sandboxClient';
import { sandboxClient } from './sandboxClient';
import { startFront } from './front';
import { startSecond } from './second';

export interface TestSandbox extends RunningSandbox {
  client: (headers?: Record<string, string>) => SandboxClient;
  console: ConsoleClient;
}

/**
 * A sandbox of its own for one suite: PGlite in memory, or, where DATABASE_URL is set, a new database on that server
 * that is dropped on close. Nothing moves by itself: suites call `console.tick()`.
 *
 * With PAIR_SEED a second sandbox in a process of its own serves the same database, and every call goes to one of the two,
 * drawn from that seed.
 */
export async function startTestSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  const own = options.databaseUrl ? null : await ownDatabase(options.seed ?? false);
  // Both name its address in links, as two servers behind one name do. A challenge's provider is code, which no other process can be handed.
  const pairs = (own || options.databaseUrl) && !options.challenge;
  const front = process.env.PAIR_SEED && pairs ? await startFront(process.env.PAIR_SEED) : null;
  const all: SandboxOptions = {
    port: 0,
    dataDir: 'memory',
    seed: false,
    scheduler: false,
    consoleToken: 'test-console',
    ...own?.options,
    ...(front ? { publicUrl: front.url } : {}),
    ...options,
  };
  const sandbox = await startFromSnapshot(all);
  const second = front ? await startSecond(all) : null;
  if (second) front?.serve([sandbox.url, second.url]);
  const url = front?.url ?? sandbox.url;
  return {
    ...sandbox,
    url,
    client: (headers) => sandboxClient(url, headers),
    // Suites read the clock of the first one, whichever was told.
    console: consoleClient(
      url,
      sandbox.consoleToken,
      () => sandbox.runtime.settings?.catchUp() ?? Promise.resolve(),
    ),
    close: async () => {
      await front?.close();
      await second?.stop();
      await sandbox.close();
      await own?.drop();
    },
  };
}

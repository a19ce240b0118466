import type { RunningSandbox, SandboxOptions } from '../../../sandbox/server';
import { ownDatabase } from '../../sandbox/postgres';
import { startFromSnapshot } from '../../sandbox/snapshot';
import type { ConsoleClient } from '../../journeys/console';
import { consoleClient } from '../../journeys/console';
import { openAddress } from './byAddress';
import { assertDocumented } from './documented';
import type { SandboxClient } from './sandboxClient';
import { sandboxClient } from './sandboxClient';
import { startFront } from './front';
import { startSecond } from './second';

export interface TestSandbox extends RunningSandbox {
  client: (headers?: Record<string, string>) => SandboxClient;
  console: ConsoleClient;
}

/**
 * In-memory PGlite, or a temporary database of DATABASE_URL. Jobs run on `console.tick()`. PAIR_SEED spreads calls over
 * this sandbox and a second process on the same database.
 */
export async function startTestSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  const base = process.env.CONTRACT_BASE;
  if (base) return openAddress(base, options);
  const own = options.databaseUrl ? null : await ownDatabase(options.seed ?? false);
  // Both put one address in links. A challenge provider is code: no other process has it.
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
    client: (headers) => sandboxClient(url, headers, assertDocumented),
    // The first sandbox's clock counts.
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

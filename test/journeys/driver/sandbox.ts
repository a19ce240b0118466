import { after } from 'node:test';
import { consoleClient, type ConsoleClient } from '../console';

export interface JourneySandbox {
  url: string;
  console: ConsoleClient;
  consoleToken?: string;
  /** Sets the address used in links. */
  reachedAt?: (address: string) => void;
  close: () => Promise<void>;
}

type Starter = (options: { h5Dir: string }) => Promise<JourneySandbox>;

const startReal: Starter = async ({ h5Dir }) => {
  // Suites with a stub server need no database.
  const { ownDatabase } = await import('../../sandbox/postgres');
  const { startFromSnapshot } = await import('../../sandbox/snapshot');
  const own = await ownDatabase(true);
  const running = await startFromSnapshot({
    port: 0,
    dataDir: 'memory',
    ...own?.options,
    quiet: process.env.SANDBOX_QUIET !== '0',
    h5Dir,
  });
  return {
    url: running.url,
    console: consoleClient(running.url, running.consoleToken),
    consoleToken: running.consoleToken,
    reachedAt(address) {
      running.runtime.publicUrl = address;
    },
    async close() {
      await running.close();
      await own?.drop();
    },
  };
};

let starter: Starter = startReal;
let running: { h5Dir: string; sandbox: Promise<JourneySandbox> } | null = null;

/** For the driver's own tests; before the first journey. */
export function useSandbox(other: Starter): void {
  starter = other;
  after(() => {
    starter = startReal;
  });
}

/** One server per process; another build replaces it. */
export async function sharedSandbox(h5Dir: string): Promise<JourneySandbox> {
  if (running && running.h5Dir !== h5Dir) await closeSandbox();
  running ??= { h5Dir, sandbox: starter({ h5Dir }) };
  return running.sandbox;
}

export async function closeSandbox(): Promise<void> {
  const open = running;
  running = null;
  if (open) await (await open.sandbox.catch(() => null))?.close();
}

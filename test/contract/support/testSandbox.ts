import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { RunningSandbox, SandboxOptions } from '../../../sandbox/server';
import { startSandbox } from '../../../sandbox/server';
import type { ConsoleClient } from '../../journeys/console';
import { consoleClient } from '../../journeys/console';
import type { SandboxClient } from './sandboxClient';
import { sandboxClient } from './sandboxClient';

export interface TestSandbox extends RunningSandbox {
  client(headers?: Record<string, string>): SandboxClient;
  console: ConsoleClient;
}

/**
 * A sandbox of its own for one suite: PGlite in memory, or, where DATABASE_URL is set, a new database on that server
 * that is dropped on close. Nothing moves by itself: suites call `console.tick()`.
 */
export async function startTestSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  const server = process.env.DATABASE_URL;
  const own = server && !options.databaseUrl ? await createDatabase(server) : null;
  const sandbox = await startSandbox({
    port: 0,
    dataDir: 'memory',
    databaseUrl: own?.url,
    seed: false,
    scheduler: false,
    consoleToken: 'test-console',
    ...options,
  });
  return {
    ...sandbox,
    client: (headers) => sandboxClient(sandbox.url, headers),
    console: consoleClient(sandbox.url, sandbox.consoleToken),
    close: async () => {
      await sandbox.close();
      await own?.drop();
    },
  };
}

/** An empty database beside the named one. */
export async function createDatabase(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `homeward_test_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string) => {
    const admin = new pg.Client({ connectionString: serverUrl });
    await admin.connect();
    try {
      await admin.query(sql);
    } finally {
      await admin.end();
    }
  };
  await run(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: () => run(`drop database if exists ${name} with (force)`) };
}

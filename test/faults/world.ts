import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { issueSession } from '../../sandbox/dispatch/sessions';
import type { RunningSandbox } from '../../sandbox/server';
import { startSandbox } from '../../sandbox/server';
import type { Remitter } from '../contract/support/orders';
import { remitter } from '../contract/support/orders';
import { sandboxClient } from '../contract/support/sandboxClient';
import { createDatabase, type TestSandbox } from '../contract/support/testSandbox';
import { consoleClient } from '../journeys/console';

/** A sandbox on a real folder (or on DATABASE_URL) that can be restarted under its clients, and people to remit with. */
export interface World {
  readonly sandbox: TestSandbox;
  readonly people: readonly Remitter[];
  restarts: number;
  restart: () => Promise<void>;
  /** A new token of somebody whose session is over. */
  signIn: (person: Remitter) => Promise<string>;
  close: () => Promise<void>;
}

export async function createWorld(people: number): Promise<World> {
  const server = process.env.DATABASE_URL;
  const database = server ? await createDatabase(server) : null;
  const dataDir = database ? 'memory' : fs.mkdtempSync(path.join(os.tmpdir(), 'homeward-faults-'));
  let running: RunningSandbox;
  const open = async (port: number): Promise<TestSandbox> => {
    running = await startSandbox({
      port,
      dataDir,
      databaseUrl: database?.url,
      seed: false,
      scheduler: false,
      consoleToken: 'faults-console',
      quiet: true,
    });
    return {
      ...running,
      client: (headers) => sandboxClient(running.url, headers),
      console: consoleClient(running.url, running.consoleToken),
    };
  };
  const world = {
    sandbox: await open(0),
    people: [] as Remitter[],
    restarts: 0,
    async restart() {
      await running.close();
      world.sandbox = await open(running.port);
      world.restarts += 1;
    },
    async signIn(person: Remitter) {
      const { db, clock } = world.sandbox;
      const request = { payerId: person.payerId, countryCode: person.market };
      return (await issueSession(db, request, clock.now())).token;
    },
    async close() {
      await running.close();
      await database?.drop();
      if (!database) fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
  while (world.people.length < people) world.people.push(await remitter(world.sandbox));
  return world;
}

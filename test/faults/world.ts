import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { issueSession } from '../../sandbox/dispatch/sessions';
import type { RunningSandbox } from '../../sandbox/server';
import { startSandbox } from '../../sandbox/server';
import { newId } from '../../sandbox/ids';
import { marketCodes, type MarketCode } from '@/domain/markets/markets';
import { type DemoPayer, demoPayer } from '../contract/support/demoPayer';
import { sandboxClient } from '../contract/support/sandboxClient';
import type { TestSandbox } from '../contract/support/testSandbox';
import { createDatabase } from '../sandbox/postgres';
import { consoleClient } from '../journeys/console';

export interface Sender extends DemoPayer {
  readonly market: MarketCode;
  readonly target: 'CHN' | 'MYS';
  readonly accountId?: string | undefined;
}

export async function linkedAccount(
  { db, clock }: Pick<TestSandbox, 'db' | 'clock'>,
  payerId: string,
): Promise<string> {
  const id = newId('ach');
  const now = clock.now();
  await db
    .insertInto('achAccounts')
    .values({
      id,
      payerId,
      source: 'plaid',
      institutionId: 'ins_first',
      institutionName: 'First Example Bank',
      holderName: 'Robin Tester',
      accountType: 'checking',
      mask: '3019',
      balance: null,
      status: 'ACTIVE',
      fingerprint: id,
      verifyAt: null,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  return id;
}

async function newSender(sandbox: TestSandbox, market: MarketCode): Promise<Sender> {
  const target = market === 'CHN' ? 'MYS' : 'CHN';
  const person = await demoPayer(sandbox, market, { target });
  if (target === 'MYS')
    await person.client.call('order.tngLimitConfirm', { payeeId: person.payeeId, targetAmount: '5000' });
  const accountId = market === 'USA' ? await linkedAccount(sandbox, person.payerId) : undefined;
  return { ...person, market, target, accountId };
}

/** On a folder or DATABASE_URL; restarts under its clients. */
export interface World {
  readonly sandbox: TestSandbox;
  readonly people: readonly Sender[];
  restarts: number;
  restart: () => Promise<void>;
  signIn: (person: Sender) => Promise<string>;
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
    people: [] as Sender[],
    restarts: 0,
    async restart() {
      await running.close();
      world.sandbox = await open(running.port);
      world.restarts += 1;
    },
    async signIn(person: Sender) {
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
  while (world.people.length < people) {
    const market = marketCodes[world.people.length % marketCodes.length] as MarketCode;
    world.people.push(await newSender(world.sandbox, market));
  }
  return world;
}

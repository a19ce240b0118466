import type { FastifyInstance } from 'fastify';
import type { Logger } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { withoutEnd } from '@/core/trimmed';
import { createApp } from './app';
import { pictureChallenge } from './challenge/picture';
import type { ChallengeProvider } from './challenge/provider';
import { consoleCourier, type Courier } from './courier/courier';
import { Clock, clockKey } from './clock/clock';
import { assertTablesFit, migrate } from './db/migrate';
import { openDatabase, type OpenDatabase } from './db/open';
import { readerOf } from './db/reader';
import { writeReferences } from './db/references';
import type { Db } from './db/schema';
import { json } from './db/schema';
import { SharedSettings } from './db/shared';
import { type TransactionOptions, withTransaction } from './db/transaction';
import { MemoryCallLog, SharedCallLog } from './dispatch/callLog';
import { createGate, newPrivateKey } from './dispatch/envelopeGate';
import { Faults, faultsKey } from './dispatch/faults';
import { describeError } from './describeError';
import { domains } from './domains';
import { createLog, type LogOptions } from './log';
import { Metrics } from './metrics/metrics';
import { Scheduler } from './jobs/scheduler';
import { tellStatement } from './tracing/sqlSpan';
import { AtRest, atRestKey } from './vault/atRest';
import { readySealing } from './vault/sealAll';
import { developmentDataKeys, Vault } from './vault/vault';
import { builtInto, type H5App } from './http/h5App';
import type { Handlers, Runtime, Work } from './runtime';

/** Left to running calls when stopping. */
const finishMs = 10_000;

export interface SandboxOptions {
  /** 0 picks a free one; 8080 by default. */
  port?: number;
  /** 127.0.0.1 by default. */
  host?: string;
  /** Folder of the PGlite database, or 'memory'. */
  dataDir?: string;
  /** A `dump` to start from. */
  snapshot?: string | undefined;
  /** PostgreSQL instead of PGlite. */
  databaseUrl?: string | undefined;
  /** True by default; else unsuitable tables are refused. */
  migrate?: boolean;
  /** Demo payers in an empty database; true by default. */
  seed?: boolean;
  /** Epoch ms; stored time wins over all but `time`. */
  clock?: { time?: number; speed?: number };
  h5Dir?: string;
  /** Built on demand, instead of `h5Dir`. */
  h5App?: H5App | undefined;
  localesDir?: string;
  /** For testing layouts. */
  pseudoEnglish?: boolean;
  /** Prints nothing, not even faults. */
  quiet?: boolean;
  randomSeed?: string;
  consoleToken?: string | undefined;
  /** Base of all links, if not its own address. */
  publicUrl?: string | undefined;
  /** Comma-separated; their X-Forwarded-For is trusted. None by default. */
  trustedProxies?: string | undefined;
  /** Refuses calls while the event loop is far behind: for its own process. False by default. */
  shedLoad?: boolean;
  /** Loopback only by default. */
  consoleOpen?: boolean;
  checkAnswers?: boolean;
  challenge?: ChallengeProvider | undefined;
  courier?: Courier;
  objects?: Runtime['objects'];
  /** JSON lines instead of faults in words. */
  log?: LogOptions | undefined;
  /** Reference rows: once per build. */
  build?: string | undefined;
  /** True by default; else only `tick` runs jobs. */
  scheduler?: boolean;
  /** Ed25519 PEM; the development key by default. */
  signingKey?: string;
  /** Base64, the newest first; a development key by default. */
  dataKeys?: readonly string[] | undefined;
  onProgress?: (step: string) => void;
  /** Like Kysely's `log`. */
  onQuery?: Logger;
}

export interface RunningSandbox {
  url: string;
  port: number;
  consoleToken: string;
  db: Db;
  clock: Clock;
  runtime: Runtime;
  dump?: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Rejects when the folder or port is taken. */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const progress = options.onProgress ?? (() => undefined);
  // Overlaps with opening the database.
  const privateKey = newPrivateKey();
  privateKey.catch(() => undefined);
  progress('opening the database');
  const atRest = new AtRest(new Vault(options.dataKeys ?? developmentDataKeys));
  const opened = await openDatabase({
    atRest,
    dataDir: options.dataDir ?? path.resolve('.data/sandbox'),
    databaseUrl: options.databaseUrl,
    snapshot: options.snapshot,
    log: (event) => {
      tellStatement(event);
      return options.onQuery?.(event);
    },
  });
  const { db, dump } = opened;
  let app: FastifyInstance | null = null;
  try {
    if (options.migrate ?? true) {
      progress('bringing the tables up to date');
      await migrate(opened);
    } else await assertTablesFit(opened);
    await readySealing(opened, atRest, () => progress('sealing numbers and documents'));
    const clock = await startClock(db, options.clock);
    const { runtime, scheduler } = await makeRuntime(opened, clock, privateKey, atRest, options);
    await runtime.transact((work) => writeReferences(work.db, domains, work.now, options.build), {
      serialKey: 'references',
      patient: true,
    });
    if (options.seed ?? true) {
      progress('writing the demo accounts');
      await seedDemo(runtime);
    }
    await followShared(runtime);

    progress('starting to listen');
    const consoleToken = options.consoleToken ?? randomBytes(18).toString('base64url');
    app = await createApp(runtime, {
      console: { token: consoleToken, open: options.consoleOpen ?? false, reseed: () => seedDemo(runtime) },
      h5App: options.h5App ?? builtInto(path.resolve(options.h5Dir ?? 'dist/h5')),
      localesDir: path.resolve(options.localesDir ?? 'locales'),
      pseudoEnglish: options.pseudoEnglish,
      trustedProxies: options.trustedProxies,
      shedLoad: options.shedLoad,
    });
    const port = await listen(app, runtime, options);
    if (options.scheduler ?? true) scheduler.start();

    let closing: Promise<void> | null = null;
    const close = () => {
      closing ??= (async () => {
        // First the requests, then the jobs, then the database both need.
        await finish(app);
        await scheduler.stop();
        await opened.close();
      })();
      return closing;
    };
    return { url: runtime.url, port, consoleToken, db, clock, runtime, close, ...(dump ? { dump } : {}) };
  } catch (error) {
    await app?.close().catch(() => undefined);
    await opened.close();
    throw error;
  }
}

async function startClock(db: Db, start: SandboxOptions['clock']): Promise<Clock> {
  const clock = new Clock(start);
  if (start?.time !== undefined) await clock.save(db);
  else if (!(await clock.load(db))) await clock.save(db);
  if (start?.speed !== undefined) await clock.set({ speed: start.speed }, db);
  return clock;
}

async function makeRuntime(
  { db, single, pool }: OpenDatabase,
  clock: Clock,
  privateKey: Promise<string>,
  atRest: AtRest,
  options: SandboxOptions,
): Promise<{ runtime: Runtime; scheduler: Scheduler }> {
  const settings = single ? null : new SharedSettings(db);
  const seed = options.randomSeed ?? 'homeward';
  const log = options.log ? createLog(options.log) : null;
  const { vault } = atRest;
  const runtime: Runtime = {
    db,
    reader: readerOf(db),
    single,
    settings,
    clock,
    domains,
    handlers: mergeHandlers(),
    faults: new Faults(db, seed),
    metrics: new Metrics(),
    pool,
    vault,
    atRest,
    callLog: single ? new MemoryCallLog() : new SharedCallLog(db),
    gate: await createGate(privateKey, db, settings, vault, options.signingKey),
    scheduler: {
      tick: () => scheduler.tick(),
      get lastTickAt() {
        return scheduler.lastTickAt;
      },
    },
    challenge: options.challenge ?? pictureChallenge,
    courier: options.courier ?? consoleCourier,
    objects: options.objects ?? null,
    log,
    seed,
    checkAnswers: options.checkAnswers ?? true,
    url: '',
    publicUrl: options.publicUrl ?? '',
    report: (where, error, requestId) => {
      if (log) return log.error({ reqId: requestId, where, err: error }, 'fault');
      const place = requestId ? `${where} (request ${requestId})` : where;
      if (!options.quiet) console.error(`[sandbox] ${place}: ${describeError(error)}`);
    },
    transact: (work, options) => transact(runtime, work, options),
  };
  const scheduler = new Scheduler(runtime);
  return { runtime, scheduler };
}

async function followShared({ settings, clock, faults, atRest }: Runtime): Promise<void> {
  settings?.follow(clockKey, (state) => clock.take(state));
  settings?.follow(faultsKey, () => faults.reload());
  settings?.follow(atRestKey, (stored) => atRest.take(stored));
  await faults.reload();
  await settings?.catchUp();
}

/** Returns the port. */
async function listen(
  app: FastifyInstance,
  runtime: Runtime,
  { port: wanted = 8080, host = '127.0.0.1', publicUrl }: SandboxOptions,
): Promise<number> {
  await app.listen({ port: wanted, host });
  const { port } = app.server.address() as AddressInfo;
  const reachable = host && host !== '0.0.0.0' && host !== '::' ? host : '127.0.0.1';
  runtime.url = `http://${reachable}:${port}`;
  runtime.publicUrl = withoutEnd(publicUrl ?? runtime.url, '/');
  return port;
}

/** Cuts clients that never end their request. */
async function finish(app: FastifyInstance | null): Promise<void> {
  const cut = setTimeout(() => app?.server.closeAllConnections(), finishMs).unref();
  await app?.close();
  clearTimeout(cut);
}

async function transact<T>(
  runtime: Runtime,
  work: (work: Work) => Promise<T>,
  options: Pick<TransactionOptions, 'serialKey' | 'patient'> = {},
): Promise<T> {
  const after: (() => void | Promise<void>)[] = [];
  const result = await withTransaction(
    runtime.db,
    (db) => {
      after.length = 0;
      return work({
        db,
        now: runtime.clock.now(),
        runtime,
        afterCommit: (later) => void after.push(later),
      });
    },
    { ...options, single: runtime.single },
  );
  for (const later of after) await later();
  return result;
}

/** Throws for two handlers of one call. */
function mergeHandlers(): Handlers {
  const merged: Record<string, unknown> = {};
  for (const domain of domains) {
    for (const [call, handler] of Object.entries(domain.handlers ?? {})) {
      if (merged[call]) throw new Error(`Two domains answer ${call}; the second is ${domain.name}.`);
      merged[call] = handler;
    }
  }
  return merged;
}

/** Once per database. */
async function seedDemo(runtime: Runtime): Promise<void> {
  await runtime.transact(
    async (work) => {
      const marker = await work.db
        .insertInto('settings')
        .values({ key: 'demo', value: json(work.now) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (Number(marker.numInsertedOrUpdatedRows ?? 0) === 0) return;
      for (const domain of runtime.domains) await domain.demoRows?.(work);
    },
    { serialKey: 'demo', patient: true },
  );
}

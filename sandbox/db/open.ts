import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Dialect, Kysely, type KyselyConfig, type Logger, PostgresDialect } from 'kysely';
import { PGliteDialect } from 'kysely-pglite-dialect';
import type { CustomTypesConfig } from 'pg';
import { AtRest } from '../vault/atRest';
import { SealingPlugin } from '../vault/sealingPlugin';
import { developmentDataKeys, Vault } from '../vault/vault';
import { lockFolder } from './lock';
import { assertRoom, diskFull, isDiskFull } from './room';
import type { Database, Db } from './schema';

export interface OpenDatabase {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Memory may replace shared tables: only one process writes. */
  single: boolean;
  /** Without the password, for messages. */
  place: string;
  /** PostgreSQL only. */
  pool?: () => Record<'busy' | 'idle' | 'waiting', number>;
  /** PGlite's, as one file. */
  dump?: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** One stuck session holds up a call, never the process: these errors become a 503. */
const timeouts = {
  // Otherwise a full pool or dead server waits forever.
  connectionTimeoutMillis: 10_000,
  lock_timeout: 10_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
};

const int8 = 20;
const cacheFolder = path.resolve('.cache/sandbox');

const byDevelopmentKey = (): AtRest => new AtRest(new Vault(developmentDataKeys));

/** snake_case in the database, camelCase here; keys within jsonb stay as written. */
export const kysely = (config: Omit<KyselyConfig, 'plugins'>, atRest = byDevelopmentKey()): Db =>
  new Kysely<Database>({ ...config, plugins: [new SealingPlugin(atRest)] });

/**
 * Opens PostgreSQL for a url, else PGlite in `dataDir` ('memory' keeps nothing).
 * @param options.snapshot file of a `dump` for a new PGlite database
 */
export async function openDatabase(options: {
  dataDir: string;
  databaseUrl?: string | undefined;
  snapshot?: string | undefined;
  atRest?: AtRest;
  log?: Logger | undefined;
}): Promise<OpenDatabase> {
  const { atRest = byDevelopmentKey(), log } = options;
  const opened: Opened = (dialect) => kysely({ ...(log ? { log } : {}), dialect }, atRest);
  return options.databaseUrl
    ? openPostgres(options.databaseUrl, opened)
    : openPglite(options.dataDir, options.snapshot, opened);
}

type Opened = (dialect: Dialect) => Db;

async function openPostgres(url: string, opened: Opened): Promise<OpenDatabase> {
  // Imported on demand: takes a tenth of a start.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    ...timeouts,
    keepAlive: true,
    types: {
      getTypeParser: ((oid: number, format: 'text') =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format)) as CustomTypesConfig['getTypeParser'],
    },
  });
  // Without listeners a dead connection ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = opened(new PostgresDialect({ pool }));
  const { host, pathname } = new URL(url);
  return {
    db,
    kind: 'postgres',
    single: false,
    place: host + pathname,
    pool: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => db.destroy(),
  };
}

async function openPglite(
  dataDir: string,
  snapshot: string | undefined,
  opened: Opened,
): Promise<OpenDatabase> {
  const inMemory = dataDir === 'memory';
  const plainly = (error: unknown) => (isDiskFull(error) ? diskFull(path.resolve(dataDir)) : error);
  const release = inMemory
    ? null
    : await lockFolder(dataDir).catch((error: unknown) => {
        throw plainly(error);
      });
  try {
    const folder = inMemory ? undefined : path.join(dataDir, 'pg');
    if (folder) assertRoom(path.resolve(dataDir), hasDatabase(folder));
    const client = await createClient(folder, snapshot);
    const db = opened(new PGliteDialect(client));
    return {
      db,
      kind: 'pglite',
      single: true,
      place: inMemory ? 'memory' : path.resolve(dataDir),
      dump: () => dump(client),
      close: async () => {
        await db.destroy();
        if (!client.closed) await client.close();
        await release?.();
      },
    };
  } catch (error) {
    await release?.();
    throw plainly(error);
  }
}

const hasDatabase = (folder: string): boolean => fs.existsSync(path.join(folder, 'PG_VERSION'));

/** Unpacks a cached template (0.4 s): initialising takes 3 s and more. */
async function createClient(folder: string | undefined, snapshot: string | undefined): Promise<PGlite> {
  const parsers = { [int8]: Number };
  if (folder && hasDatabase(folder)) return PGlite.create({ dataDir: folder, parsers });
  if (folder) fs.mkdirSync(path.dirname(folder), { recursive: true });
  const open = (file: string) =>
    PGlite.create({ dataDir: folder, parsers, loadDataDir: new Blob([fs.readFileSync(file)]) });
  if (snapshot) return open(snapshot);
  const template = path.join(
    cacheFolder,
    `empty-${createHash('sha256').update(pgliteVersion()).digest('hex').slice(0, 12)}.tar`,
  );
  if (fs.existsSync(template)) {
    try {
      return await open(template);
    } catch (error) {
      if (isDiskFull(error)) throw error;
      // A damaged template never fails a start.
      fs.rmSync(template, { force: true });
      if (folder) fs.rmSync(folder, { recursive: true, force: true });
    }
  }
  const client = await PGlite.create({ dataDir: folder, parsers });
  try {
    const bytes = await dump(client);
    fs.mkdirSync(cacheFolder, { recursive: true });
    const draft = `${template}.${process.pid}.${Date.now()}`;
    fs.writeFileSync(draft, bytes);
    fs.renameSync(draft, template);
  } catch {
    // Without a cache the next start initialises again.
  }
  return client;
}

async function dump(client: PGlite): Promise<Buffer> {
  return Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
}

function pgliteVersion(): string {
  const file = path.join(path.dirname(require.resolve('@electric-sql/pglite')), '..', 'package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { bundled } from '../../scripts/lib/bundled.mjs';
import { startSandbox, type RunningSandbox, type SandboxOptions } from '../../sandbox/server';

const folder = path.resolve(__dirname, '../../.cache/snapshots');
const locales = path.resolve(__dirname, '../../locales');
/** Demo data is dated from when it was written: orders expire, rates move on. */
const FRESH_MS = 60 * 60_000;

let program: Promise<string> | null = null;
/** Changes with anything the sandbox is made of: migrations, seeds, fixtures, rules, the names in its lists. */
export const programBuild = (): Promise<string> =>
  (program ??= bundled('sandbox/main.ts').then((file) => {
    const hash = createHash('sha256').update(path.basename(file));
    for (const language of fs.readdirSync(locales).sort()) {
      const texts = path.join(locales, language, 'server.json');
      if (fs.existsSync(texts)) hash.update(fs.readFileSync(texts));
    }
    return `sandbox-${hash.digest('hex').slice(0, 16)}`;
  }));

const kindOf = (seed: boolean): string => (seed ? 'demo' : 'bare');

/** What decides how a new database is filled; whoever sets it needs one of their own. */
const asUsual = ({ clock, randomSeed, dataDir = 'memory' }: SandboxOptions): boolean =>
  clock === undefined && randomSeed === undefined && dataDir === 'memory';

/** A sandbox in memory whose database is migrated and filled already, where the options leave that as usual. */
export async function startFromSnapshot(options: SandboxOptions): Promise<RunningSandbox> {
  if (options.databaseUrl) return startSandbox(options);
  if (!asUsual(options)) return startSandbox(options);
  const snapshot = await snapshotFile(options.seed ?? true);
  return startSandbox({ ...options, build: await programBuild(), snapshot });
}

/** File of a PGlite database, with the demo accounts or bare; made if there is none that is fresh. */
export async function snapshotFile(seed: boolean): Promise<string> {
  const name = await programBuild();
  const file = path.join(folder, `${name}-${kindOf(seed)}.tar`);
  const made = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (Date.now() - made < FRESH_MS) return file;
  const sandbox = await startSandbox({
    port: 0,
    dataDir: 'memory',
    quiet: true,
    seed,
    scheduler: false,
    build: name,
  });
  try {
    const bytes = await sandbox.dump?.();
    if (!bytes) throw new Error('Only PGlite can be dumped.');
    fs.mkdirSync(folder, { recursive: true });
    // Those of other sources are of no more use.
    for (const other of fs.readdirSync(folder))
      if (!other.startsWith(name)) fs.rmSync(path.join(folder, other), { force: true });
    const draft = `${file}.${process.pid}`;
    fs.writeFileSync(draft, bytes);
    fs.renameSync(draft, file);
  } finally {
    await sandbox.close();
  }
  return file;
}

/** Name of a PostgreSQL database to copy others from, migrated and with its reference rows; made once a server and day. */
export async function templateDatabase(serverUrl: string, seed: boolean): Promise<string> {
  const prefix = `homeward_template_${kindOf(seed)}_`;
  const day = new Date().toISOString().slice(0, 10).replace(/-/g, '');
  const name = `${prefix}${(await programBuild()).split('-').at(-1)}_${day}`;
  return admin(serverUrl, async (client) => {
    // One at a time: several processes may want it at once.
    await client.query('select pg_advisory_lock(hashtext($1))', [prefix]);
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where datname like $1',
      [`${prefix}%`],
    );
    if (rows.some(({ datname }) => datname === name)) return name;
    for (const { datname } of rows) await client.query(`drop database if exists ${datname}`);
    const draft = `${name}_draft`;
    await client.query(`create database ${draft}`);
    const sandbox = await startSandbox({
      port: 0,
      databaseUrl: databaseAt(serverUrl, draft),
      quiet: true,
      seed,
      scheduler: false,
      build: await programBuild(),
    });
    await sandbox.close();
    await client.query(`alter database ${draft} rename to ${name}`);
    return name;
  });
}

/** Runs work on the server's own database; its locks end with the connection. */
export async function admin<T>(
  serverUrl: string,
  work: (client: InstanceType<typeof pg.Client>) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startSandbox, type SandboxOptions } from '../../sandbox/server';
import { kindOf, programBuild } from './snapshot';

/** In DATABASE_URL, migrated and filled, for one sandbox. */
export async function ownDatabase(
  seed: boolean,
): Promise<{ options: SandboxOptions; drop: () => Promise<void> } | null> {
  const server = process.env.DATABASE_URL;
  if (!server) return null;
  const { url, drop } = await createDatabase(server, await templateDatabase(server, seed));
  return { options: { databaseUrl: url, build: await programBuild() }, drop };
}

/** Empty, or a copy of `template`. */
export async function createDatabase(
  serverUrl: string,
  template?: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `homeward_test_${randomBytes(6).toString('hex')}`;
  const run = (sql: string) => admin(serverUrl, (client) => client.query(sql));
  await run(`create database ${name}${template ? ` template ${template}` : ''}`);
  return {
    url: databaseAt(serverUrl, name),
    drop: async () => void (await run(`drop database if exists ${name} with (force)`)),
  };
}

/** Migrated, filled, renewed hourly as demo data is dated. */
async function templateDatabase(serverUrl: string, seed: boolean): Promise<string> {
  const prefix = `homeward_template_${kindOf(seed)}_`;
  const [day = '', hour = ''] = new Date().toISOString().slice(0, 13).split('T');
  const ofToday = `${prefix}${(await programBuild()).split('-').at(-1)}_${day.replace(/-/g, '')}`;
  const name = `${ofToday}_${hour}`;
  return admin(serverUrl, async (client) => {
    // Serializes concurrent processes.
    await client.query('select pg_advisory_lock(hashtext($1))', [prefix]);
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where datname like $1',
      [`${prefix}%`],
    );
    if (rows.some(({ datname }) => datname === name)) return name;
    for (const { datname } of rows)
      if (!datname.startsWith(ofToday)) await client.query(`drop database if exists ${datname}`);
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft}`);
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

/** On the default database; locks end with the connection. */
async function admin<T>(
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

function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

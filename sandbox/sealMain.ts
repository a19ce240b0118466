import { openDatabase } from './db/open';
import { readSettings } from './settings';
import { StartError } from './startError';
import { AtRest } from './vault/atRest';
import { keysOf } from './vault/keysOf';
import { sealAll } from './vault/sealAll';
import { Vault } from './vault/vault';

async function run(): Promise<void> {
  const settings = readSettings(process.env);
  const atRest = new AtRest(new Vault(keysOf(settings)));
  const opened = await openDatabase({
    dataDir: settings.SANDBOX_DATA,
    databaseUrl: settings.DATABASE_URL,
    atRest,
  });
  try {
    const written = await sealAll(opened.db, atRest);
    console.log(`${opened.place} is sealed by the first key: ${written} rows were written.`);
  } finally {
    await opened.close();
  }
}

export async function main(): Promise<void> {
  await run().catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  });
}

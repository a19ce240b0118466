import { openDatabase } from './db/open';
import { readSettings } from './settings';
import { runCommand } from './startError';
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

export const main = (): Promise<void> => runCommand(run);

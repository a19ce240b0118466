import { migrate } from './db/migrate';
import { openDatabase } from './db/open';
import { readSettings } from './settings';
import { runCommand } from './startError';

async function run(): Promise<void> {
  const { SANDBOX_DATA: dataDir, DATABASE_URL: databaseUrl } = readSettings(process.env);
  const opened = await openDatabase({ dataDir, databaseUrl });
  try {
    const done = await migrate(opened, { underLoad: true });
    for (const name of done) console.log(`  ${name}`);
    console.log(`The tables of ${opened.place} are up to date: ${done.length} migrations were run.`);
  } finally {
    await opened.close();
  }
}

export const main = (): Promise<void> => runCommand(run);
